import { type Chance, ELEMENTS, type Element } from '../types.ts';
import { type Memory, popSpill, pushSpill, reserveSpill, shuffle } from './memory.ts';

/** Trades the Goal of the seat on turn with a seat's (E24c), or with the pile's top one. */
export function tradeGoals(s: Memory, target: number, chance: Chance | undefined): void {
	saveGoals(s);
	const mine = s.goals[s.turn] as number;
	if (target > 0) {
		s.goals[s.turn] = s.goals[target - 1] as number;
		s.goals[target - 1] = mine;
		return;
	}
	// E24: the own Goal goes into the middle of what is left of the pile, or the pile is shuffled with it (E24d).
	s.goals[s.turn] = s.pile[0] as number;
	const middle = s.pileCount >> 1;
	s.pile.copyWithin(0, 1, middle + 1);
	s.pile[middle] = mine;
	if (s.rules.pileTrade !== 'shuffle') return;
	if (chance?.unused === undefined) shuffle(s, s.pile, s.pileCount);
	else s.pile.set(chance.unused.map(numberOf));
}

/** Deals all Goals anew, the unused ones too (E25, E46). */
export function shuffleGoals(s: Memory, chance: Chance | undefined): void {
	saveGoals(s);
	const all = collected(s);
	if (chance?.goals === undefined) shuffle(s, all, all.length);
	else all.set([...chance.goals, ...(chance.unused ?? leftOver(s, all, chance.goals))].map(numberOf));
	dealOut(s, all);
}

/** Hands Goals on round the seats, and through the pile after the last of them (E24, E27). `direction` as in codes.ts. */
export function rotateGoals(s: Memory, direction: number): void {
	saveGoals(s);
	const before = collected(s);
	const ring = s.rules.unusedGoals === 'aside' ? s.seatCount : before.length;
	const after = before.slice();
	for (let i = 0; i < ring; i++) after[i] = before[(i + (direction === 1 ? ring - 1 : 1)) % ring] as number;
	dealOut(s, after);
}

/** Goals and pile are as before the last of these Actions. */
export function takeBackGoals(s: Memory): void {
	for (let i = s.pileCount - 1; i >= 0; i--) s.pile[i] = popSpill(s);
	for (let seat = s.seatCount - 1; seat >= 0; seat--) s.goals[seat] = popSpill(s);
}

function saveGoals(s: Memory): void {
	reserveSpill(s, s.seatCount + s.pileCount);
	for (let seat = 0; seat < s.seatCount; seat++) pushSpill(s, s.goals[seat] as number);
	for (let i = 0; i < s.pileCount; i++) pushSpill(s, s.pile[i] as number);
}

/** Every Goal seat by seat, then the pile, top first. */
function collected(s: Memory): Uint8Array {
	const all = new Uint8Array(s.seatCount + s.pileCount);
	all.set(s.goals.subarray(0, s.seatCount));
	all.set(s.pile.subarray(0, s.pileCount), s.seatCount);
	return all;
}

function dealOut(s: Memory, all: Uint8Array): void {
	s.goals.set(all.subarray(0, s.seatCount));
	s.pile.set(all.subarray(s.seatCount));
}

/** A record leaves out a pile of one: it is the Goal that nobody has. */
function leftOver(s: Memory, all: Uint8Array, dealt: readonly Element[]): readonly Element[] {
	if (s.pileCount === 0) return [];
	const left = Array.from(all, (goal) => ELEMENTS[goal]);
	for (const goal of dealt) left.splice(left.indexOf(goal), 1);
	return left.flatMap((goal) => goal ?? []);
}

function numberOf(goal: Element): number {
	return ELEMENTS.indexOf(goal);
}
