import { type Element, largestGroup, type Placement } from '@aquarius/engine';
import { groundSvg, markSvg, paletteCss, ribbonSvg, tableSvg } from '@aquarius/rendering';

/** Pictures of the site that nobody plays with: made once at build time and sent as files, so that pages need no code for them. */
export const ART = ['poster', 'join', 'flow', 'seven', 'ribbon', 'ground', 'mark'] as const;
export type ArtName = (typeof ART)[number];

export function isArtName(text: string): text is ArtName {
	return ART.some((name) => name === text);
}

/** A whole SVG file. Both themes are in it: a page's `color-scheme` decides. */
export function artFile(name: ArtName): string {
	const svg = draw(name);
	const start = svg.indexOf('>') + 1;
	return `${svg.slice(0, start)}<style>${paletteCss()}</style>${svg.slice(start)}`;
}

function draw(name: ArtName): string {
	switch (name) {
		case 'poster':
			return tableSvg(POSTER, { padding: 10 });
		case 'join':
			return tableSvg(JOIN, { padding: 8 });
		case 'flow':
			return tableSvg(FLOW, { padding: 8 });
		case 'seven':
			return tableSvg(SEVEN, { padding: 18, lit: groupOf(SEVEN, 'S') });
		case 'ribbon':
			return ribbonSvg();
		case 'ground':
			return groundSvg();
		case 'mark':
			return markSvg();
		default:
			return name satisfies never;
	}
}

function groupOf(table: readonly Placement[], element: Element) {
	const group = largestGroup(table, element);
	return group === undefined ? null : { element, spots: group.panels.map(({ x, y }) => ({ x, y })) };
}

const read = (text: string): readonly Placement[] =>
	text.split(' ').map((placed) => {
		const [card = '', at = ''] = placed.split('@');
		const [x = 0, y = 0] = at.split(',').map(Number);
		return { card: card as Placement['card'], x, y };
	});

const POSTER = read(
	'WWWW@0,0 AAAA@3,0 AAAA@2,0 W..E@1,1 WWWW@1,0 .ES.@0,2 WWWW@0,1 W..F@2,2 E..W@1,2 FFFF@2,3 FFFF@1,3 WAWA@2,1 AAAA@3,1 WFAE@4,0 A..E@4,1 FSES@5,0 ESEW@5,1 SWSW@6,0 SEWW@6,1 .SA.@5,2 E..A@4,2 F..E@3,2 .ES.@3,3 SSSS@0,3 AAWW@4,3',
);
const JOIN = read('WWWW@0,0 FFWA@1,0');
const FLOW = read('FFFF@0,0 FAFE@1,0 FEWS@0,1');
const SEVEN = read('SSSS@0,0 SSEE@1,0 S..A@2,0 SSFW@0,1 SSSS@1,1 SFSA@2,1 ESWF@1,2');
