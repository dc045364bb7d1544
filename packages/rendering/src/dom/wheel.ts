import type { Lens } from './lens.ts';
import { alarm, listen, type Undo } from './listen.ts';
import type { Sight } from './sight.ts';

/** After this long without a wheel event the zoom has ended. */
const REST = 160;
const LINE = 16;
const PAGE = 400;

/** The wheel zooms around the pointer; sideways it pans. The page behind never scrolls or zooms. */
export function wheelOn(root: HTMLElement, sight: Sight, lens: Lens, busy: () => boolean): Undo {
	const rest = alarm(() => lens.settle());
	const undo = listen(
		root,
		'wheel',
		(event) => {
			event.preventDefault();
			if (busy()) return;
			lens.hold();
			const { dx, dy } = inPixels(event);
			// A pinch on a trackpad comes as Ctrl with small steps.
			if (!event.ctrlKey && Math.abs(dx) > Math.abs(dy)) sight.pan(-dx, 0);
			else {
				const box = root.getBoundingClientRect();
				const at = { x: event.clientX - box.left, y: event.clientY - box.top };
				sight.pinch(Math.exp(-dy * (event.ctrlKey ? 0.01 : 0.0018)), at);
			}
			rest.set(REST);
		},
		{ passive: false },
	);
	return () => {
		undo();
		rest.stop();
	};
}

const inPixels = (event: WheelEvent): { readonly dx: number; readonly dy: number } => {
	const { DOM_DELTA_LINE, DOM_DELTA_PAGE } = WheelEvent;
	const unit = event.deltaMode === DOM_DELTA_LINE ? LINE : event.deltaMode === DOM_DELTA_PAGE ? PAGE : 1;
	return { dx: event.deltaX * unit, dy: event.deltaY * unit };
};
