import { MOST_CARDS } from '../board.ts';
import { makeCard } from '../cards.ts';
import { makeRules, readRules } from '../rulesets/parse.ts';
import { makeSolitaire, readSolitaireInView, SOLITAIRE_FIELDS } from '../solitaire/json.ts';
import {
	HIDDEN_CARD,
	HIDDEN_GOAL,
	type PlayerInView,
	type PlayerView,
	type Result,
	type RuleSet,
	type SeenCard,
	type Viewer,
} from '../types.ts';
import { readCards } from './card-in-json.ts';
import { readEvent, readSeenCard, readSeenGoal } from './event.ts';
import {
	expectGoals,
	inSeats,
	listedPlayers,
	PLAYER_FIELDS,
	readCovered,
	readFormat,
	readInvisible,
	readOwnGoal,
	readTable,
	readTurn,
} from './position.ts';
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
} from './read.ts';
import { makePlacement } from './spot.ts';

export const VIEW_FORMAT = 'aquarius-view/1';
const FIELDS = [
	'format',
	'rules',
	'me',
	'players',
	'unusedGoals',
	'table',
	'deck',
	'discard',
	'turn',
	'phase',
	'passed',
	'rebuilt',
	'outcome',
	'seen',
	...SOLITAIRE_FIELDS,
];

/** Reads a view: a position as one seat may know it. */
export function parseView(json: unknown): Result<PlayerView, FormatError> {
	return reading(() => readView(json, ''));
}

/** The view's JSON. */
export function makeView(view: PlayerView): Json {
	const { rules, me, players, table, deck, discard, turn, phase, passed, rebuilt, outcome, seen } = view;
	const listed = listedPlayers(players, rules);
	return {
		format: VIEW_FORMAT,
		rules: makeRules(rules),
		me,
		players: listed.map(({ hand, ...player }) => ({ hand: hand.map(makeSeenCard), ...player })),
		unusedGoals: inSeats(rules) ? players.slice(listed.length).map((player) => player.goal) : view.unusedGoals,
		table: table.map(makePlacement),
		deck,
		discard: discard.map(makeCard),
		turn,
		phase,
		passed,
		...(rebuilt > 0 ? { rebuilt } : {}),
		outcome,
		seen,
		...makeSolitaire(view.solitaire),
	};
}

function readView(json: unknown, at: string): PlayerView {
	const object = readObject(json, at, FIELDS);
	readFormat(object, at, VIEW_FORMAT);
	const rules = readRules(need(object, 'rules', at), join(at, 'rules'));
	const listed = readList(need(object, 'players', at), join(at, 'players'), (player, place) =>
		readPlayerInView(player, place, rules),
	);
	const place = join(at, 'unusedGoals');
	const unused = inSeats(rules) ? readList(given(object.unusedGoals, []), place, readSeenGoal) : [];
	// Who reads a view may lay that many Goals out.
	const count = inSeats(rules) ? 0 : readCount(given(object.unusedGoals, 0), place, MOST_CARDS);
	expectGoals(count, at, rules);
	const players = [...listed, ...unused.map((goal): PlayerInView => ({ hand: [], goal, invisible: true }))];
	const turn = readTurn(object, at, players, rules);
	if (turn.outcome === null) expectCovered(listed, join(at, 'players'));
	return {
		rules,
		me: readViewer(object.me ?? null, join(at, 'me'), players),
		players,
		unusedGoals: count,
		table: readTable(given(object.table, []), join(at, 'table'), rules),
		deck: rules.layout === 'piles' ? 0 : readCount(given(object.deck, 0), join(at, 'deck')),
		discard: readCards(given(object.discard, []), join(at, 'discard')),
		...turn,
		seen: readList(given(object.seen, []), join(at, 'seen'), readEvent),
		...readSolitaireInView(object, at, rules),
	};
}

function readPlayerInView(value: unknown, at: string, rules: RuleSet): PlayerInView {
	const object = readObject(value, at, PLAYER_FIELDS);
	return {
		hand: readList(given(object.hand, []), join(at, 'hand'), readSeenCard),
		...readOwnGoal(object, at, rules, readSeenGoal),
		...readInvisible(object, at),
		...readCovered(object, at, rules),
	};
}

/** Until the game is over nobody knows a covered Goal, the viewer's own neither (D.5). */
function expectCovered(players: readonly PlayerInView[], at: string): void {
	const seat = players.findIndex(({ covered, goal }) => covered && goal !== HIDDEN_GOAL);
	if (seat >= 0) fail('format/impossible', `${at}[${seat}].goal`, 'the Goal is covered, and shown all the same');
}

function readViewer(value: unknown, at: string, players: readonly PlayerInView[]): Viewer {
	if (value === null) return null;
	const seat = readCount(value, at);
	const player = players[seat];
	return player !== undefined && !player.invisible
		? seat
		: fail('format/impossible', at, `seat ${seat} is no player's`);
}

function makeSeenCard(card: SeenCard): string {
	return card === HIDDEN_CARD ? card : makeCard(card);
}
