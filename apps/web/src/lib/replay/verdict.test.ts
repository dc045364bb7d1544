import type { TurningPoint } from '@aquarius/bots';
import type { GameEvent } from '@aquarius/engine';
import { expect, it } from 'vitest';
import type { Advice } from './advice.ts';
import { type Verdict, verdictOf } from './verdict.ts';

const point = (kind: TurningPoint['kind']): TurningPoint => ({ entry: 3, seat: 1, before: 0.4, after: 0.6, kind });
const BETTER: Advice = { type: 'better', move: { type: 'pass' }, value: 0.6, playedValue: 0.3 };
const SHUFFLED: GameEvent = { type: 'hands-shuffled', seat: 1, hands: [] };

it.each<[TurningPoint['kind'], Advice | undefined, readonly GameEvent[], Verdict]>([
	['mistake', undefined, [], 'open'],
	['mistake', BETTER, [], 'mistake'],
	['blunder', BETTER, [SHUFFLED], 'blunder'],
	['blunder', { type: 'unforeseen' }, [], 'unlucky'],
	['stroke', undefined, [], 'stroke'],
	['stroke', undefined, [{ type: 'passed', seat: 1 }], 'stroke'],
	['stroke', undefined, [SHUFFLED], 'lucky'],
])('a %s with the advice %j after %j is said to be %s', (kind, advice, events, verdict) => {
	expect(verdictOf(point(kind), advice, events)).toBe(verdict);
});
