const EVERY_MS = 10_000;

/**
 * Tells people on standard error how far it is: after the first game, after the last one, and every ten seconds between. `have` games
 * of `all` are there already.
 */
export function tellProgress(have: number, all: number): (done: number, winRate: number) => void {
	const began = performance.now();
	let told = Number.NEGATIVE_INFINITY;
	return (done, winRate) => {
		const now = performance.now();
		if (done < all && now - told < EVERY_MS) return;
		told = now;
		const leftMs = ((now - began) / (done - have)) * (all - done);
		const left = done < all ? `, about ${duration(leftMs)} to go` : '';
		console.error(`${done} of ${all} games, win rate ${winRate.toFixed(3)}${left}`);
	};
}

function duration(ms: number): string {
	const minutes = Math.round(ms / 60_000);
	if (minutes < 1) return 'a minute';
	return minutes < 120 ? `${minutes} min` : `${(minutes / 60).toFixed(1)} h`;
}
