/** Calls back when the page is seen again, comes out of the back/forward cache, or the device is online again. Returns the undo. */
export function onWake(then: () => void): () => void {
	const seen = (): void => {
		if (document.visibilityState === 'visible') then();
	};
	const shown = (event: PageTransitionEvent): void => {
		if (event.persisted) then();
	};
	document.addEventListener('visibilitychange', seen);
	window.addEventListener('pageshow', shown);
	window.addEventListener('online', then);
	return () => {
		document.removeEventListener('visibilitychange', seen);
		window.removeEventListener('pageshow', shown);
		window.removeEventListener('online', then);
	};
}
