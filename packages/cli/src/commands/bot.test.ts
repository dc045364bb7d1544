import { chooseMove } from '@aquarius/bots';
import { createGame, legalMoves, makeMove, makeView, ruleSet, viewFor } from '@aquarius/engine';
import { describe, expect, it } from 'vitest';
import { LONGEST_LINE } from '../lines.ts';
import { keyFor } from '../seeds.ts';
import { aquarius } from '../testing.ts';

const state = createGame({ rules: ruleSet('v3'), players: 2, random: 'a'.repeat(64), first: 0 });
const legal = legalMoves(state, 0).map(makeMove);
const view = (viewer: number) => makeView(viewFor(state, viewer));
const question = (viewer: number): string => JSON.stringify({ view: view(viewer), legal });

describe('aquarius bot', () => {
	it('answers each view with a legal move', () => {
		const { status, stdout } = aquarius(['bot', 'greedy'], `${question(0)}\n${question(0)}\n`);
		const moves = stdout.trim().split('\n');
		expect(status).toBe(0);
		expect(moves).toHaveLength(2);
		for (const move of moves) expect(legal).toContain(move);
	});

	it('chooses from the moves that are listed', () => {
		const some = legal.toSorted().slice(0, 3);
		const questions = some.map((only) => `${JSON.stringify({ view: view(0), legal: [only] })}\n`);
		const { status, stdout } = aquarius(['bot', 'greedy'], questions.join(''));
		expect({ status, moves: stdout.trim().split('\n') }).toEqual({ status: 0, moves: some });
	});

	it('answers the same however the moves are listed, and without a list', () => {
		const reversed = JSON.stringify({ view: view(0), legal: legal.toReversed() });
		const answers = [question(0), reversed, JSON.stringify({ view: view(0) })].map(
			(line) => aquarius(['bot', 'random'], line).stdout,
		);
		expect(new Set(answers).size).toBe(1);
	});

	it.each(['with a list of moves', 'without one'])('makes the playouts that it is given, %s', (what) => {
		const views = Array.from({ length: 12 }, (_, game) =>
			viewFor(createGame({ rules: ruleSet('v3'), players: 2, random: keyFor('deal', game), first: 0 }), 0),
		);
		const lines = views.map((seen) => {
			const listed = what === 'without one' ? {} : { legal: legalMoves(seen, 0).map(makeMove) };
			return JSON.stringify({ view: makeView(seen), ...listed });
		});
		const { stdout } = aquarius(['bot', 'medium', '--playouts', '1'], `${lines.join('\n')}\n`);
		const here = (options = {}) =>
			views.map((seen, at) => makeMove(chooseMove('medium', seen, keyFor('1', at), options)));
		expect(stdout.trim().split('\n')).toEqual(here({ budget: { playouts: 1 } }));
		expect(here()).not.toEqual(here({ budget: { playouts: 1 } }));
	});

	const over = { ...view(0), outcome: { winners: [0], reason: 'closest' } };
	const blind = {
		...view(0),
		players: [
			{ hand: ['FFFF'], goal: '?' },
			{ hand: ['????'], goal: '?' },
		],
	};
	const BAD = [
		['no JSON', '{ torn', 'format/not-this-format', ''],
		['no object', '[]', 'format/wrong-type', ''],
		['no view', { legal }, 'format/missing-field', 'view'],
		['a field that it does not know', { view: view(0), leagl: legal }, 'format/unknown-field', 'leagl'],
		['a view that cannot be read', { view: { ...view(0), turn: 'mine' }, legal }, 'format/wrong-type', 'view.turn'],
		['a list that is none', { view: view(0), legal: 'pass' }, 'format/wrong-type', 'legal'],
		['an empty list', { view: view(0), legal: [] }, 'format/impossible', 'legal'],
		['a listed number', { view: view(0), legal: [legal[0], 7] }, 'format/wrong-type', 'legal[1]'],
		['a listed text that is no move', { view: view(0), legal: ['hop'] }, 'text/unreadable', 'legal[0]'],
		['a listed move that is not legal', { view: view(0), legal: ['pass'] }, 'pass/not-allowed', 'legal[0]'],
		['the view of another seat', question(1), 'turn/not-yours', 'view'],
		['a view before the draw', { view: { ...view(0), phase: 'draw' }, legal }, 'turn/not-yours', 'view'],
		['the view of a finished game', { view: over, legal }, 'game/over', 'view'],
		['a view without the own Goal', { view: blind, legal: ['pass'] }, 'format/impossible', 'view'],
	] as const;
	// All in one run, each followed by a question that can be answered.
	const lines = BAD.map(([, line]) => (typeof line === 'string' ? line : JSON.stringify(line)));
	const ran = aquarius(['bot', 'greedy'], lines.map((line) => `${line}\n${question(0)}\n`).join(''));
	const answers = ran.stdout.split('\n');
	const told = ran.stderr.split('\n');

	it.each(BAD.map(([what, , code, at], i) => [what, code, at, i] as const))(
		'answers %s with an error and goes on',
		(_, code, at, i) => {
			expect(JSON.parse(answers[2 * i] ?? '')).toEqual({ error: { code, at, detail: expect.stringMatching(/./) } });
			expect(legal).toContain(answers[2 * i + 1]);
			expect(told[i]).toMatch(new RegExp(`^line ${2 * i + 1}: .*\\(${code}\\)$`));
		},
	);

	it('ends with status 1 when there was a line without an answer', () => {
		expect({ status: ran.status, told: told.length }).toEqual({ status: 1, told: BAD.length + 1 });
	});

	it('names lines by their number in the input, as editors do', () => {
		const { stdout, stderr } = aquarius(['bot', 'greedy'], `\n\r\n{ torn\n\n{ "\u2028": 7 }\r\n${question(0)}`);
		expect(stderr.match(/^line \d+/gm)).toEqual(['line 3', 'line 5']);
		expect(stdout.trim().split('\n')).toHaveLength(3);
	});

	it('answers a line that is too long with an error and goes on', () => {
		const ran = aquarius(['bot', 'greedy'], `${question(0)}\n${'x'.repeat(LONGEST_LINE + 1)}\n${question(0)}\n`);
		const detail = `the line is longer than ${LONGEST_LINE} characters`;
		const [first, second, third] = ran.stdout.split('\n');
		expect(JSON.parse(second ?? '')).toEqual({ error: { code: 'format/not-this-format', at: '', detail } });
		for (const move of [first, third]) expect(legal).toContain(move);
		expect({ status: ran.status, stderr: ran.stderr }).toEqual({
			status: 1,
			stderr: `line 2: ${detail} (format/not-this-format)\n`,
		});
	});
});

