import { describe, expect, test } from 'vitest';
import { applyMove } from '../apply-move.ts';
import { disbelieve } from '../disbelieve.ts';
import { ruleSet } from '../rulesets/rule-set.ts';
import { createGame } from '../setup.ts';
import { parseMove } from '../text/move.ts';
import type { Action, GameEvent, GameState, PlayEntry, RuleSet, Solitaire } from '../types.ts';
import { readSolitaire } from './json.ts';
import { cardMoves, isReadableStack, isSolitaireMove, solitaireMoves, whyNotSolitaire } from './moves.ts';
import type { Stack } from './piles.ts';
import { makeStack, parseStack } from './text.ts';

const strict = ruleSet('solitaire');
const relaxed: RuleSet = { ...strict, solitaireRuns: 'many' };
const own: RuleSet = { ...strict, solitaireSlots: 'own' };

/** Piles and slots as words with spaces between, lists that are not given empty. */
interface Laid {
	readonly piles?: readonly string[];
	readonly slots?: readonly string[];
	readonly deck?: string;
	readonly called?: readonly Action[];
	readonly actions?: readonly Action[];
}

function laid({ piles = [], slots = [], deck = '', called = ['zap-a-card'], actions = [] }: Laid): Solitaire {
	const words = (text: string | undefined) => (text ? text.split(' ') : []);
	const five = (lists: readonly string[]) => [0, 1, 2, 3, 4].map((i) => words(lists[i]));
	const json = { piles: five(piles), slots: five(slots), deck: words(deck), called, actions };
	const { solitaire } = readSolitaire(json, '', strict);
	if (solitaire === undefined) disbelieve('these are the rules of a solitaire');
	return solitaire;
}

function stack(text: string): Stack {
	const move = parseStack(text);
	if (move === undefined) disbelieve(`${text} moves a card`);
	return move;
}

const textsOf = (of: Laid, rules = strict) => cardMoves(laid(of), rules).map(makeStack);
const codeOf = (of: Laid, text: string, rules = strict) => whyNotSolitaire(laid(of), rules, stack(text));

/** Makes moves one after the other: how the game stands then, all that was caused, and the last entry of the record. */
function after(of: Laid, texts: readonly string[], rules = strict) {
	let state: GameState = { ...createGame({ rules, players: 1, random: '0'.repeat(64) }), solitaire: laid(of) };
	const events: GameEvent[] = [];
	let last: PlayEntry | undefined;
	for (const text of texts) {
		const move = parseMove(text);
		const before = state.solitaire;
		if (move === undefined || before === undefined) disbelieve(`${text} is a move`);
		expect(whyNotSolitaire(before, rules, move)).toBeUndefined();
		const played = applyMove(state, 0, move);
		if (!played.ok) disbelieve(`${text} is legal`);
		state = played.value.state;
		events.push(...played.value.events);
		last = played.value.entry;
	}
	if (state.solitaire === undefined) disbelieve('the piles stay');
	return { ...state, solitaire: state.solitaire, events, drew: last?.drew, entry: last };
}

