import { describe, expect, it } from 'vitest';
import { readPart, readWorkspace } from '../../workspace.ts';
import { BOX, diagramOf, pathOf } from './diagram.ts';

const parts = readWorkspace();
const diagram = diagramOf(parts);

/** What package.json says, read in another way than the picture reads it. */
const arrowsInFiles = parts.flatMap(({ name }) => {
	const [, block = ''] = /"dependencies": \{([^}]*)\}/.exec(readPart(name, 'package.json')) ?? [];
	return [...block.matchAll(/"@[\w-]+\/([\w-]+)": "workspace:/g)].map(([, to]) => `${name} > ${to}`);
});

describe('the picture of the architecture', () => {
	it('has an arrow for every dependency in the package.json files, and no other', () => {
		expect(arrowsInFiles.length).toBeGreaterThan(10);
		expect(diagram.arrows.map(({ from, to }) => `${from} > ${to}`).toSorted()).toEqual(arrowsInFiles.toSorted());
	});

	it('has a box for every part, none on top of another', () => {
		expect(diagram.boxes.map((box) => box.name).toSorted()).toEqual(parts.map((part) => part.name).toSorted());
		for (const a of diagram.boxes) {
			const over = diagram.boxes.filter(
				(b) => b !== a && Math.abs(a.x - b.x) < BOX.width && Math.abs(a.y - b.y) < BOX.height,
			);
			expect(over).toEqual([]);
		}
	});

	it('lets every arrow point downwards, so there is no circle', () => {
		const y = (name: string) => diagram.boxes.find((box) => box.name === name)?.y ?? Number.NaN;
		for (const arrow of diagram.arrows) {
			expect(y(arrow.from)).toBeLessThan(y(arrow.to));
			expect(pathOf(diagram, arrow)).toMatch(/^M\d+ \d+C[\d. ]+$/);
		}
	});

	it('puts the engine at the bottom, needing nothing', () => {
		expect(diagram.boxes.toSorted((a, b) => b.y - a.y)[0]).toMatchObject({ name: 'engine', needs: [] });
	});
});
