/** What can be focused and is named on the board, in reading order. Pure, from what is shown. */
import type { Spot } from '@aquarius/engine';
import type { BoardConfig } from '../board-config.ts';
import type { Meaning } from './meaning.ts';
import { isPlacing } from './meaning.ts';
import { isBesideCards, isSameSpot } from './reach.ts';
import { inReadingOrder } from './roving.ts';

export interface Stop extends Spot {
	/** Stays while the thing stays, so that its element and its focus do. */
	readonly key: string;
	/** `empty`: a place beside cards where the held card does not fit, there to be asked why. */
	readonly kind: 'card' | 'target' | 'spot' | 'draft' | 'empty';
	readonly label: string;
	/** Arrow keys go here; the others are for page keys and screen readers. */
	readonly main: boolean;
	readonly chosen: boolean;
	readonly meaning: Meaning;
}

export function stopsOf(config: BoardConfig): readonly Stop[] {
	const places = isPlacing(config) ? placesOf(config) : [];
	const targets = config.interactive ? config.targets : null;
	const cards = config.table.map((placement): Stop => {
		const isTarget = targets?.spots.some((spot) => isSameSpot(spot, placement)) === true;
		return {
			x: placement.x,
			y: placement.y,
			key: `card ${placement.x},${placement.y} ${placement.card}`,
			kind: isTarget ? 'target' : 'card',
			label: config.words.card(placement),
			main: targets ? isTarget : places.length === 0,
			chosen: isTarget && targets?.chosen != null && isSameSpot(targets.chosen, placement),
			meaning: { type: 'card', placement },
		};
	});
	return inReadingOrder([...cards, ...places]);
}

function placesOf(config: BoardConfig): readonly Stop[] {
	const { draft, spots, table, words } = config;
	const key = ({ x, y }: Spot) => `place ${x},${y}`;
	const open = spots.filter((spot) => !draft || !isSameSpot(spot, draft));
	const legal = open.map((spot): Stop => {
		const meaning: Meaning = { type: 'spot', spot };
		return { ...at(spot), key: key(spot), kind: 'spot', label: words.spot(spot), main: true, chosen: false, meaning };
	});
	const closed = emptyBeside(config).map((spot): Stop => {
		const meaning: Meaning = { type: 'refused', spot };
		const label = words.emptySpot(spot);
		return {
			...at(spot),
			key: key(spot),
			kind: 'empty',
			label,
			main: legal.length === 0 && !draft,
			chosen: false,
			meaning,
		};
	});
	if (!draft) return [...legal, ...closed];
	const shown = spots.find((spot) => isSameSpot(spot, draft));
	const preview: Stop = {
		...at(draft),
		key: key(draft),
		kind: 'draft',
		label: shown ? words.spot(shown) : words.card(draft),
		main: true,
		chosen: true,
		meaning: { type: 'draft' },
	};
	return table.length === 0 ? [preview, ...legal] : [preview, ...legal, ...closed];
}

/** Empty places beside cards that are neither legal nor previewed. */
function emptyBeside({ table, spots, draft }: BoardConfig): readonly Spot[] {
	const found = new Map<string, Spot>();
	for (const { x, y } of table) {
		for (const [dx, dy] of [
			[1, 0],
			[-1, 0],
			[0, 1],
			[0, -1],
		] as const) {
			found.set(`${x + dx},${y + dy}`, { x: x + dx, y: y + dy });
		}
	}
	const covers = (one: Spot, place: Spot) => Math.abs(one.x - place.x) < 1 && Math.abs(one.y - place.y) < 1;
	return [...found.values()].filter(
		(place) =>
			isBesideCards(table, place) &&
			!table.some((card) => covers(card, place)) &&
			!spots.some((spot) => isSameSpot(spot, place)) &&
			!(draft && covers(draft, place)),
	);
}

const at = ({ x, y }: Spot): Spot => ({ x, y });
