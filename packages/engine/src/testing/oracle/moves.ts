import { isElementCard, lies, WILD } from './cards.ts';
import { coveredMoves } from './covered.ts';
import { fits, placementsOf, spotsNear } from './placements.ts';
import { isReal, type Position, playerAt, tableOf } from './position.ts';
import { at, draw, type Laid, laidText, type Sheet, spotText, squaresOf } from './sheet.ts';
import { solitaireMoves } from './solitaire.ts';

/** Texts of everything a seat may do now, without doubles. */
export function movesOf(position: Position, seat: number): readonly string[] {
	if (position.outcome !== null || !isReal(position, seat)) return [];
	if (position.rules.layout === 'piles') return solitaireMoves(position);
	const covered = coveredMoves(position, seat);
	if (seat !== position.turn) return covered;
	const plays = cardPlays(position, seat);
	return [...(plays.length > 0 ? plays : ['pass']), ...covered]; // E21
}

function cardPlays(position: Position, seat: number): readonly string[] {
	const { rules } = position;
	const hand = [...new Set(playerAt(position, seat).hand)];
	return hand.flatMap((card) => {
		if (!isElementCard(card)) return rules.actions.includes(card) ? actionPlays(position, seat, card) : [];
		const placed = placementsOf(tableOf(position), card, rules);
		if (card !== WILD || !rules.wildAsAction) return placed;
		const used = rules.actions.flatMap((action) => actionPlays(position, seat, action));
		return [...placed, ...used.map((text) => `${WILD}=${text}`)]; // E13
	});
}

function actionPlays(position: Position, seat: number, action: string): readonly string[] {
	const { rules, table } = position;
	const both = [`${action} left`, `${action} right`];
	switch (action) {
		case 'trade-goals':
			return goalTrades(position, seat);
		case 'trade-hands':
			return otherSeats(position, seat)
				.filter((other) => isReal(position, other))
				.map((other) => `${action} ${other}`);
		case 'shuffle-goals':
		case 'shuffle-hands':
			return rules.rotateOption ? [action, ...both] : [action]; // D.1
		case 'rotate-goals':
			return rules.rotateGoals === 'rotate' ? both : [action]; // E48
		case 'zap-a-card':
			return table.length === 0 ? [`${action} -`] : tableOf(position).map((laid) => `${action} ${spotText(laid)}`);
		case 'move-a-card':
			return cardMoves(position);
		case 'rotate-a-card':
			return cardRotations(position);
		default:
			throw new Error(`The oracle knows no Action ${action}`);
	}
}

const otherSeats = ({ players }: Position, seat: number): readonly number[] =>
	players.map((_, other) => other).filter((other) => other !== seat); // E23

/** In pile editions an invisible seat is one that somebody left; where Goals are set aside only players trade (A.4). */
function goalTrades(position: Position, seat: number): readonly string[] {
	const { rules, unusedGoals } = position;
	const seats = otherSeats(position, seat).filter((other) => isReal(position, other) || rules.unusedGoals !== 'aside');
	const pile = rules.unusedGoals === 'pile' && unusedGoals.length > 0 ? ['trade-goals unused'] : [];
	return [...seats.map((other) => `trade-goals ${other}`), ...pile];
}

function cardMoves(position: Position): readonly string[] {
	const { rules } = position;
	const table = tableOf(position);
	const lying = draw(table);
	const found = table.flatMap((from) => {
		const rest = table.filter((other) => other !== from); // E16: lifted first
		if (rest.length === 0) return []; // E18b
		const sheet = draw(rest);
		return lies(from.word).flatMap((word) =>
			spotsNear(rest, rules)
				.map((spot) => ({ word, ...spot }))
				.filter((to) => fits(rest, sheet, to, rules) && isChange(lying, table, from, to))
				.map((to) => `move-a-card ${spotText(from)} ${laidText(to)}`),
		);
	});
	return found.length > 0 ? found : ['move-a-card -']; // E18
}

/** E17; and E17b: a card that others cover in part changes by coming to lie on top. */
function isChange(sheet: Sheet, table: readonly Laid[], from: Laid, to: Laid): boolean {
	if (laidText(from) !== laidText(to)) return true;
	const card = table.indexOf(from);
	return squaresOf(from, card).some(({ x, y }) => sheet.get(at(x, y))?.card !== card);
}

/** E47: cards that look the same turned round are named only where there are no others. */
function cardRotations(position: Position): readonly string[] {
	const table = tableOf(position);
	if (table.length === 0) return ['rotate-a-card -'];
	const changing = table.filter(({ word }) => lies(word).length === 2);
	return (changing.length > 0 ? changing : table).map((laid) => `rotate-a-card ${spotText(laid)}`);
}
