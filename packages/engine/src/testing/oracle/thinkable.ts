import { isElementCard, lies, WILD } from './cards.ts';
import { spotsNear } from './placements.ts';
import { type Position, playerAt, tableOf } from './position.ts';
import { laidText, spotText } from './sheet.ts';

/**
 * Texts of moves that somebody could think of, most of them illegal: cards of the hand in every lie on every spot near, every Action
 * (by itself or by a Wild, in hand or not) with every target, and what only some rules have. Everything legal is among them.
 */
export function thinkableMoves(position: Position, seat: number): readonly string[] {
	const words = [...new Set(playerAt(position, seat).hand)].filter(isElementCard);
	const actions = thinkableActions(position);
	return [
		...['pass', 'look', 'claim', 'call', 'resign'],
		...words.flatMap((word) => layings(position, word)),
		...actions,
		...actions.map((text) => `${WILD}=${text}`),
		...stackings(position),
	];
}

const layings = (position: Position, word: string): readonly string[] =>
	lies(word).flatMap((lie) => spots(position).map((spot) => laidText({ word: lie, ...spot })));

const spots = (position: Position) => spotsNear(tableOf(position), position.rules);

function thinkableActions(position: Position): readonly string[] {
	const seats = [...position.players.keys(), position.players.length];
	const near = ['-', ...spots(position).map(spotText)];
	return [
		...['trade-goals', 'trade-hands'].flatMap((action) => [...seats, 'unused'].map((seat) => `${action} ${seat}`)),
		...['shuffle-goals', 'shuffle-hands', 'rotate-goals'].flatMap((action) =>
			['', ' left', ' right'].map((way) => action + way),
		),
		...['zap-a-card', 'rotate-a-card'].flatMap((action) => near.map((target) => `${action} ${target}`)),
		'move-a-card -',
		...tableOf(position).flatMap((laid) =>
			layings(position, laid.word).map((to) => `move-a-card ${spotText(laid)} ${to}`),
		),
	];
}

function stackings({ piles }: Position): readonly string[] {
	const places = [1, 2, 3, 4, 5];
	const words = [...new Set(piles.flatMap((pile) => pile.slice(-1)))].flatMap(lies);
	return places.flatMap((from) =>
		places.flatMap((to) => words.flatMap((word) => [`p${from}>p${to} ${word}`, `p${from}>a${to} ${word}`])),
	);
}
