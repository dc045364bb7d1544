import { disbelieve } from '../disbelieve.ts';
import {
	MOVE_A_CARD,
	ROTATE_GOALS,
	SHUFFLE_GOALS,
	SHUFFLE_HANDS,
	TRADE_GOALS,
	TRADE_HANDS,
	ZAP_A_CARD,
} from './action-numbers.ts';
import { CLAIM, deedCode, LOOK, PASS_CODE } from './codes.ts';
import { addMoves, addPlacements } from './generate-spots.ts';
import { FIRST_ACTION, WILD_KIND } from './kinds.ts';
import { type Memory, reserveMoves } from './memory.ts';
import { canClaim } from './turn.ts';

/** Writes every legal move of a seat, each once, to `moves` and gives their number: none if the game is over. */
export function generate(s: Memory, seat: number): number {
	s.moveCount = 0;
	if (s.over) return 0;
	if (seat === s.turn) addCardPlays(s, seat);
	if (s.rules.goalsCovered) addOpenings(s, seat);
	return s.moveCount;
}

function addCardPlays(s: Memory, seat: number): void {
	const { hands, met } = s;
	const start = s.handStart[seat] as number;
	const end = start + (s.handCount[seat] as number);
	const meeting = ++s.meeting;
	for (let i = start; i < end; i++) {
		const kind = hands[i] as number;
		if (met[kind] === meeting) continue;
		met[kind] = meeting;
		if (kind >= FIRST_ACTION) {
			if (s.allowed[kind - FIRST_ACTION] === 1) addAction(s, seat, kind - FIRST_ACTION, false);
			continue;
		}
		addPlacements(s, kind);
		if (kind === WILD_KIND) for (const action of s.wildActions) addAction(s, seat, action, true);
	}
	if (s.moveCount === 0) s.moves[s.moveCount++] = PASS_CODE; // E21
}

function addAction(s: Memory, seat: number, action: number, wild: boolean): void {
	switch (action) {
		case TRADE_GOALS:
			addGoalTrades(s, seat, wild);
			return;
		case TRADE_HANDS:
			for (let other = 0; other < s.seatCount; other++) {
				if (other !== seat && (s.real >> other) & 1) add(s, deedCode(action, wild, other + 1));
			}
			return;
		case ROTATE_GOALS:
			if (s.rules.rotateGoals === 'rotate') addDirections(s, action, wild);
			else add(s, deedCode(action, wild, 0));
			return;
		case SHUFFLE_GOALS:
		case SHUFFLE_HANDS:
			add(s, deedCode(action, wild, 0));
			if (s.rules.rotateOption) addDirections(s, action, wild);
			return;
		case ZAP_A_CARD:
			reserveMoves(s, s.tableCount + 1);
			for (let i = 0; i < s.tableCount; i++) add(s, deedCode(action, wild, (s.tableCell[i] as number) + 1));
			if (s.tableCount === 0) add(s, deedCode(action, wild, 0)); // E18
			return;
		case MOVE_A_CARD: {
			const before = s.moveCount;
			addMoves(s, wild);
			if (s.moveCount === before) add(s, deedCode(action, wild, 0)); // E18
			return;
		}
		default:
			disbelieve(`the search is not asked for Action ${action}`);
	}
}

/** With invisible players for any other seat (E24c); where undealt Goals are a pile, with the top one too, and not if they lie aside. */
function addGoalTrades(s: Memory, seat: number, wild: boolean): void {
	for (let other = 0; other < s.seatCount; other++) {
		if (other === seat) continue;
		const there = s.rules.unusedGoals !== 'aside' || (s.real >> other) & 1;
		if (there) add(s, deedCode(TRADE_GOALS, wild, other + 1));
	}
	if (s.rules.unusedGoals === 'pile' && s.pileCount > 0) add(s, deedCode(TRADE_GOALS, wild, 0));
}

function addDirections(s: Memory, action: number, wild: boolean): void {
	add(s, deedCode(action, wild, 1));
	add(s, deedCode(action, wild, 2));
}

/** D.5: any player may open the own covered Goal, or claim the win by an open one. */
function addOpenings(s: Memory, seat: number): void {
	if (((s.real >> seat) & 1) === 0) return;
	if ((s.covered >> seat) & 1) add(s, deedCode(LOOK, false, seat + 1));
	else if (canClaim(s, seat)) add(s, deedCode(CLAIM, false, seat + 1));
}

function add(s: Memory, code: number): void {
	reserveMoves(s, 1);
	s.moves[s.moveCount++] = code;
}
