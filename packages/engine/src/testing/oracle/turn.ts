import { playAction } from './actions.ts';
import { bonusOf } from './bonus.ts';
import { nameOf, WILD } from './cards.ts';
import { playCovered } from './covered.ts';
import { closest, mostCards, pathEnd, wonBySeven } from './ending.ts';
import { copyOf, isReal, type Position, playerAt, realSeatsFrom, tableOf } from './position.ts';
import { lay } from './sheet.ts';
import { playSolitaire } from './solitaire.ts';

const SEVEN = 7;

/** The position after a legal move and everything it causes; the given one is left alone. */
export function afterMove(before: Position, move: string, seat: number): Position {
	const position = copyOf(before);
	if (position.rules.layout === 'piles') playSolitaire(position, move);
	else if (move === 'look' || move === 'claim') playCovered(position, move, seat);
	else takeTurn(position, move, seat);
	return position;
}

function takeTurn(position: Position, move: string, seat: number): void {
	const bonus = playCard(position, move, seat);
	position.passed = passesAfter(position, move, seat);
	// E9b: a winning placement draws nothing.
	position.outcome = wonBySeven(position, seat);
	if (position.outcome !== null) return;
	for (let i = 0; i < bonus; i++) drawCard(position, seat);
	// E53, E53b: the bonus counts.
	if (position.rules.win === 'cards' && playerAt(position, seat).hand.length >= SEVEN) {
		position.outcome = { winners: [seat], reason: 'cards' };
		return;
	}
	position.outcome = endOfCards(position, seat);
	if (position.outcome === null) passTurnOn(position);
}

/** Only who holds cards can pass; a seat without cards is skipped, also by the `pass` that a given position may make it say. */
function passesAfter(position: Position, move: string, seat: number): number {
	if (move !== 'pass') return 0;
	return playerAt(position, seat).hand.length === 0 ? position.passed : position.passed + 1;
}

/** Plays the card and gives how many bonus cards it earns. */
function playCard(position: Position, move: string, seat: number): number {
	if (move === 'pass') return 0;
	if (!move.includes('=') && /^.{4}@/.test(move)) {
		takeFromHand(position, seat, lay(move).word);
		const bonus = bonusOf(tableOf(position), lay(move), position.rules);
		position.table.push(move);
		return bonus;
	}
	const asWild = move.startsWith(`${WILD}=`);
	const [action = '', ...words] = move.slice(asWild ? WILD.length + 1 : 0).split(' ');
	const card = asWild ? WILD : action;
	takeFromHand(position, seat, card);
	position.discard.push(card);
	return playAction(position, action, words, seat);
}

function takeFromHand(position: Position, seat: number, card: string): void {
	const { hand } = playerAt(position, seat);
	const index = hand.indexOf(nameOf(card));
	if (index === -1) throw new Error(`Seat ${seat} does not hold ${card}`);
	hand.splice(index, 1);
}

function canRebuild({ rules, rebuilt, discard }: Position): boolean {
	return rules.deckOut === 'rebuild' && rebuilt < rules.maxRebuilds && discard.length > 0;
}

function canDraw(position: Position): boolean {
	return position.rules.drawing === 'turn' && (position.deck.length > 0 || canRebuild(position));
}

/** E45: the discards become the deck, unmixed with the oldest on top. */
function drawCard(position: Position, seat: number): void {
	if (!canDraw(position)) return;
	if (position.deck.length === 0) {
		position.deck = position.discard;
		position.discard = [];
		position.rebuilt += 1;
	}
	const card = position.deck.shift();
	if (card !== undefined) playerAt(position, seat).hand.push(card);
}

/** The end because the cards are played or nobody can play (E33, E33c, E52b, E53b); null while the game goes on. */
function endOfCards(position: Position, seat: number) {
	if (canDraw(position)) return null;
	if (position.rules.win === 'cards') return mostCards(position);
	const holders = realSeatsFrom(position, 0).filter((each) => playerAt(position, each).hand.length > 0);
	if (position.passed < holders.length) return null;
	return position.rules.win === 'path' ? pathEnd(position) : closest(position, seat);
}

/** The next real player who has cards or can draw. */
function passTurnOn(position: Position): void {
	const count = position.players.length;
	for (let step = 1; step <= count; step++) {
		const seat = (position.turn + step) % count;
		if (!isReal(position, seat)) continue;
		if (playerAt(position, seat).hand.length === 0 && !canDraw(position)) continue;
		position.turn = seat;
		drawCard(position, seat);
		return;
	}
}