describe('onto another pile', () => {
	test.each([
		['a quadrant of the element called lines up', ['FFWW', 'FEAS'], ['p1>p2 FFWW', 'p2>p1 FEAS']],
		['the half turn lines up', ['WWFF', 'FEAS'], ['p1>p2 FFWW', 'p2>p1 SAEF']],
		[
			'both ways line up and both are moves',
			['FWFW', 'FFAA'],
			['p1>p2 FWFW', 'p1>p2 WFWF', 'p2>p1 AAFF', 'p2>p1 FFAA'],
		],
		['a card that looks the same turned is one move', ['FFFF', 'FFFF'], ['p1>p2 FFFF', 'p2>p1 FFFF']],
		['the same element in other quadrants only is no match', ['F..A', '.FA.'], []],
		['a quadrant that a diagonal cuts is of neither element', ['F..A', 'WFEE'], []],
		['the whole quadrant of a diagonal counts', ['F..A', 'EWAF'], ['p1>p2 A..F', 'p2>p1 FAWE']],
		['another element lines up, not the one called', ['WWWW', 'WWWW'], []],
		['a Wild counts as all five', ['****', 'FEAS'], ['p1>p2 ****', 'p2>p1 FEAS', 'p2>p1 SAEF']],
		['only the top card counts', ['FFFF EEEE', 'FFFF'], []],
		['nothing goes onto a Goal', ['FFFF', 'F'], ['p2>a1 F', 'p2>a2 F', 'p2>a3 F', 'p2>a4 F', 'p2>a5 F']],
	])('%s', (_, piles, moves) => {
		expect(textsOf({ piles, ...(moves[0]?.includes('>a') ? {} : { slots: ['E', 'A', 'W', 'S'] }) }).sort()).toEqual(
			[...moves].sort(),
		);
	});
	test.each<[Action, string]>([
		['zap-a-card', 'FFFF'],
		['move-a-card', 'EEEE'],
		['shuffle-goals', 'WWWW'],
		['trade-goals', 'AAAA'],
		['trade-hands', 'SSSS'],
	])('%s calls %s', (action, ace) => {
		const piles = ['FFFF FFFF', 'EEEE EEEE', 'WWWW', 'AAAA', 'SSSS'];
		const slots = [ace[0] ?? ''];
		const places = piles.findIndex((pile) => pile.includes(ace)) + 1;
		expect(textsOf({ piles, slots, called: ['trade-hands', action] })).toEqual([`p${places}>a1 ${ace}`]);
	});
	test.each<[string, readonly Action[]]>([
		['no Action is turned up', []],
		['the Action has no picture in the deck that the game is for', ['shuffle-hands']],
	])('no card moves while %s', (_, called) => {
		expect(textsOf({ piles: ['FFFF', 'FFFF'], slots: ['F'], called })).toEqual([]);
	});
});

describe('onto a slot', () => {
	test('a Goal goes to any empty slot, whatever is called', () => {
		expect(textsOf({ piles: ['W'], slots: ['E', '', 'F FFFF'] })).toEqual(['p1>a2 W', 'p1>a4 W', 'p1>a5 W']);
	});
	test('on the Goal goes the Ace of its element only', () => {
		const piles = ['FFFF', 'FFWW', '****', 'EEEE', 'F'];
		expect(textsOf({ piles, slots: ['F', 'E'] }).filter((text) => text.includes('>a1'))).toEqual(['p1>a1 FFFF']);
	});
	test('the Ace goes when its element is called', () => {
		expect(codeOf({ piles: ['EEEE'], slots: ['E'] }, 'p1>a1 EEEE')).toBe('pile/no-match');
		expect(codeOf({ piles: ['EEEE'], slots: ['E'], called: ['move-a-card'] }, 'p1>a1 EEEE')).toBeUndefined();
	});
	test('later cards line up in the element called, of any slot', () => {
		expect(textsOf({ piles: ['AFWE'], slots: ['F FFFF', 'W WWWW FFWW'] })).toEqual([
			'p1>a1 AFWE',
			'p1>a2 AFWE',
			'p1>a1 EWFA',
		]);
	});
	test('in the harder form only of the slot that is its own', () => {
		expect(textsOf({ piles: ['AFWE'], slots: ['F FFFF', 'W WWWW FFWW'] }, own)).toEqual(['p1>a1 AFWE', 'p1>a1 EWFA']);
	});
	test('no second Goal goes there', () => {
		expect(codeOf({ piles: ['F'], slots: ['F FFFF'] }, 'p1>a1 F')).toBe('pile/no-match');
	});
});

