import { lies } from './cards.ts';
import { contactsOf, isMatch } from './contacts.ts';
import type { Rules } from './rules.ts';
import { at, draw, type Laid, laidText, type Sheet, squaresOf } from './sheet.ts';

const FARTHEST = 10_000;

/** Every legal way to lay a card from the hand: both lies on every spot that is near anything. */
export function placementsOf(table: readonly Laid[], word: string, rules: Rules): readonly string[] {
	const sheet = draw(table);
	return lies(word).flatMap((lie) =>
		spotsNear(table, rules)
			.map((spot) => ({ word: lie, ...spot }))
			.filter((laid) => fits(table, sheet, laid, rules))
			.map(laidText),
	);
}

/** Whether a card may be laid so. `sheet` is the table's. */
export function fits(table: readonly Laid[], sheet: Sheet, laid: Laid, rules: Rules): boolean {
	const { x, y } = laid;
	if (table.length === 0) return x === 0 && y === 0; // E19b
	if (Math.abs(x) > 2 * FARTHEST || Math.abs(y) > 2 * FARTHEST) return false;
	if (!rules.overlap && (x % 2 !== 0 || y % 2 !== 0)) return false;
	const covers = squaresOf(laid, -1).filter((square) => sheet.has(at(square.x, square.y)));
	if (covers.length > 0 && (!rules.overlap || covers.length === 4 || hidesACard(table, sheet, laid))) return false; // E42
	const contacts = contactsOf(sheet, laid);
	return rules.matchRequired ? contacts.some(isMatch) : contacts.length > 0; // E43
}

/** Whether some card that is covered in part would show no quadrant any more. */
function hidesACard(table: readonly Laid[], sheet: Sheet, laid: Laid): boolean {
	const own = squaresOf(laid, -1);
	return own.some(({ x, y }) => {
		const under = sheet.get(at(x, y));
		const covered = under && table[under.card];
		if (under === undefined || covered === undefined) return false;
		return squaresOf(covered, under.card).every(
			(square) =>
				sheet.get(at(square.x, square.y))?.card !== under.card ||
				own.some((mine) => mine.x === square.x && mine.y === square.y),
		);
	});
}

/** Spots on the table, and as far as one card further on every side. */
export function spotsNear(table: readonly Laid[], rules: Rules): readonly { readonly x: number; readonly y: number }[] {
	const xs = [0, ...table.map(({ x }) => x)];
	const ys = [0, ...table.map(({ y }) => y)];
	const step = rules.overlap ? 1 : 2;
	const spots: { x: number; y: number }[] = [];
	for (let y = Math.min(...ys) - 2; y <= Math.max(...ys) + 2; y += step) {
		for (let x = Math.min(...xs) - 2; x <= Math.max(...xs) + 2; x += step) spots.push({ x, y });
	}
	return spots;
}
