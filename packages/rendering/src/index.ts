/** Artwork as SVG text: words and tables in, markup out. Knows no DOM; `@aquarius/rendering/dom` has the live board. */
export { artCss } from './art-css.ts';
export type * from './board-config.ts';
export { type ActionOptions, actionSvg } from './faces/action.ts';
export { actionDrawing } from './faces/action-drawings.ts';
export { backSvg } from './faces/back.ts';
export { type BandOptions, groundSvg, ribbonSvg } from './faces/bands.ts';
export { cardMarkup, cardSvg } from './faces/card.ts';
export { goalSvg } from './faces/goal.ts';
export { beadsSvg, markSvg, type SignOptions, signSvg } from './faces/mark.ts';
export { sameGroup } from './geometry/join.ts';
export { CARD, type GroupRef } from './geometry/units.ts';
export { paintCardFrame, paintGhostFrame, paintLastMove, paintTargetFrame, paintVeil } from './marks/frames.ts';
export { type GroupMark, paintLit, paintTrace } from './marks/lit.ts';
export { paintSpot } from './marks/spots.ts';
export {
	CARD_PAPER,
	ELEMENT_COLOURS,
	type ElementColours,
	paletteCss,
	THEMES,
	type Theme,
	type Token,
	type Tone,
	tone,
	withColours,
} from './palette.ts';
export { type Box, CARD_BOX } from './picture.ts';
export { bounds } from './scene/bounds.ts';
export { paintTable, SCENE_KINDS, type SceneItem, type SceneKind, type SceneOptions } from './scene/scene.ts';
export { type TableOptions, tableSvg } from './scene/table.ts';
export type { PictureOptions } from './svg.ts';
