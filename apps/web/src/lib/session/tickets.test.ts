import { expect, it } from 'vitest';
import type { TextStore } from './browser.ts';
import { Tickets } from './tickets.ts';

function store(): TextStore {
	const texts = new Map<string, string>();
	return {
		read: (key) => texts.get(key) ?? null,
		write: (key, text) => void (text === null ? texts.delete(key) : texts.set(key, text)),
	};
}

it('a closed tab comes back with the newest credential of the browser', () => {
	const local = store();
	new Tickets(local, store()).keep('KTX294', 'one');
	expect(new Tickets(local, store()).of('KTX294')).toBe('one');
});

it('two tabs of one browser keep two seats apart', () => {
	const local = store();
	const a = new Tickets(local, store());
	const b = new Tickets(local, store());
	a.keep('KTX294', 'one');
	b.keep('KTX294', 'two');
	expect([a.of('KTX294'), b.of('KTX294')]).toEqual(['one', 'two']);
});

it('forgets what was given up, table by table', () => {
	const tickets = new Tickets(store(), store());
	tickets.keep('KTX294', 'one');
	tickets.keep('BBBBBB', 'two');
	tickets.keep('KTX294', null);
	expect([tickets.of('KTX294'), tickets.of('BBBBBB')]).toEqual([null, 'two']);
});
