import type { BotName } from '@aquarius/protocol';

/** Who sits in a seat other than the host's: a friend who comes by the link, or a bot. */
export type OtherSeat = 'friend' | BotName;

/** The choices for the seats after the host's, kept to the number of seats, as the server takes them: from the first bot to the last seat. */
export function botsOf(others: readonly OtherSeat[], seats: number): (BotName | null)[] {
	const chosen = others.slice(0, seats - 1).map((other) => (other === 'friend' ? null : other));
	const first = chosen.findIndex((bot) => bot !== null);
	return first < 0 ? [] : chosen.slice(first);
}
