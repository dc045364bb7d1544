import type { CardWord, Placement } from '@aquarius/engine';
import { cardKinds, isAction, parsePlacement, ruleSet, turned } from '@aquarius/engine';
import fc from 'fast-check';

const isWord = (card: string): card is CardWord => card.length === 4;

/** Every Element and Wild of the 3.0 deck, in both lies, each once. */
export const WORDS: readonly CardWord[] = [
	...new Set(cardKinds(ruleSet('v3')).flatMap((card) => (isAction(card) || !isWord(card) ? [] : [card, turned(card)]))),
];

/** A table from text, as in the docs: `FFFF@0,0 FAFW@1,0`. */
export function tableFrom(text: string): readonly Placement[] {
	return text.split(' ').map((part) => {
		const placement = parsePlacement(part);
		if (!placement) throw new Error(`${part} is not a card at a spot`);
		return placement;
	});
}

/** Up to `size` cards, each beside an earlier one, matching or not; Wilds come often. Also a few islands. */
export const anyTable = (size: number): fc.Arbitrary<readonly Placement[]> =>
	fc
		.array(fc.record({ word: fc.nat(), beside: fc.nat(), way: fc.nat(3), wild: fc.nat(11) }), {
			minLength: 1,
			maxLength: size,
		})
		.map((draws) => {
			const table: Placement[] = [];
			for (const { word, beside, way, wild } of draws) {
				const card = WORDS.find((w) => wild === 0 && w === '****') ?? WORDS[word % WORDS.length];
				const near = table[beside % Math.max(1, table.length)] ?? { x: -1, y: 0 };
				const [dx, dy] = WAYS[way] ?? [1, 0];
				const spot = table.length === 0 ? { x: 0, y: 0 } : { x: near.x + dx, y: near.y + dy };
				if (card && !table.some((p) => p.x === spot.x && p.y === spot.y)) table.push({ card, ...spot });
			}
			return table;
		});

const WAYS = [
	[1, 0],
	[-1, 0],
	[0, 1],
	[0, -1],
] as const;

/** 25 cards with six Fire panels in one group: the table of the look pictures. */
export const FIRE_TABLE = tableFrom(
	'FFFF@2,2 .FE.@2,3 .FE.@1,2 .EA.@1,3 .SF.@3,3 .FS.@3,2 EESS@2,4 SASW@4,3 EEFF@1,1 EEFS@2,1 A..E@2,0 SWSW@4,4 W..S@5,4 EEWW@5,3 A..S@3,4 A..S@1,4 W..E@5,2 EFEW@6,2 S..W@4,2 SASA@1,0 SFEF@6,1 .FW.@5,1 AEAE@0,2 AWFS@4,1 AAEF@3,1',
);
export const FIRE_GROUP = {
	element: 'F',
	spots: [
		{ x: 1, y: 1 },
		{ x: 2, y: 1 },
		{ x: 1, y: 2 },
		{ x: 2, y: 2 },
		{ x: 2, y: 3 },
		{ x: 3, y: 3 },
	],
} as const;