/** Views that can be read, and by which nobody can decide. Some bots can all the same, if they look at little. */
const UNFIT = [
	[
		'a deck of more cards than there are',
		{ deck: 100_000 },
		'view',
		'100001 cards are hidden, and these rules have 95',
	],
	['a deck that no memory holds', { deck: 1e9 }, 'view', '1000000001 cards are hidden, and these rules have 95'],
	[
		'hands of more cards than there are',
		{
			players: [
				{ hand: ['FFWA', 'FSFS'], goal: 'F' },
				{ hand: Array(96).fill('????'), goal: '?' },
			],
		},
		'view',
		'96 cards are hidden, and these rules have 95',
	],
	[
		'a hidden card in the own hand',
		{
			players: [
				{ hand: ['FFWA', 'FSFS', '????'], goal: 'F' },
				{ hand: ['????'], goal: '?' },
			],
		},
		'view.players[0].hand[2]',
		'it does not show a card of its own seat',
	],
	[
		'more unused Goals than there are',
		{ rules: 'v2', unusedGoals: 300 },
		'view.unusedGoals',
		'300 Goals are unused, and these rules have 5',
	],
	['a table too wide', { table: ['SSFF@0,0', 'SSFF@5000,5000'] }, 'view', /^medium cannot decide by it: .*room/],
	[
		'too many seats',
		{
			players: Array.from({ length: 18 }, (_, at) =>
				at === 0 ? { hand: ['FFWA', 'FSFS'], goal: 'F' } : { hand: ['????'], goal: '?' },
			),
		},
		'view',
		/^medium cannot decide by it: .*16 seats/,
	],
] as const;

describe('a view by which nobody can decide', () => {
	const few = {
		rules: 'v3',
		me: 0,
		table: ['SSFF@0,0'],
		players: [
			{ hand: ['FFWA', 'FSFS'], goal: 'F' },
			{ hand: ['????'], goal: '?' },
		],
	};
	const lines = UNFIT.map(([, fields]) => `${JSON.stringify({ view: { ...few, ...fields } })}\n${question(0)}\n`);
	const ran = aquarius(['bot', 'medium'], lines.join(''));
	const answers = ran.stdout.split('\n');
	const told = ran.stderr.split('\n');

	it.each(UNFIT.map(([what, , at, detail], i) => [what, at, detail, i] as const))(
		'as one with %s, is an error, and the next line is answered as ever',
		(_, at, detail, i) => {
			const wanted = typeof detail === 'string' ? detail : expect.stringMatching(detail);
			expect(JSON.parse(answers[2 * i] ?? '')).toEqual({ error: { code: 'format/impossible', at, detail: wanted } });
			expect(answers[2 * i + 1]).toBe(makeMove(chooseMove('medium', viewFor(state, 0), keyFor('1', 2 * i + 1))));
			expect(told[i]).toMatch(new RegExp(`^line ${2 * i + 1}: .*\\(format/impossible\\)$`));
		},
	);

	it('ends with status 1', () => {
		expect({ status: ran.status, told: told.length }).toEqual({ status: 1, told: UNFIT.length + 1 });
	});
});
