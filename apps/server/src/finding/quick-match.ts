import { ruleSet } from '@aquarius/engine';
import { type Joined, PACES, parseTableCode, type TableCode } from '@aquarius/protocol';
import type { House } from '../house.ts';
import { errorText } from '../operation/log.ts';
import { type Outcome, refuseField } from '../table/table.ts';
import type { Notices } from './notices.ts';
import { readQuickNotice, textOf, type Wish } from './quick-notice.ts';
import type { Newcomer, Tables } from './tables.ts';

/**
 * Sits somebody down with strangers who want the same: at the oldest table that waits for it, else at a new one. People with one wish are
 * placed one after the other, over all processes, so that two who come in the same moment never each open a table.
 */
export async function placeStranger(
	house: House,
	tables: Tables,
	stranger: Newcomer,
	wish: Wish,
): Promise<Outcome<Joined>> {
	const rules = ruleSet(wish.rules);
	if (wish.seats < rules.players.min || wish.seats > rules.players.max) return refuseField('seats');
	return house.notices.alone(`quick ${textOf(wish)}`, async () => {
		const before = parseTableCode(house.placed.find(stranger.key) ?? '');
		const again = before === undefined ? undefined : await tables.join(before, stranger);
		if (again?.ok) return again;
		for (const code of await waitingFor(house.notices, wish)) {
			const joined = await tables.join(code, stranger);
			if (joined.ok) return placed(house, stranger, joined);
		}
		const startsAt = house.time.now() + house.config.quickWaitMs;
		const made = await tables.make({
			rules,
			seats: wish.seats,
			options: {
				isPrivate: false,
				spectators: true,
				clock: wish.pace === 'normal' ? house.config.quickClock : PACES[wish.pace],
				clockFor: 'turn',
				talk: 'phrases',
				onLeave: 'bot',
				lateJoin: 'nobody',
				first: 'random',
			},
			quick: true,
			wish: textOf(wish),
			startsAt,
			maker: stranger,
		});
		return placed(house, stranger, made);
	});
}

/** Before the next one is placed, wherever, they can read what has become of this one; if they cannot, the seat is theirs all the same. */
async function placed(house: House, { key }: Newcomer, result: Outcome<Joined>): Promise<Outcome<Joined>> {
	if (result.ok) house.placed.keep(key, result.value.code);
	await house.notices.spread().catch((error: unknown) => house.log('notices-failed', { error: errorText(error) }));
	return result;
}

async function waitingFor(notices: Notices, wish: Wish): Promise<readonly TableCode[]> {
	const waiting = [...(await notices.all('quick'))].map(([code, text]) => ({ code, ...readQuickNotice(text) }));
	const fitting = waiting.filter((notice) => notice.wish === textOf(wish));
	return fitting.sort((a, b) => a.since - b.since).map(({ code }) => code);
}
