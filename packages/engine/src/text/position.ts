import { FARTHEST, MOST_CARDS } from '../board.ts';
import { makeCard } from '../cards.ts';
import { hiddenCard } from '../overlap/sheet.ts';
import { onGrid } from '../placing.ts';
import { isRandom, NO_CHANCE } from '../random/generator.ts';
import { makeRules, readRules } from '../rulesets/parse.ts';
import { MOST_OVERLAPPING_CARDS } from '../rulesets/whole.ts';
import { makeSolitaire, readSolitaire, SOLITAIRE_FIELDS } from '../solitaire/json.ts';
import type { GameState, Placement, Player, Result, RuleSet } from '../types.ts';
import { readCards, readGoal, readGoals } from './card-in-json.ts';
import { MOST_SEATS } from './entry.ts';
import { readOutcome } from './outcome.ts';
import {
	type FormatError,
	fail,
	given,
	type Json,
	join,
	need,
	readCount,
	reading,
	readList,
	readObject,
	readOneOf,
	readParsed,
	readText,
	shown,
} from './read.ts';
import { makePlacement, parsePlacement } from './spot.ts';

export const POSITION_FORMAT = 'aquarius-position/1';
export const POSITION_FIELDS = [
	'format',
	'rules',
	'players',
	'unusedGoals',
	'table',
	'deck',
	'discard',
	'turn',
	'phase',
	'passed',
	'rebuilt',
	'random',
	'outcome',
	...SOLITAIRE_FIELDS,
];

/** Reads a position (formats: position). What no game can reach is fine as long as it is well formed. */
export function parsePosition(json: unknown): Result<GameState, FormatError> {
	return reading(() => readPosition(json, ''));
}

/** The position's JSON; `rules` left out where the document around it carries them. */
export function makePosition(state: GameState): Json {
	return { format: POSITION_FORMAT, rules: makeRules(state.rules), ...makeBody(state) };
}

export function readPosition(json: unknown, at: string): GameState {
	const object = readObject(json, at, POSITION_FIELDS);
	readFormat(object, at, POSITION_FORMAT);
	return readBody(object, at, readRules(need(object, 'rules', at), join(at, 'rules')));
}

/** All but format and rules. */
export function makeBody(state: GameState): Json {
	const { rules, players, table, deck, discard, turn, phase, passed, rebuilt, random, outcome } = state;
	const listed = listedPlayers(players, rules);
	const unused = players.slice(listed.length).flatMap(({ goal }) => goal ?? []);
	return {
		players: listed.map(({ hand, ...player }) => ({ hand: hand.map(makeCard), ...player })),
		unusedGoals: [...unused, ...state.unusedGoals],
		table: table.map(makePlacement),
		deck: deck.map(makeCard),
		discard: discard.map(makeCard),
		turn,
		phase,
		passed,
		...(rebuilt > 0 ? { rebuilt } : {}),
		random,
		outcome,
		...makeSolitaire(state.solitaire),
	};
}

/** Whether invisible players hold the Goals that nobody else does; where there are no Goals nobody holds any. */
export function inSeats({ unusedGoals, goals }: RuleSet): boolean {
	return unusedGoals === 'seats' && goals.length > 0;
}

/** The players that are listed as such: invisible seats at the end are written as their Goals, until someone has joined or left. */
export function listedPlayers<P extends { readonly invisible?: true }>(
	players: readonly P[],
	rules: RuleSet,
): readonly P[] {
	if (!inSeats(rules)) return players;
	const last = players.findLastIndex((player) => !player.invisible);
	const visible = players.slice(0, last + 1);
	return visible.some((player) => player.invisible) ? players : visible;
}

/** The fields of a position under rules that are known, with the defaults of formats. */
export function readBody(object: Json, at: string, rules: RuleSet): GameState {
	const listed = readList(need(object, 'players', at), join(at, 'players'), (player, place) =>
		readPlayer(player, place, rules),
	);
	const unused = readGoals(given(object.unusedGoals, []), join(at, 'unusedGoals'));
	expectGoals(unused.length, at, rules);
	const invisible = inSeats(rules) ? unused.map((goal): Player => ({ hand: [], goal, invisible: true })) : [];
	const players = [...listed, ...invisible];
	return {
		rules,
		players,
		unusedGoals: inSeats(rules) ? [] : unused,
		table: readTable(given(object.table, []), join(at, 'table'), rules),
		deck: rules.layout === 'piles' ? [] : readCards(given(object.deck, []), join(at, 'deck')),
		discard: readCards(given(object.discard, []), join(at, 'discard')),
		...readTurn(object, at, players, rules),
		random: readRandom(given(object.random, NO_CHANCE), join(at, 'random')),
		...readSolitaire(object, at, rules),
	};
}

