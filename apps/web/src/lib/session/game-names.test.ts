import { describe, expect, it } from 'vitest';
import type { TextStore } from './browser.ts';
import { keepNames, namesOf } from './game-names.ts';

function store(text: string | null = null): TextStore {
	let kept = text;
	return {
		read: () => kept,
		write: (_, next) => {
			kept = next;
		},
	};
}

describe('names of games that the server keeps', () => {
	it('are there again, once each, and the oldest are forgotten', () => {
		const kept = store();
		for (let n = 0; n < 25; n++) keepNames(kept, { id: `game${n}`, names: ['Ada', `B${n}`], me: 0 });
		keepNames(kept, { id: 'game24', names: ['Ada', 'Ben'], me: 1 });
		expect(namesOf(kept, 'game24')).toEqual({ id: 'game24', names: ['Ada', 'Ben'], me: 1 });
		expect(namesOf(kept, 'game5')?.names).toEqual(['Ada', 'B5']);
		expect(namesOf(kept, 'game4')).toBeUndefined();
	});

	it.each([null, '', '{', '{}', '[1]', '[{"id":"a","names":[1],"me":0}]'])('%s holds none', (text) => {
		expect(namesOf(store(text), 'a')).toBeUndefined();
		const kept = store(text);
		keepNames(kept, { id: 'a', names: ['Ada'], me: null });
		expect(namesOf(kept, 'a')?.names).toEqual(['Ada']);
	});
});
