import type { RoomCode } from '@aquarius/protocol';
import { type Bucket, emoteLimit, talkLimit } from '../http/limits.ts';
import type { SavedFacts } from '../store/table-store.ts';
import type { Chair } from '../table/seats.ts';
import type { Speaker } from './speaker.ts';

/** What seats say to each other: a preset phrase, or words of their own. */
export type Saying = 'emote' | 'talk';

/** Why a seat may not say this at this table; undefined if it may. Words of one's own are for private tables whose host allows them. */
export function whyNotSay(saying: Saying, { options }: SavedFacts, chair: Chair | undefined): RoomCode | undefined {
	if (saying === 'emote') return undefined;
	if (!options.isPrivate || options.talk !== 'free') return 'room/no-talk';
	return chair?.muted ? 'room/muted' : undefined;
}

/** As many as could be at a table, by seat and by connection, and some who have left it. */
const REMEMBERED = 50;

/** How much people have said lately, by their seat and by their connection: neither a reload nor another chair begins anew. */
export class SayingLimits {
	readonly #limits = new Map<string, Readonly<Record<Saying, Bucket>>>();

	/** Why somebody may not say this now; undefined if they may, and then it counts. */
	whyNotNow(saying: Saying, { holder, session }: Speaker, now: number): RoomCode | undefined {
		const names = holder === null ? [session] : [holder, session];
		// All of them count, whichever has had enough.
		const may = names.map((name) => this.#of(name, now)[saying].take(now));
		return may.every(Boolean) ? undefined : 'room/too-fast';
	}

	/** What was used last is forgotten last. */
	#of(name: string, now: number): Readonly<Record<Saying, Bucket>> {
		const limits = this.#limits.get(name) ?? { emote: emoteLimit(now), talk: talkLimit(now) };
		this.#limits.delete(name);
		this.#limits.set(name, limits);
		const [oldest] = this.#limits.keys();
		if (this.#limits.size > REMEMBERED && oldest !== undefined) this.#limits.delete(oldest);
		return limits;
	}
}