/** Whose turn it is and how far the game has got: the same in positions and views. */
export function readTurn(object: Json, at: string, players: AnyPlayers, rules: RuleSet) {
	const seats = players.length;
	if (seats > MOST_SEATS + 1)
		fail('format/impossible', join(at, 'players'), `${seats} seats, and no game has more than ${MOST_SEATS + 1}`);
	const turn = readCount(given(object.turn, 0), join(at, 'turn'));
	const outcome = readOutcome(given(object.outcome, null), join(at, 'outcome'), players, rules);
	if (seats === 0 || (outcome === null && players.every(({ invisible }) => invisible)))
		fail('format/impossible', join(at, 'players'), 'nobody plays: there are 0 players');
	// The last to leave a game keeps the turn of it.
	if (players[turn] === undefined || (players[turn].invisible && outcome === null)) {
		fail('format/impossible', join(at, 'turn'), `seat ${turn} is no player's`);
	}
	return {
		turn,
		phase: readOneOf(given(object.phase, 'play'), join(at, 'phase'), ['draw', 'play']),
		passed: readCount(given(object.passed, 0), join(at, 'passed')),
		rebuilt: readCount(given(object.rebuilt, 0), join(at, 'rebuilt')),
		outcome,
	};
}

/** Nobody has Goals, in a seat, on a pile or aside, where there are none. `count`: of those that no player holds. */
export function expectGoals(count: number, at: string, { goals }: RuleSet): void {
	if (goals.length > 0 || count === 0) return;
	fail('format/impossible', join(at, 'unusedGoals'), `these rules have no Goals, and ${count} are unused`);
}

export function readFormat(object: Json, at: string, format: string): void {
	const given = object.format;
	if (given === undefined || given === format) return;
	fail('format/not-this-format', join(at, 'format'), `${shown(given)} is not ${format}`);
}

/** Cards on whole spots, each its own; where cards may overlap on half ones, as long as something of each is to be seen (E42). */
export function readTable(value: unknown, at: string, rules: RuleSet): readonly Placement[] {
	const most = rules.overlap ? MOST_OVERLAPPING_CARDS : MOST_CARDS;
	if (Array.isArray(value) && value.length > most) {
		const where = rules.overlap ? 'table of cards that may overlap' : 'table';
		fail('format/impossible', at, `${value.length} cards, and no ${where} has room for more than ${most}`);
	}
	const taken = new Set<string>();
	const table = readList(value, at, (text, place) => {
		const placement = readParsed(text, place, 'card at a spot', parsePlacement);
		const spot = `${placement.x},${placement.y}`;
		if (!onGrid(placement.x, placement.y, rules)) {
			const cards = rules.overlap ? 'half' : 'whole';
			fail('format/impossible', place, `${spot} is not on the grid of ${cards} cards up to ${FARTHEST}`);
		}
		if (taken.has(spot)) fail('format/impossible', place, `a card lies at ${spot} already`);
		taken.add(spot);
		return placement;
	});
	const hidden = rules.overlap ? hiddenCard(table) : undefined;
	if (hidden === undefined) return table;
	return fail('format/impossible', at, `others cover the whole of ${makePlacement(hidden)}`);
}

type AnyPlayers = readonly { readonly invisible?: true }[];

function readPlayer(value: unknown, at: string, rules: RuleSet): Player {
	const object = readObject(value, at, PLAYER_FIELDS);
	const invisible = readInvisible(object, at);
	const hand = readCards(given(object.hand, []), join(at, 'hand'));
	if (invisible.invisible && hand.length > 0)
		fail('format/impossible', join(at, 'hand'), 'an invisible player has no cards');
	return { hand, ...readOwnGoal(object, at, rules, readGoal), ...invisible, ...readCovered(object, at, rules) };
}

export const PLAYER_FIELDS = ['hand', 'goal', 'invisible', 'covered'];

/** A player's Goal, which every player has in games with Goals and nobody in others. */
export function readOwnGoal<G>(object: Json, at: string, rules: RuleSet, read: (value: unknown, at: string) => G) {
	if (rules.goals.length > 0) return { goal: read(need(object, 'goal', at), join(at, 'goal')) };
	return object.goal === undefined ? {} : fail('format/impossible', join(at, 'goal'), 'these rules have no Goals');
}

/** Whether a player's Goal is covered, which only players of games with covered Goals have. */
export function readCovered(object: Json, at: string, rules: RuleSet): { readonly covered?: true } {
	if (object.covered === undefined) return {};
	if (object.covered !== true) fail('format/unknown-value', join(at, 'covered'), 'it is true or left out');
	if (rules.goalsCovered && object.invisible === undefined) return { covered: true };
	return fail('format/impossible', join(at, 'covered'), 'no Goal is covered there');
}

export function readInvisible(object: Json, at: string): { readonly invisible?: true } {
	if (object.invisible === undefined) return {};
	if (object.invisible === true) return { invisible: true };
	return fail('format/unknown-value', join(at, 'invisible'), 'it is true or left out');
}

/** What is wrong is told without the digits: who knows them knows what will be drawn. */
function readRandom(value: unknown, at: string): string {
	const text = readText(value, at);
	if (isRandom(text)) return text;
	const odd = /[^0-9a-f]/.exec(text)?.[0];
	if (text.length !== DIGITS || odd !== undefined) {
		const found = `${text.length} characters${odd === undefined ? '' : ` with ${shown(odd)}`}`;
		fail('format/unreadable-text', at, `${DIGITS} lower-case hex digits were expected, not ${found}`);
	}
	return fail('format/impossible', at, `its last 16 digits, ${text.slice(64)}, are beyond any generator's position`);
}
const DIGITS = NO_CHANCE.length;
