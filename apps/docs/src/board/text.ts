import { makePosition } from '@aquarius/engine';
import { type Lesson, now } from './lesson.ts';

/** The present position of a lesson as one line of text, as tests and bug reports take it. The generator is left out if unused. */
export function textOf(lesson: Lesson): string {
	const { random, ...position } = makePosition(now(lesson));
	return JSON.stringify(typeof random === 'string' && /[^0]/.test(random) ? { ...position, random } : position);
}
