import { OUTCOME_REASONS, type Outcome, type OutcomeReason, type RuleSet, type Seat } from '../types.ts';
import { fail, join, need, readCount, readList, readObject, readOneOf } from './read.ts';

type AnyPlayers = readonly { readonly invisible?: true }[];

/**
 * How a game ended, or null while it goes on. `players`: who sits where when it has ended. `rules`: absent where the game is played
 * again and shows by itself how it ends.
 */
export function readOutcome(value: unknown, at: string, players: AnyPlayers, rules?: RuleSet): Outcome | null {
	if (value === null) return null;
	const object = readObject(value, at, ['winners', 'reason']);
	const reason = readReason(need(object, 'reason', at), join(at, 'reason'), rules);
	const place = join(at, 'winners');
	const winners = readList(need(object, 'winners', at), place, (seat, of) => readCount(seat, of, players.length - 1));
	const wrong = whyNotWinners(winners, reason, players);
	return wrong === undefined ? { winners, reason } : fail('format/impossible', place, wrong);
}

/** Why games end by what wins them (E31, E36, E52b, E53b); in the piles one wins by cards or gives up (E55). */
const ENDS_BY: { readonly [W in RuleSet['win']]: readonly OutcomeReason[] } = {
	seven: ['seven', 'closest', 'last-player'],
	cards: ['cards', 'last-player'],
	path: ['path', 'last-player', 'none'],
};
const PILES_END_BY: readonly OutcomeReason[] = ['cards', 'last-player', 'none'];

function readReason(value: unknown, at: string, rules: RuleSet | undefined): OutcomeReason {
	const reason = readOneOf(value, at, OUTCOME_REASONS);
	if (rules === undefined) return reason;
	const possible = rules.layout === 'piles' ? PILES_END_BY : ENDS_BY[rules.win];
	if (possible.includes(reason)) return reason;
	return fail('format/impossible', at, `no game of these rules ends by ${reason}, only by ${possible.join(', ')}`);
}

function whyNotWinners(winners: readonly Seat[], reason: OutcomeReason, players: AnyPlayers): string | undefined {
	if (winners.some((seat, i) => i > 0 && seat <= (winners[i - 1] ?? 0)))
		return `seats in ascending order were expected, not ${winners.slice(0, 20).join(', ')}`;
	const invisible = winners.find((seat) => players[seat]?.invisible);
	if (invisible !== undefined) return `seat ${invisible} is no player's`;
	if (reason === 'none') return winners.length > 0 ? 'nobody wins by none' : undefined;
	return winners.length === 0 && reason !== 'last-player' ? `somebody wins by ${reason}` : undefined;
}
