import type { Refusal } from '@aquarius/protocol';
import type { Connection } from './session.ts';

/** How the line to a table stands. The same words as `Connection`, with what the machine has to remember. */
export type Link =
	| { readonly type: 'joining'; readonly attempt: number }
	| { readonly type: 'open' }
	| { readonly type: 'checking' }
	| { readonly type: 'waiting'; readonly attempt: number; readonly at: number }
	| { readonly type: 'elsewhere' }
	| { readonly type: 'closed'; readonly code: Refusal | 'removed' | 'outdated' | 'unshown' | 'left' };

export type LinkEvent =
	| { readonly type: 'joined' }
	| { readonly type: 'join-failed'; readonly code: Refusal | 'unreachable' }
	/** The socket is gone. */
	| { readonly type: 'dropped'; readonly why: 'lost' | 'taken-over' | 'removed' | 'asleep' }
	/** The page is seen again, or the device is online again. */
	| { readonly type: 'woke' }
	| { readonly type: 'alive' }
	| { readonly type: 'silent' }
	/** The pause of `waiting` is over. */
	| { readonly type: 'due' }
	/** The person pressed "Try now" or "Play here". */
	| { readonly type: 'asked' }
	| { readonly type: 'outdated' }
	/** The table plays what these pages cannot show. */
	| { readonly type: 'unshown' }
	| { readonly type: 'left' };

/** What the owner of the link has to do after a step. */
export type LinkDeed =
	| { readonly do: 'nothing' }
	/** Drop what is left of the old socket and join with the credential. */
	| { readonly do: 'join' }
	/** Ask the server for a sign of life; answer with `alive` or `silent`. */
	| { readonly do: 'check' }
	| { readonly do: 'wait'; readonly ms: number }
	| { readonly do: 'disconnect' };

export interface LinkStep {
	readonly link: Link;
	readonly deed: LinkDeed;
}

export const FIRST: Link = { type: 'joining', attempt: 0 };
const STAY: LinkDeed = { do: 'nothing' };

/** Refusals that another try does not change. */
const FINAL: readonly (Refusal | 'unreachable')[] = [
	'room/not-found',
	'room/full',
	'room/not-seated',
	'room/bad-request',
	'room/too-large',
	'room/not-host',
	'room/wrong-phase',
];

/** The next state of the link and what to do. `spread` in 0..1 keeps many clients from coming back at the same moment. */
export function nextLink(link: Link, event: LinkEvent, now: number, spread = 0.5): LinkStep {
	switch (event.type) {
		case 'joined':
			return { link: { type: 'open' }, deed: STAY };
		case 'join-failed':
			if (link.type !== 'joining') return { link, deed: STAY };
			if (event.code !== 'unreachable' && FINAL.includes(event.code)) {
				return { link: { type: 'closed', code: event.code }, deed: STAY };
			}
			return wait(link.attempt + 1, now, spread);
		case 'dropped':
			return dropped(link, event.why, now, spread);
		case 'woke':
			if (link.type === 'open') return { link: { type: 'checking' }, deed: { do: 'check' } };
			return link.type === 'waiting' ? join(0) : { link, deed: STAY };
		case 'alive':
			return { link: link.type === 'checking' ? { type: 'open' } : link, deed: STAY };
		case 'silent':
			return link.type === 'checking' || link.type === 'open' ? join(0) : { link, deed: STAY };
		case 'due':
			return link.type === 'waiting' ? join(link.attempt) : { link, deed: STAY };
		case 'asked':
			return link.type === 'open' || link.type === 'joining' ? { link, deed: STAY } : join(0);
		case 'outdated':
		case 'unshown':
			return { link: { type: 'closed', code: event.type }, deed: { do: 'disconnect' } };
		case 'left':
			return { link: { type: 'closed', code: 'left' }, deed: { do: 'disconnect' } };
		default:
			return event satisfies never;
	}
}

const join = (attempt: number): LinkStep => ({ link: { type: 'joining', attempt }, deed: { do: 'join' } });

function dropped(link: Link, why: 'lost' | 'taken-over' | 'removed' | 'asleep', now: number, spread: number): LinkStep {
	if (link.type === 'closed' || link.type === 'elsewhere') return { link, deed: STAY };
	// A socket of an earlier try that closes late must not disturb the next one.
	if (link.type === 'joining' || link.type === 'waiting') return { link, deed: STAY };
	switch (why) {
		case 'taken-over':
			return { link: { type: 'elsewhere' }, deed: STAY };
		case 'removed':
			return { link: { type: 'closed', code: 'removed' }, deed: STAY };
		case 'asleep':
		case 'lost':
			return wait(0, now, spread);
		default:
			return why satisfies never;
	}
}

/** 0.2 s, then 0.4 s and doubling up to 8 s, each shortened by up to half. */
function wait(attempt: number, now: number, spread: number): LinkStep {
	const ms = Math.round(Math.min(200 * 2 ** attempt, 8000) * (1 - spread / 2));
	return { link: { type: 'waiting', attempt, at: now + ms }, deed: { do: 'wait', ms } };
}

/** What the page shows of it. */
export function connectionOf(link: Link): Connection {
	switch (link.type) {
		case 'joining':
			return { type: 'joining' };
		case 'waiting':
			return { type: 'waiting', at: link.at };
		case 'open':
		case 'checking':
		case 'elsewhere':
		case 'closed':
			return link;
		default:
			return link satisfies never;
	}
}
