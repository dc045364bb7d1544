import { bonusOf } from './bonus.ts';
import { nameOf, turned } from './cards.ts';
import { type Player, type Position, playerAt, realSeatsFrom, tableOf } from './position.ts';
import { laidText, lay, spotText } from './sheet.ts';
import { turnUpStart } from './start.ts';

/**
 * Does a legal Action on a position that may be written to; its card lies on the discards already. Gives the bonus it earns. Nothing is
 * mixed: what is shuffled stays in the order in which it was collected.
 */
export function playAction(position: Position, action: string, words: readonly string[], seat: number): number {
	const [target = '', to = ''] = words;
	switch (action) {
		case 'trade-goals':
			if (target === 'unused') tradeWithPile(position, seat);
			else tradeGoals(playerAt(position, seat), playerAt(position, Number(target)));
			return 0;
		case 'trade-hands':
			tradeHands(playerAt(position, seat), playerAt(position, Number(target)));
			return 0;
		case 'shuffle-goals':
		case 'rotate-goals':
			if (target !== '') rotateGoals(position, target);
			return 0;
		case 'shuffle-hands':
			if (target === '') dealHands(position, seat);
			else rotateHands(position, seat, target);
			return 0;
		case 'zap-a-card':
			if (target !== '-') zap(position, seat, target);
			return 0;
		case 'move-a-card':
			return target === '-' ? 0 : moveCard(position, target, to);
		case 'rotate-a-card':
			if (target !== '-') rotateCard(position, target);
			return 0;
		default:
			throw new Error(`The oracle knows no Action ${action}`);
	}
}

function tradeGoals(a: Player, b: Player): void {
	const [ofA, ofB] = [a.goal, b.goal];
	if (ofA === undefined || ofB === undefined) throw new Error('There is no Goal to trade');
	a.goal = ofB;
	b.goal = ofA;
}

/** E24: the top one is taken, one's own goes into the middle. E24d: then the pile is shuffled, which is not seen where nothing is mixed. */
function tradeWithPile(position: Position, seat: number): void {
	const player = playerAt(position, seat);
	const [top, ...left] = position.unusedGoals;
	if (player.goal === undefined || top === undefined) throw new Error('There is no Goal to trade');
	const middle = Math.ceil(left.length / 2);
	position.unusedGoals = [...left.slice(0, middle), player.goal, ...left.slice(middle)];
	player.goal = top;
}

function tradeHands(a: Player, b: Player): void {
	const ofA = a.hand;
	a.hand = b.hand;
	b.hand = ofA;
}

/** E27: round all seats, then through the pile. `left` hands on to the next seat. */
function rotateGoals(position: Position, direction: string): void {
	const pile = position.rules.unusedGoals === 'pile' ? position.unusedGoals : [];
	const ring = rotated([...position.players.map((player) => player.goal ?? ''), ...pile], direction);
	position.players.forEach((player, seat) => {
		player.goal = ring[seat] ?? '';
	});
	if (position.rules.unusedGoals === 'pile') position.unusedGoals = ring.slice(position.players.length);
}

/** D.1: hands only pass between real players. */
function rotateHands(position: Position, seat: number, direction: string): void {
	const seats = realSeatsFrom(position, seat);
	const hands = rotated(
		seats.map((each) => playerAt(position, each).hand),
		direction,
	);
	seats.forEach((each, i) => {
		playerAt(position, each).hand = hands[i] ?? [];
	});
}

/** What each place holds after everything went on by one. */
function rotated<T>(ring: readonly T[], direction: string): readonly T[] {
	return direction === 'left' ? [...ring.slice(-1), ...ring.slice(0, -1)] : [...ring.slice(1), ...ring.slice(0, 1)];
}

/** E26: collected clockwise from the one who played it, and dealt one by one in the same order. */
function dealHands(position: Position, seat: number): void {
	const seats = realSeatsFrom(position, seat);
	const cards = seats.flatMap((each) => playerAt(position, each).hand);
	seats.forEach((each, place) => {
		playerAt(position, each).hand = cards.filter((_, i) => i % seats.length === place);
	});
}

function takeFromTable(position: Position, spot: string): string {
	const taken = tableOf(position).find((laid) => spotText(laid) === spot);
	if (taken === undefined) throw new Error(`No card lies at ${spot}`);
	position.table = position.table.filter((text) => text !== laidText(taken));
	return taken.word;
}

function zap(position: Position, seat: number, spot: string): void {
	const card = nameOf(takeFromTable(position, spot));
	if (position.rules.zapTo === 'hand') playerAt(position, seat).hand.push(card);
	else position.discard.push(card); // E44b: above the Action
	if (position.table.length === 0) turnUpStart(position);
}

/** The moved card is the last one laid. Gives the bonus (E8). */
function moveCard(position: Position, from: string, to: string): number {
	takeFromTable(position, from);
	const bonus = position.rules.bonusOnMove ? bonusOf(tableOf(position), lay(to), position.rules) : 0;
	position.table.push(to);
	return bonus;
}

function rotateCard(position: Position, spot: string): void {
	position.table = tableOf(position).map((laid) =>
		laidText(spotText(laid) === spot ? { ...laid, word: turned(laid.word) } : laid),
	);
}
