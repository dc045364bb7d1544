import { describe, expect, it } from 'vitest';
import { connectionOf, FIRST, type Link, type LinkEvent, nextLink } from './link.ts';

const NOW = 1000;

/** Runs events in a row, and gives the last state and all deeds. */
function run(events: readonly LinkEvent[], from: Link = FIRST) {
	const deeds: string[] = [];
	let link = from;
	for (const event of events) {
		const step = nextLink(link, event, NOW, 0);
		link = step.link;
		deeds.push(step.deed.do === 'wait' ? `wait ${step.deed.ms}` : step.deed.do);
	}
	return { link, deeds };
}

const lost: LinkEvent = { type: 'dropped', why: 'lost' };
const unreachable: LinkEvent = { type: 'join-failed', code: 'unreachable' };

describe('the line to a table', () => {
	it('opens', () => {
		expect(run([{ type: 'joined' }])).toEqual({ link: { type: 'open' }, deeds: ['nothing'] });
	});

	it('comes back after a drop, trying at longer and longer pauses', () => {
		const { link, deeds } = run([
			{ type: 'joined' },
			lost,
			{ type: 'due' },
			unreachable,
			{ type: 'due' },
			unreachable,
			{ type: 'due' },
			{ type: 'joined' },
		]);
		expect(deeds).toEqual(['nothing', 'wait 200', 'join', 'wait 400', 'join', 'wait 800', 'join', 'nothing']);
		expect(link).toEqual({ type: 'open' });
	});

	it('never waits longer than eight seconds and never gives up by itself', () => {
		let link: Link = FIRST;
		for (let i = 0; i < 40; i++) {
			const failed = nextLink(link, unreachable, NOW, 0);
			expect(failed.deed).toMatchObject({ do: 'wait' });
			if (failed.deed.do === 'wait') expect(failed.deed.ms).toBeLessThanOrEqual(8000);
			link = nextLink(failed.link, { type: 'due' }, NOW, 0).link;
		}
	});

	it('spreads the tries', () => {
		const open: Link = { type: 'open' };
		expect(nextLink(open, lost, NOW, 1).deed).toEqual({ do: 'wait', ms: 100 });
	});

	it('asks for a sign of life when the page wakes up, and joins anew without one (A14)', () => {
		expect(run([{ type: 'woke' }, { type: 'alive' }], { type: 'open' })).toEqual({
			link: { type: 'open' },
			deeds: ['check', 'nothing'],
		});
		expect(run([{ type: 'woke' }, { type: 'silent' }], { type: 'open' })).toEqual({
			link: { type: 'joining', attempt: 0 },
			deeds: ['check', 'join'],
		});
		expect(run([{ type: 'woke' }], { type: 'waiting', attempt: 5, at: 9999 }).deeds).toEqual(['join']);
	});

	it('leaves the seat to another window until asked', () => {
		const taken = run([{ type: 'joined' }, { type: 'dropped', why: 'taken-over' }, { type: 'woke' }, { type: 'due' }]);
		expect(taken).toEqual({ link: { type: 'elsewhere' }, deeds: ['nothing', 'nothing', 'nothing', 'nothing'] });
		expect(run([{ type: 'asked' }], taken.link)).toEqual({ link: { type: 'joining', attempt: 0 }, deeds: ['join'] });
	});

	it.each(['room/not-found', 'room/not-seated', 'room/full', 'room/bad-request'] as const)('%s is final', (code) => {
		expect(run([{ type: 'join-failed', code }])).toEqual({ link: { type: 'closed', code }, deeds: ['nothing'] });
	});

	it.each(['room/restarting', 'room/too-fast'] as const)('%s is tried again', (code) => {
		expect(run([{ type: 'join-failed', code }]).link.type).toBe('waiting');
	});

	it('a socket that closes late does not disturb the next try', () => {
		expect(run([lost], { type: 'joining', attempt: 2 })).toEqual({
			link: { type: 'joining', attempt: 2 },
			deeds: ['nothing'],
		});
	});

	it('stays closed after leaving and after a new version', () => {
		expect(run([{ type: 'left' }, lost, { type: 'woke' }], { type: 'open' })).toEqual({
			link: { type: 'closed', code: 'left' },
			deeds: ['disconnect', 'nothing', 'nothing'],
		});
		expect(run([{ type: 'outdated' }], { type: 'open' }).link).toEqual({ type: 'closed', code: 'outdated' });
		expect(run([{ type: 'unshown' }], { type: 'open' }).link).toEqual({ type: 'closed', code: 'unshown' });
	});

	it('tells the page what it needs to show', () => {
		expect(connectionOf({ type: 'waiting', attempt: 3, at: 1500 })).toEqual({ type: 'waiting', at: 1500 });
		expect(connectionOf({ type: 'joining', attempt: 3 })).toEqual({ type: 'joining' });
	});
});
