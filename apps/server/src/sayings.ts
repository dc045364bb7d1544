import type { RoomCode } from '@aquarius/protocol';
import type { Chair } from './seats.ts';
import type { SavedFacts } from './store/table-store.ts';
import type { Visitor } from './visitor.ts';

/** What seats say to each other: a preset phrase, or words of their own. */
export type Saying = 'emote' | 'talk';

/** Why a seat may not say this at this table; undefined if it may. Words of one's own are for private tables whose host allows them. */
export function whyNotSay(saying: Saying, { options }: SavedFacts, chair: Chair | undefined): RoomCode | undefined {
	if (saying === 'emote') return undefined;
	if (!options.isPrivate || options.talk !== 'free') return 'room/no-talk';
	return chair?.muted ? 'room/muted' : undefined;
}

/** The same for this moment: counts what somebody says, and lets only so much through. */
export function whyNotNow(saying: Saying, { emotes, talk }: Visitor, now: number): RoomCode | undefined {
	const limit = saying === 'emote' ? emotes : talk;
	return limit.take(now) ? undefined : 'room/too-fast';
}
