import type { Answer } from '@aquarius/protocol';
import { expect, it } from 'vitest';
import { Answers } from './answers.ts';

const answer = (version: number): Answer => ({ ok: true, version });

it('what a seated person was answered is not forgotten, however many others ask', () => {
	const answers = new Answers((actor) => actor === 'ann');
	answers.keep('ann', 'once', answer(7));
	for (let n = 0; n < 1000; n++) answers.keep(`eve ${n}`, 'once', answer(n));
	expect(answers.find('ann', 'once')).toEqual(answer(7));
	expect(answers.find('eve 999', 'once')).toEqual(answer(999));
	expect(answers.find('eve 0', 'once')).toBeUndefined();
});

it('of one person so many keys are remembered, the last ones', () => {
	const answers = new Answers(() => true);
	for (let n = 0; n < 100; n++) answers.keep('ann', `key ${n}`, answer(n));
	expect(answers.find('ann', 'key 99')).toEqual(answer(99));
	expect(answers.find('ann', 'key 20')).toBeUndefined();
});
