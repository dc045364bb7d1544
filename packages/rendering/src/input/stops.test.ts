import type { CardWord, Placement, Spot } from '@aquarius/engine';
import { describe, expect, test } from 'vitest';
import type { BoardConfig } from '../board-config.ts';
import { meaningOfDrop, meaningOfTap } from './meaning.ts';
import { stopsOf } from './stops.ts';

const card = (x: number, y: number): Placement => ({ card: 'FFFF' as CardWord, x, y });
const legal = (x: number, y: number) => ({ x, y, joins: [] });
const middle = ({ x, y }: Spot) => ({ x: x + 0.5, y: y + 0.5 });

const looking: BoardConfig = {
	table: [card(0, 0), card(1, 0)],
	held: null,
	spots: [],
	draft: null,
	targets: null,
	lastMove: [],
	lit: null,
	trace: null,
	interactive: true,
	words: {
		board: 'board',
		card: ({ x, y }) => `card ${x},${y}`,
		spot: ({ x, y }) => `spot ${x},${y}`,
		emptySpot: ({ x, y }) => `empty ${x},${y}`,
		reason: (code) => code,
		count: String,
		zoomIn: 'in',
		zoomOut: 'out',
		fitAll: 'all',
		offScreen: 'there',
	},
};
const placing: BoardConfig = { ...looking, held: 'FFFF' as CardWord, spots: [legal(0, -1), legal(2, 0)] };
const previewing: BoardConfig = { ...placing, draft: card(2, 0) };
const choosing: BoardConfig = { ...looking, targets: { spots: [{ x: 1, y: 0 }], chosen: { x: 1, y: 0 } } };

/** What arrows lead to, by name. */
const main = (config: BoardConfig) =>
	stopsOf(config)
		.filter((stop) => stop.main)
		.map((stop) => stop.label);

describe('what can be focused', () => {
	test.each([
		['nothing is held', looking, ['card 0,0', 'card 1,0']],
		['a card is held', placing, ['spot 0,-1', 'spot 2,0']],
		['a card is previewed', previewing, ['spot 0,-1', 'spot 2,0']],
		['a card has to be chosen', choosing, ['card 1,0']],
		['it is not the player’s to act', { ...placing, interactive: false }, ['card 0,0', 'card 1,0']],
	])('arrows lead to what matters when %s', (_, config, names) => {
		expect(main(config)).toEqual(names);
	});

	test('every place beside cards is there to be asked about, each once, in reading order', () => {
		expect(stopsOf(placing).map((stop) => stop.label)).toEqual([
			'spot 0,-1',
			'empty 1,-1',
			'empty -1,0',
			'card 0,0',
			'card 1,0',
			'spot 2,0',
			'empty 0,1',
			'empty 1,1',
		]);
	});

	test('a spot keeps its key when it becomes the preview, so that focus stays', () => {
		const keyAt = (config: BoardConfig) => stopsOf(config).find((stop) => stop.x === 2)?.key;
		expect(keyAt(previewing)).toBe(keyAt(placing));
	});

	test('a held card that fits nowhere leaves the empty places to the arrows', () => {
		expect(main({ ...placing, spots: [] })).toHaveLength(6);
	});
});

describe('what a tap means', () => {
	test.each([
		['a card, nothing held', looking, { x: 1, y: 0 }, 'card'],
		['bare ground, nothing held', looking, { x: 2, y: 0 }, 'nothing'],
		['a legal spot', placing, { x: 2, y: 0 }, 'spot'],
		['a place beside cards', placing, { x: 1, y: 1 }, 'refused'],
		['a place that touches at a corner', placing, { x: 2, y: 1 }, 'nothing'],
		['the preview', previewing, { x: 2, y: 0 }, 'draft'],
		['another spot while previewing', previewing, { x: 0, y: -1 }, 'spot'],
		['a target', choosing, { x: 1, y: 0 }, 'card'],
		['a card that is no target', choosing, { x: 0, y: 0 }, 'refused'],
		['bare ground while choosing', choosing, { x: 2, y: 0 }, 'nothing'],
		['a spot, for someone who watches', { ...placing, interactive: false }, { x: 2, y: 0 }, 'nothing'],
	])('%s', (_, config, spot, type) => {
		expect(meaningOfTap(config, middle(spot)).type).toBe(type);
	});

	test.each([
		['near a spot', { x: 2.3, y: 0.2 }, 'spot'],
		['on a card', { x: 0, y: 0 }, 'refused'],
		['far away', { x: 9, y: 9 }, 'refused'],
	])('a card let go %s', (_, spot, type) => {
		expect(meaningOfDrop(placing, middle(spot)).type).toBe(type);
	});
});
