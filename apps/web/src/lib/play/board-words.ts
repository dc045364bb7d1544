import type { Messages } from '@aquarius/i18n';
import type { BoardWords } from '@aquarius/rendering';

/** The board's words in the page's language. */
export function boardWords(words: Messages): BoardWords {
	const t = words.table;
	return {
		board: t.board,
		card: (placement) => `${words.card(placement.card)}, ${words.spot(placement)}`,
		spot: (spot) => {
			const joins = spot.joins.length === 0 ? '' : `, ${words.joins(spot, spot.joins)}`;
			return `${words.spot(spot)}${joins}${spot.turnedOnly ? `, ${t.needsTurn}` : ''}`;
		},
		emptySpot: (spot) => words.spot(spot),
		reason: (code) => words.reasons[code],
		count: t.count,
		zoomIn: t.zoomIn,
		zoomOut: t.zoomOut,
		fitAll: t.fitAll,
		offScreen: t.offScreen,
	};
}