describe('a move is refused', () => {
	const piles = ['FFWW', '', 'FEAS', 'F'];
	test.each([
		['p1>p3 FFAA', 'card/not-in-hand', 'another card lies on top'],
		['p2>p3 FFWW', 'card/not-in-hand', 'the pile is empty'],
		['p4>a1 E', 'card/not-in-hand', 'another Goal lies there'],
		['p4>a1 FFFF', 'card/not-in-hand', 'a Goal lies there'],
		['p1>p1 WWFF', 'target/no-card', 'onto itself'],
		['p1>p2 FFWW', 'pile/no-match', 'onto an empty pile'],
		['p1>p4 FFWW', 'pile/no-match', 'onto a Goal'],
		['p4>p2 F', 'pile/no-match', 'a Goal onto a pile'],
		['p1>p3 WWFF', 'pile/no-match', 'the other way round it would line up'],
		['p1>a1 FFWW', 'pile/no-match', 'onto an empty slot'],
	])('%s: %s, %s', (text, code) => expect(codeOf({ piles }, text)).toBe(code));
	test.each([
		[{ from: -1 }, 'card/not-in-hand'],
		[{ from: 5 }, 'card/not-in-hand'],
		[{ to: -1 }, 'target/no-card'],
		[{ to: 5 }, 'target/no-card'],
		[{ to: 5, onto: 'pile' }, 'target/no-card'],
	] as const)('as data that names a place that is not there: %j', (part, code) => {
		const move: Stack = { ...stack('p1>a1 FFWW'), ...part };
		expect(whyNotSolitaire(laid({ piles }), strict, move)).toBe(code);
	});
	test('as moves at a table are, and passing', () => {
		const of = laid({ piles });
		expect(whyNotSolitaire(of, strict, { type: 'shuffle-goals' })).toBe('action/not-in-rules');
		expect(whyNotSolitaire(of, strict, { type: 'look' })).toBe('action/not-in-rules');
		expect(whyNotSolitaire(of, strict, { type: 'pass' })).toBe('pass/not-allowed');
	});
});

describe('calling', () => {
	const called: readonly Action[] = ['zap-a-card', 'move-a-card'];
	test('turns up the next Action', () => {
		const { solitaire, events, passed } = after({ piles: ['EEEE'], called: [], actions: called }, ['call']);
		expect(solitaire).toMatchObject({ called: ['zap-a-card'], actions: ['move-a-card'] });
		expect(events).toEqual([{ type: 'called', seat: 0, action: 'zap-a-card', again: false }]);
		expect(passed).toBe(1);
	});
	test('ends with the one run of the strict rules', () => {
		expect(whyNotSolitaire(laid({ called }), strict, { type: 'call' })).toBe('action/not-in-rules');
		expect(solitaireMoves(laid({ called }), strict)).toEqual([{ type: 'resign' }]);
	});
	test('goes on in the relaxed rules with the same Actions in the same order', () => {
		const { solitaire, events, rebuilt } = after({ piles: ['FFFF', 'FFEE'], called }, ['call'], relaxed);
		expect(solitaire).toMatchObject({ called: ['zap-a-card'], actions: ['move-a-card'] });
		expect(events).toEqual([{ type: 'called', seat: 0, action: 'zap-a-card', again: true }]);
		expect(rebuilt).toBe(1);
	});
	test('needs an Action in the relaxed rules too', () => {
		expect(whyNotSolitaire(laid({ called: [] }), relaxed, { type: 'call' })).toBe('action/not-in-rules');
	});
});

describe('moving a card', () => {
	test('puts it on top as it shall lie, and calls count anew', () => {
		const { solitaire, passed, drew } = after(
			{ piles: ['EEEE WWFF', 'FEAS'], actions: ['zap-a-card', 'move-a-card'] },
			['call', 'p1>p2 FFWW'],
		);
		expect(solitaire.piles).toEqual([['EEEE'], ['FEAS', 'FFWW'], [], [], []]);
		expect([passed, drew]).toEqual([0, []]);
	});
	test('an emptied pile is filled from the main deck', () => {
		const { solitaire, events, drew } = after({ piles: ['F', 'FFFF'], deck: 'WWFF E' }, ['p1>a3 F', 'p2>a3 FFFF']);
		expect(solitaire).toMatchObject({ piles: [['FFWW'], ['E'], [], [], []], deck: [] });
		expect(solitaire.slots[2]).toEqual(['F', 'FFFF']);
		expect(drew).toEqual(['E']);
		expect(events).toEqual([
			{ type: 'stacked', seat: 0, from: 0, onto: 'slot', to: 2, card: 'F' },
			{ type: 'refilled', pile: 0, card: 'FFWW' },
			{ type: 'stacked', seat: 0, from: 1, onto: 'slot', to: 2, card: 'FFFF' },
			{ type: 'refilled', pile: 1, card: 'E' },
		]);
	});
});

