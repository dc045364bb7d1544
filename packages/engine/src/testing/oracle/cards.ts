/** Cards as words of letters. The oracle knows no other form of a card. */

export const FIVE = ['E', 'A', 'W', 'F', 'S'] as const;
export const WILD = '****';

/** A Wild is every element. */
export const isA = (letter: string, element: string): boolean => letter === element || letter === '*';

export const isElementCard = (card: string): boolean => card.length === 4;
export const isGoal = (card: string): boolean => card.length === 1;

export function turned(word: string): string {
	return [...word].reverse().join('');
}

/** The one or two ways a card can lie. */
export function lies(word: string): readonly string[] {
	return turned(word) === word ? [word] : [word, turned(word)];
}

/** The name of a card off the table: the smaller of its two words. Actions and Goals are their own names. */
export function nameOf(card: string): string {
	if (!isElementCard(card)) return card;
	return turned(card) < card ? turned(card) : card;
}

export function isKind(card: string, kind: 'any' | 'double' | 'triple' | 'quad'): boolean {
	if (kind === 'any') return true;
	const elements = new Set([...card].filter((letter) => letter !== '.')).size;
	return elements === { double: 2, triple: 3, quad: 4 }[kind];
}

export type Side = 'top' | 'right' | 'bottom' | 'left';

/** What one element owns of one quadrant: all four of its sides, or two of them where a diagonal cuts it (E1). */
export interface Piece {
	readonly letter: string;
	readonly sides: readonly Side[];
}

/** Quadrants are counted 0 1 / 2 3. */
export function piecesOf(word: string, quadrant: number): readonly Piece[] {
	const [q0 = '', q1 = '', q2 = '', q3 = ''] = word;
	if (word[quadrant] !== '.') return [{ letter: word[quadrant] ?? '', sides: ['top', 'right', 'bottom', 'left'] }];
	if (q0 === '.') {
		return [
			{ letter: q1, sides: ['top', 'right'] },
			{ letter: q2, sides: ['bottom', 'left'] },
		];
	}
	return [
		{ letter: q0, sides: ['top', 'left'] },
		{ letter: q3, sides: ['bottom', 'right'] },
	];
}

/** The letter that a quadrant shows on one of its sides. */
export function letterOn(word: string, quadrant: number, side: Side): string {
	return piecesOf(word, quadrant).find((piece) => piece.sides.includes(side))?.letter ?? '';
}
