import { type Action, assertNever } from '@aquarius/engine';
import { tone } from '../palette.ts';
import { inked, num, ROUND_CAPS, roundRect, stroked } from '../svg.ts';

/** Drawings are a verb and its object: swap, cross, ring, bolt, arc, turn; ringed dot = Goal, fan = hand, rectangle = card. Around 0,0, about 60 x 44. */

const goalDot = (x: number): string =>
	`<circle cx="${x}" cy="0" r="7.8" fill="${tone('A', 'base')}" stroke="var(--ink)" stroke-width="3.2"/><circle cx="${x}" cy="0" r="2.3" fill="var(--ink)"/>`;

const hand = (x: number): string =>
	[-22, 0, 22]
		.map((angle) =>
			inked(
				roundRect(-5.5, -11, 11, 15, 2.4),
				tone('W', 'light'),
				2.8,
				` transform="translate(${x} 4) rotate(${angle} 0 6)"`,
			),
		)
		.join('');

const arrow = (way: string, head: string): string =>
	stroked(way, 'var(--ink)', 4.4, ROUND_CAPS) + inked(head, 'var(--ink)', 2);

const SWAP =
	arrow('M-11-13C-4-19 4-19 10-15', 'M8-21L16-12L5-10Z') + arrow('M11 13C4 19-4 19-10 15', 'M-8 21L-16 12L-5 10Z');
const CROSS = arrow('M-13-9C-2-9 2 9 9 9', 'M8 3L17 9L8 15Z') + arrow('M-13 9C-2 9 2-9 9-9', 'M8-15L17-9L8-3Z');

const RING =
	arrow('M-24-12C-19-18-11-18-7-14', 'M-9-20L-1-11L-12-9Z') +
	arrow('M3-12C8-18 16-18 20-14', 'M18-20L26-11L15-9Z') +
	arrow('M24 12C13 19-13 19-20 14', 'M-18 20L-26 11L-15 9Z');
const TURN =
	arrow('M-25 3C-28-14-8-21 10-16', 'M9-22L18-12L6-10Z') + arrow('M25-3C28 14 8 21-10 16', 'M-9 22L-18 12L-6 10Z');

const card = (x: number, y: number, width: number, height: number): string =>
	inked(roundRect(x, y, width, height, 4.5), tone('W', 'light'), 3.2);

const bolt = inked('M6-22L-11 3H-1L-6 22L12-5H2Z', tone('F', 'light'), 3.4);
const empty = stroked(roundRect(-32, -8, 30, 20, 4), 'var(--ink)', 2.8, ' stroke-dasharray="4 4"');

/** The drawing of an Action around 0,0; also the badge of a chosen target. */
export function actionDrawing(action: Action): string {
	switch (action) {
		case 'trade-goals':
			return SWAP + goalDot(-21) + goalDot(21);
		case 'rotate-goals':
			return RING + goalDot(-26) + goalDot(0) + goalDot(26);
		case 'trade-hands':
			return SWAP + hand(-22) + hand(22);
		case 'shuffle-goals':
			return CROSS + goalDot(-25) + goalDot(29);
		case 'shuffle-hands':
			return CROSS + hand(-26) + hand(30);
		case 'zap-a-card':
			return card(-22, -13, 44, 28) + bolt;
		case 'move-a-card':
			return empty + card(4, -8, 30, 20) + arrow('M-17-13C-12-22 4-24 13-18', 'M12-24L20-13L8-12Z');
		case 'rotate-a-card':
			return card(-16, -9, 32, 18) + TURN;
		default:
			return assertNever(action);
	}
}

/** Five thin hills at the foot of an Action. */
export const hills = (): string =>
	(['F', 'A', 'W', 'E', 'S'] as const)
		.map((element, i) => {
			const y = 60 + i * 5;
			const up = y - 8;
			return `<path d="M-2 ${num(y)}C20 ${up} 40 ${up} 60 ${y}S100 ${y + 8} 122 ${y}V90H-2Z" fill="${tone(element, 'base')}" stroke="var(--ink)" stroke-width="2"/>`;
		})
		.join('');
