import { describe, expect, test } from 'vitest';
import type { Gesture, GestureEffect, PointerInput, PointerKind } from './gesture.ts';
import { breakOff, IDLE, onPointer, pickUp } from './gesture.ts';

/** Plays pointer events, written `down 1 10,20`, and gives all effects and the last state. */
function play(script: readonly string[], from: Gesture = IDLE, kind: PointerKind = 'touch', onDraft = false) {
	let gesture = from;
	const effects: GestureEffect[] = [];
	for (const line of script) {
		const [type, id, at] = line.split(' ') as [PointerInput['type'], string, string];
		const [x = 0, y = 0] = at.split(',').map(Number);
		const result = onPointer(gesture, { type, id: Number(id), x, y, kind, onDraft });
		gesture = result.gesture;
		effects.push(...result.effects);
	}
	return { gesture, effects, types: effects.map((effect) => effect.type) };
}

const gripped = pickUp({ type: 'down', id: 1, x: 0, y: 0, kind: 'touch' }, false).gesture;

describe('taps and pans', () => {
	test('a finger that trembles taps', () => {
		expect(play(['down 1 10,10', 'move 1 15,14', 'up 1 15,14']).effects).toEqual([
			{ type: 'tap', x: 15, y: 14, kind: 'touch' },
		]);
	});

	test('a mouse pans sooner than a finger', () => {
		const script = ['down 1 10,10', 'move 1 16,10', 'up 1 16,10'];
		expect(play(script).types).toEqual(['tap']);
		expect(play(script, IDLE, 'mouse').types).toEqual(['pan', 'settle']);
	});

	test('a pan follows the pointer without losing a pixel', () => {
		const { effects } = play(['down 1 0,0', 'move 1 30,5', 'move 1 50,-5', 'up 1 50,-5']);
		const pans = effects.filter((effect) => effect.type === 'pan');
		expect(pans.reduce((sum, { dx }) => sum + dx, 0)).toBe(50);
		expect(pans.reduce((sum, { dy }) => sum + dy, 0)).toBe(-5);
	});

	test('a cancelled press does nothing', () => {
		expect(play(['down 1 0,0', 'cancel 1 0,0']).types).toEqual([]);
	});
});

describe('pinching', () => {
	test('two fingers zoom around their middle, and the one that stays pans on', () => {
		const { effects, gesture } = play(['down 1 0,0', 'down 2 100,0', 'move 2 200,0', 'up 1 0,0', 'move 2 210,0']);
		expect(effects).toEqual([
			{ type: 'pan', dx: 50, dy: 0 },
			{ type: 'zoom', factor: 2, x: 100, y: 0 },
			{ type: 'settle' },
			{ type: 'pan', dx: 10, dy: 0 },
		]);
		expect(gesture.type).toBe('panning');
	});

	test('fingers on one point do not zoom to infinity', () => {
		const { effects } = play(['down 1 0,0', 'down 2 0,0', 'move 2 40,0']);
		expect(effects.find((effect) => effect.type === 'zoom')).toMatchObject({ factor: 40 });
	});
});

describe('dragging a card', () => {
	test('a tap on the card in the hand is left to the host', () => {
		expect(play(['move 1 3,3', 'up 1 3,3'], gripped).types).toEqual([]);
	});

	test('a card that is carried and let go is dropped there', () => {
		const { effects } = play(['move 1 40,40', 'move 1 90,80', 'up 1 92,81'], gripped);
		expect(effects.map((effect) => effect.type)).toEqual(['lift', 'drag', 'drag', 'drag', 'drop']);
		expect(effects.at(-1)).toEqual({ type: 'drop', x: 92, y: 81, from: 'hand' });
	});

	test('a card that is seen moving is lifted at once', () => {
		const { gesture, effects } = pickUp({ type: 'move', id: 1, x: 5, y: 6, kind: 'mouse' }, true);
		expect(gesture.type).toBe('dragging');
		expect(effects).toEqual([
			{ type: 'lift', from: 'hand' },
			{ type: 'drag', x: 5, y: 6, kind: 'mouse' },
		]);
	});

	test('a second finger turns the card, and moves nothing', () => {
		const { types, gesture } = play(['move 1 40,40', 'down 2 300,300', 'move 2 320,300', 'up 2 320,300'], gripped);
		expect(types).toEqual(['lift', 'drag', 'turn']);
		expect(gesture).toMatchObject({ type: 'dragging', finger: { id: 1, x: 40, y: 40 } });
	});

	test('the system takes the pointer away: the card goes back', () => {
		expect(play(['move 1 40,40', 'cancel 1 0,0'], gripped).effects.at(-1)).toEqual({
			type: 'drag-cancelled',
			from: 'hand',
		});
	});

	test('a preview can be dragged on', () => {
		const { types } = play(['down 1 0,0', 'move 1 40,0', 'up 1 40,0'], IDLE, 'mouse', true);
		expect(types).toEqual(['lift', 'drag', 'drag', 'drop']);
	});

	test('after Escape the finger that is still down does nothing', () => {
		const dragging = play(['move 1 40,40'], gripped).gesture;
		const broken = breakOff(dragging);
		expect(broken.effects).toEqual([{ type: 'drag-cancelled', from: 'hand' }]);
		const { types, gesture } = play(['move 1 60,60', 'down 2 0,0', 'up 1 60,60', 'up 2 0,0'], broken.gesture);
		expect(types).toEqual([]);
		expect(gesture).toEqual(IDLE);
	});

	test('breaking off a pan rests the camera', () => {
		expect(breakOff(play(['down 1 0,0', 'move 1 40,0']).gesture).effects).toEqual([{ type: 'settle' }]);
	});
});