describe('the entry of the record', () => {
	const piles = ['F', 'EEEE'];
	test('says what came onto the emptied pile', () => {
		const deck = 'WWFF';
		const going = after({ piles, deck, actions: ['zap-a-card'] }, ['p1>a1 F']);
		expect(going.entry).toEqual({ seat: 0, play: 'p1>a1 F', next: 0, drew: ['FFWW'] });
		// Even if no card can be moved then.
		const over = after({ piles, deck }, ['p1>a1 F']);
		expect(over.entry).toEqual({ seat: 0, play: 'p1>a1 F', drew: ['FFWW'] });
	});
	test('has no field for what came if nothing did and the game is over', () => {
		const won = after({ piles: ['FFFF'], slots: ['F'] }, ['p1>a1 FFFF']);
		expect(won.entry).toStrictEqual({ seat: 0, play: 'p1>a1 FFFF' });
	});
	test('names nobody who is next when the game is over', () => {
		expect(after({ piles }, ['resign']).entry).toEqual({ seat: 0, play: 'resign' });
		expect(after({ piles, actions: ['zap-a-card'] }, ['call']).entry).toEqual({
			seat: 0,
			play: 'call',
			next: 0,
			drew: [],
		});
	});
});

describe('the end', () => {
	test('is a win when every card is on a slot', () => {
		const { outcome, events } = after({ piles: ['FFFF'], slots: ['F'] }, ['p1>a1 FFFF']);
		expect(outcome).toEqual({ winners: [0], reason: 'cards' });
		expect(events.at(-1)).toEqual({ type: 'game-over', winners: [0], reason: 'cards' });
	});
	const stuck: Laid = { piles: ['F', 'EEEE'], slots: ['E', 'A', 'W', 'S'] };
	test('is lost in the strict rules with the last Action and no card to move', () => {
		const { outcome } = after({ ...stuck, actions: ['trade-goals'] }, ['p1>a5 F', 'call']);
		expect(outcome).toEqual({ winners: [], reason: 'none' });
		expect(after({ ...stuck, actions: ['trade-goals'] }, ['call']).outcome).toBeNull();
		expect(after({ ...stuck, actions: ['trade-goals'] }, ['p1>a5 F']).outcome).toBeNull();
		expect(after(stuck, ['p1>a5 F']).outcome).toEqual({ winners: [], reason: 'none' });
	});
	test('is lost in the relaxed rules when a whole run moved no card and none can be moved', () => {
		const of: Laid = { piles: ['FFFF', 'FFFF', 'EEEE'], called: ['trade-goals'], actions: ['zap-a-card'] };
		expect(after(of, ['call', 'call'], relaxed).outcome).toEqual({ winners: [], reason: 'none' });
		expect(after(of, ['call'], relaxed).outcome).toBeNull();
	});
	test('waits in the relaxed rules while the Action turned up lets a card be moved', () => {
		const of: Laid = { piles: ['FFFF', 'FFFF'], called: ['zap-a-card'], actions: ['trade-goals'] };
		expect(after(of, ['call', 'call'], relaxed)).toMatchObject({ passed: 2, outcome: null });
		expect(after(of, ['call', 'call', 'call'], relaxed)).toMatchObject({ passed: 3, outcome: { reason: 'none' } });
	});
	test('is lost by giving up, even with nothing left to do', () => {
		const { outcome, events } = after({}, ['resign']);
		expect(outcome).toEqual({ winners: [], reason: 'none' });
		expect(events.map(({ type }) => type)).toEqual(['resigned', 'game-over']);
	});
});

test('a move that came as data is read closely', () => {
	const move = stack('p1>a2 F');
	expect(isReadableStack(move)).toBe(true);
	const wrong = [{ from: -0 }, { to: 1.5 }, { onto: 'table' }, { card: 'X' }, { card: 'FFAE.' }, { from: '1' }];
	for (const part of wrong) expect(isReadableStack({ ...move, ...part } as Stack)).toBe(false); // as from elsewhere
	expect(isSolitaireMove({ type: 'pass' })).toBe(false);
});
