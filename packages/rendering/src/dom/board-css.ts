/** The live board's style; colours are the custom properties of `paletteCss()`. Sizes of marks live in the pictures themselves. */
export const BOARD_CSS = `
.aq-board {
	position: relative;
	box-sizing: border-box;
	inline-size: 100%;
	block-size: 100%;
	min-block-size: 160px;
	padding: var(--board-inset, 16px);
	overflow: hidden;
	overflow: clip;
	touch-action: none;
	overscroll-behavior: none;
	user-select: none;
	-webkit-user-select: none;
	-webkit-touch-callout: none;
	-webkit-tap-highlight-color: transparent;
	cursor: grab;
	outline: none;
	color: var(--text);
}
.aq-board[data-doing='panning'], .aq-board[data-doing='dragging'] { cursor: grabbing; }
.aq-board:focus-visible::after {
	content: '';
	position: absolute;
	inset: 3px;
	border: 3px solid var(--text);
	border-radius: 14px;
	box-shadow: inset 0 0 0 3px var(--surface);
	pointer-events: none;
}
.aq-layer {
	position: absolute;
	inset-block-start: 0;
	left: 0;
	transform-origin: 0 0;
	will-change: transform;
}
.aq-table { display: block; overflow: visible; }
.aq-plain .aq-fine { display: none; }
.aq-art, .aq-over { pointer-events: none; }

.aq-stop { outline: none; }
.aq-stop .aq-hit { fill: none; pointer-events: all; }
.aq-target, .aq-spot-stop, .aq-draft { cursor: pointer; }
.aq-ring, .aq-stop .aq-frame { display: none; fill: none; }
.aq-stop:focus-visible .aq-ring { display: inline; }
.aq-ring :first-child { stroke: var(--card-paper); }
.aq-ring :last-child { stroke: var(--text); }
.aq-stop:focus-visible .aq-spot > path:first-child,
.aq-stop.aq-near .aq-spot > path:first-child { fill: var(--chosen); }
.aq-stop.aq-near .aq-spot > path:first-child { stroke-dasharray: none; }
.aq-turned-only .aq-spot { opacity: .62; }
.aq-empty.aq-stop:focus-visible .aq-place { display: inline; }
.aq-place { display: none; fill: none; stroke: var(--muted); stroke-width: 2.6; stroke-dasharray: 2 7; stroke-linecap: round; }
@media (hover: hover) {
	.aq-board[data-doing='idle'] .aq-stop:hover .aq-spot > path:first-child { fill: var(--chosen); }
	.aq-board[data-doing='idle'] .aq-stop:hover .aq-frame { display: inline; }
}
.aq-stop:focus-visible .aq-frame { display: inline; }

.aq-frame-area {
	position: absolute;
	inset: 0;
	padding: inherit;
	pointer-events: none;
}
.aq-controls { position: relative; block-size: 100%; }
.aq-zoom {
	position: absolute;
	right: 0;
	bottom: 0;
	display: flex;
	flex-direction: column;
	padding: 2px;
	border: 2.5px solid var(--line);
	border-radius: 999px;
	background: var(--surface);
	pointer-events: auto;
	cursor: default;
}
.aq-narrow .aq-zoom { flex-direction: row; }
.aq-zoom button, .aq-edge {
	display: grid;
	place-items: center;
	inline-size: 44px;
	block-size: 44px;
	padding: 0;
	border: 0;
	border-radius: 50%;
	background: none;
	color: var(--text);
	font: inherit;
	cursor: pointer;
	touch-action: none;
}
.aq-zoom svg, .aq-edge svg {
	inline-size: 22px;
	block-size: 22px;
	fill: none;
	stroke: currentColor;
	stroke-width: 2.4;
	stroke-linecap: round;
	stroke-linejoin: round;
}
.aq-zoom button:active { translate: 0 2px; }
.aq-zoom button:focus-visible, .aq-edge:focus-visible { outline: 3px solid var(--text); outline-offset: 1px; }
@media (hover: hover) { .aq-zoom button:hover { background: var(--turn); color: var(--on-turn); } }
.aq-edge {
	position: absolute;
	left: 0;
	top: 0;
	margin: -22px 0 0 -22px;
	color: var(--on-turn);
	pointer-events: auto;
}
.aq-edge::before {
	content: '';
	position: absolute;
	inset: 6px;
	box-sizing: border-box;
	border: 2.5px solid var(--ink);
	border-radius: 50%;
	background: var(--turn);
}
.aq-edge svg { position: relative; inline-size: 18px; block-size: 18px; }
.aq-edge[hidden] { display: none; }

.aq-carried {
	position: fixed;
	inset: 0 auto auto 0;
	margin: 0;
	padding: 0;
	border: 0;
	background: none;
	overflow: visible;
	pointer-events: none;
	z-index: 1000;
	transform-origin: 0 0;
	will-change: transform;
}
.aq-carried[hidden] { display: none; }
.aq-carried svg { position: absolute; display: block; overflow: visible; }
.aq-carried .aq-card-face { transform-origin: 50% 50%; transition: transform 90ms ease-out; }
.aq-carried .aq-shadow { fill: var(--ink); opacity: .22; transition: opacity 90ms ease-out; }
.aq-carried.aq-loose .aq-card-face { transform: rotate(-3deg) scale(1.06); }
.aq-carried:not(.aq-loose) .aq-shadow { opacity: 0; }

.aq-refused { animation: aq-shake 360ms ease-in-out both; transform-box: fill-box; }
.aq-refused path { fill: none; }
@keyframes aq-shake {
	0%, 100% { translate: 0 0; }
	16%, 50%, 84% { translate: -4px 0; }
	33%, 67% { translate: 4px 0; }
}
.aq-landing { animation: aq-land 260ms cubic-bezier(.3, 0, .2, 1) both; transform-box: fill-box; transform-origin: 50% 50%; }
@keyframes aq-land {
	0% { opacity: 0; transform: translateY(-26px) scale(1.14); }
	55% { opacity: 1; transform: translateY(0) scale(1.04); }
	77% { opacity: 1; transform: scale(1); }
	100% { opacity: 0; transform: scale(1); }
}
.aq-leaving { animation: aq-leave 320ms ease-in both; transform-box: fill-box; transform-origin: 50% 50%; }
@keyframes aq-leave {
	0% { opacity: 1; transform: none; }
	25% { opacity: 1; transform: translateY(-8px) rotate(-2deg) scale(1.05); }
	100% { opacity: 0; transform: translateY(-60px) rotate(4deg) scale(.9); }
}
.aq-fresh-draft .aq-ghost { animation: aq-appear 140ms ease-out both; }
@keyframes aq-appear { from { opacity: 0; } }
.aq-fresh-trace .aq-trace { stroke-dasharray: 1; animation: aq-draw 900ms cubic-bezier(.3, 0, .2, 1) both; }
@keyframes aq-draw { from { stroke-dashoffset: 1; } to { stroke-dashoffset: 0; } }
.aq-fresh-trace .aq-number { animation: aq-appear 140ms ease-out both; }
.aq-fresh-trace .aq-others { animation: aq-return 1600ms ease-in both; }
@keyframes aq-return { 0%, 70% { opacity: .42; } 100% { opacity: 1; } }

@media (prefers-reduced-motion: reduce) {
	.aq-carried .aq-card-face, .aq-carried .aq-shadow { transition: none; }
	.aq-refused { animation: aq-flash 80ms linear 3 both; }
	.aq-landing { animation: aq-vanish 80ms linear both; }
	.aq-leaving { animation: aq-vanish 80ms linear both; }
	.aq-fresh-draft .aq-ghost { animation: none; }
	.aq-fresh-trace .aq-trace { animation: none; stroke-dasharray: none; }
	.aq-fresh-trace .aq-number, .aq-fresh-trace .aq-others { animation: none; }
}
@keyframes aq-flash { 50% { opacity: .2; } }
@keyframes aq-vanish { from { opacity: 1; } to { opacity: 0; } }

@media (forced-colors: active) {
	.aq-table, .aq-carried { forced-color-adjust: none; }
	.aq-ring :first-child { stroke: Canvas; }
	.aq-ring :last-child { stroke: Highlight; }
	.aq-stop.aq-near .aq-spot > path:first-child { fill: Highlight; }
	.aq-edge::before, .aq-zoom { border-color: ButtonText; background: ButtonFace; }
	.aq-edge, .aq-zoom button { color: ButtonText; }
}
`;
