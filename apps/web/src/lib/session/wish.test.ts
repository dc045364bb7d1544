import { expect, it } from 'vitest';
import { Wish } from './wish.ts';

const granted = { ok: true, value: null, serverNow: null } as const;
const ask = (wish: Wish, seats = 2) => wish.keyed({ seats }).key;

it('what is sent again because no answer came has the same key; anything else has another', () => {
	const wish = new Wish();
	const first = ask(wish);
	wish.answered({ ok: false, code: 'unreachable' });
	expect(ask(wish)).toBe(first);
	wish.answered({ ok: false, code: 'room/restarting' });
	expect(ask(wish)).toBe(first);
	const other = ask(wish, 3);
	expect(other).not.toBe(first);
	wish.answered(granted);
	expect(ask(wish, 3)).not.toBe(other);
});
