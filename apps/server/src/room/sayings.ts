import type { RoomCode } from '@aquarius/protocol';
import { type Bucket, emoteLimit, talkLimit } from '../http/limits.ts';
import type { SavedFacts } from '../store/table-store.ts';
import type { Chair } from '../table/seats.ts';

/** What seats say to each other: a preset phrase, or words of their own. */
export type Saying = 'emote' | 'talk';

/** Why a seat may not say this at this table; undefined if it may. Words of one's own are for private tables whose host allows them. */
export function whyNotSay(saying: Saying, { options }: SavedFacts, chair: Chair | undefined): RoomCode | undefined {
	if (saying === 'emote') return undefined;
	if (!options.isPrivate || options.talk !== 'free') return 'room/no-talk';
	return chair?.muted ? 'room/muted' : undefined;
}

/** As many as could be at a table, and some who have left it. */
const REMEMBERED = 20;

/** How much seats have said lately. It belongs to the seat, not to its connection: a reload does not begin anew. */
export class SayingLimits {
	readonly #byHolder = new Map<string, Readonly<Record<Saying, Bucket>>>();

	/** Why somebody may not say this now; undefined if they may, and then it counts. */
	whyNotNow(saying: Saying, holder: string, now: number): RoomCode | undefined {
		const limits = this.#byHolder.get(holder) ?? { emote: emoteLimit(now), talk: talkLimit(now) };
		this.#byHolder.set(holder, limits);
		const [oldest] = this.#byHolder.keys();
		if (this.#byHolder.size > REMEMBERED && oldest !== undefined) this.#byHolder.delete(oldest);
		return limits[saying].take(now) ? undefined : 'room/too-fast';
	}
}
