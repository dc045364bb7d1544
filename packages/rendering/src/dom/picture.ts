/** Draws what is shown: the table with its preview as if played, and the marks on it. Only what changed is touched. */
import type { Placement, Spot } from '@aquarius/engine';
import type { BoardConfig } from '../board-config.ts';
import { cardMarkup } from '../faces/card.ts';
import { sameGroup } from '../geometry/join.ts';
import { isSameSpot } from '../input/reach.ts';
import { paintGhostFrame, paintLastMove, paintTargetFrame, paintVeil } from '../marks/frames.ts';
import type { GroupMark } from '../marks/lit.ts';
import { paintLit, paintTrace } from '../marks/lit.ts';
import { paintTable, SCENE_KINDS, type SceneItem } from '../scene/scene.ts';
import { svgElement } from './elements.ts';
import type { Part } from './keyed.ts';
import { keyedParts } from './keyed.ts';

/** Cards narrower than this many pixels lose texture and aura. */
const PLAIN_BELOW = 48;

export interface Picture {
	/** Everything, in units of 120 x 80 to a card; scaled by the lens. */
	readonly scaled: SVGGElement;
	/** Where the elements that are focused go: over the art, under the marks. */
	readonly stops: SVGGElement;
	readonly draw: (config: BoardConfig, card: number) => void;
	/** A frame that shakes on a place: not here. */
	readonly refuse: (spot: Spot) => void;
}

/** `prefix` tells the ids of several boards on one page apart. */
export function makePicture(prefix: string): Picture {
	const art = svgElement('g', { class: 'aq-art', 'aria-hidden': 'true' });
	const stops = svgElement('g', { class: 'aq-stops' });
	const over = svgElement('g', { class: 'aq-over', 'aria-hidden': 'true' });
	const passing = svgElement('g', { class: 'aq-over', 'aria-hidden': 'true' });
	const scaled = svgElement('g', {}, art, stops, over, passing);
	const drawArt = keyedParts(art);
	const drawOver = keyedParts(over);
	let last: BoardConfig | undefined;
	return {
		scaled,
		stops,
		draw: (config, card) => {
			scaled.classList.toggle('aq-plain', card < PLAIN_BELOW);
			const table = asIfPlayed(config);
			const mark = groupMark(table, config);
			drawArt(artParts(table, config, mark, prefix));
			drawOver(overParts(config, mark));
			if (last) decorate(scaled, passing, last, config, prefix);
			last = config;
		},
		refuse: (spot) => playOnce(passing, 'aq-refused', paintGhostFrame(spot)),
	};
}

const asIfPlayed = ({ table, draft }: BoardConfig): readonly Placement[] => (draft ? [...table, draft] : table);

const groupMark = (table: readonly Placement[], { trace, lit, words }: BoardConfig): GroupMark => {
	if (trace) return paintTrace(table, trace);
	return lit ? paintLit(table, lit, { label: words.count(lit.spots.length) }) : { below: '', above: '' };
};

const artParts = (
	table: readonly Placement[],
	{ trace, lit }: BoardConfig,
	mark: GroupMark,
	prefix: string,
): readonly Part[] => {
	const marked = trace ?? lit;
	const items = paintTable(table, { idPrefix: prefix, lit: marked });
	const partOf = (item: SceneItem): Part => {
		const { kind, key, element, spots } = item;
		const isOther = trace !== null && (kind === 'group' || kind === 'signs') && element && spots;
		const others = isOther && !sameGroup({ element, spots }, trace);
		return { key: `${kind} ${key}`, svg: () => item.markup, ...(others ? { className: 'aq-others' } : {}) };
	};
	return SCENE_KINDS.flatMap((kind): readonly Part[] =>
		kind === 'marks' ? some('marks', mark.below) : items.filter((item) => item.kind === kind).map(partOf),
	);
};

const overParts = (config: BoardConfig, mark: GroupMark): readonly Part[] => {
	const { targets, held, lastMove, draft, table } = config;
	const isTarget = (spot: Spot) => targets?.spots.some((one) => isSameSpot(one, spot)) === true;
	const chosen = targets?.chosen ?? null;
	return [
		...some('veil', targets ? paintVeil(table.filter((card) => !isTarget(card))) : ''),
		// A table bears only so many marks at once.
		...some('last', held || targets ? '' : paintLastMove(lastMove)),
		...(targets?.spots ?? []).flatMap((spot) => some(`target ${spot.x},${spot.y}`, paintTargetFrame(spot))),
		...some('chosen', chosen ? paintTick(chosen) : ''),
		...some('draft', draft ? paintGhostFrame(draft) : ''),
		...some('above', mark.above),
	];
};

/** A mark, if there is one: small enough to be its own key. */
const some = (name: string, svg: string): readonly Part[] => (svg === '' ? [] : [{ key: name + svg, svg: () => svg }]);

/** The badge of the chosen target: a tick on paper. */
const paintTick = ({ x, y }: Spot): string =>
	`<g transform="translate(${x * 120 + 60} ${y * 80 + 40})"><rect x="-25" y="-22" width="50" height="44" rx="22" fill="var(--card-paper)" stroke="var(--ink)" stroke-width="3.4"/><path d="M-11 1l8 8L12-8" fill="none" stroke="var(--ink)" stroke-width="5.4" stroke-linecap="round" stroke-linejoin="round"/></g>`;

/** Motion for what is new. The still picture is complete without it, and the next state may cut it short. */
const decorate = (
	scaled: SVGGElement,
	passing: SVGGElement,
	was: BoardConfig,
	is: BoardConfig,
	prefix: string,
): void => {
	const has = (list: readonly Placement[], one: Placement) =>
		list.some((other) => isSameSpot(other, one) && other.card === one.card);
	const shownBefore = asIfPlayed(was);
	const shownNow = asIfPlayed(is);
	// A new game or a jump in a replay is not a move.
	const arrived = is.table.filter((card) => !has(shownBefore, card));
	const gone = was.table.filter((card) => !has(shownNow, card));
	if (arrived.length + gone.length <= 2) {
		for (const card of arrived) playOnce(passing, 'aq-landing', faceAt(card, prefix));
		for (const card of gone) playOnce(passing, 'aq-leaving', faceAt(card, prefix));
	}
	const newDraft = is.draft && !(was.draft && isSameSpot(was.draft, is.draft) && was.draft.card === is.draft.card);
	if (newDraft) restart(scaled, 'aq-fresh-draft');
	if (!is.trace) scaled.classList.remove('aq-fresh-trace');
	else if (!was.trace) startTrace(scaled);
};

const startTrace = (scaled: SVGGElement): void => {
	restart(scaled, 'aq-fresh-trace');
	scaled.querySelectorAll<SVGElement>('.aq-number').forEach((disc, i) => {
		disc.style.animationDelay = `${900 + 90 * i}ms`;
	});
};

const faceAt = ({ card, x, y }: Placement, prefix: string): string =>
	`<g transform="translate(${x * 120} ${y * 80})">${cardMarkup(card, { idPrefix: `${prefix}p` })}</g>`;

/** Lets a class's animation begin anew, even if it is there already. */
const restart = (element: SVGElement, name: string): void => {
	element.classList.remove(name);
	element.getBoundingClientRect();
	element.classList.add(name);
};

/** Something that shows once and goes when its animation has ended. */
const playOnce = (parent: SVGGElement, name: string, markup: string): void => {
	const element = svgElement('g', { class: name });
	element.innerHTML = markup;
	element.addEventListener('animationend', () => element.remove(), { once: true });
	element.addEventListener('animationcancel', () => element.remove(), { once: true });
	parent.append(element);
};
