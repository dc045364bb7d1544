/**
 * Chances (0 to 1, null for none) as shares of whole hundredths that add up to what the chances do: each is rounded down, and those that
 * lose most by it are rounded up instead.
 */
export function wholePercents(chances: readonly (number | null)[]): readonly (number | null)[] {
	// What sums of floating point miss is no hundredth: 0.29 is 29 of them, not 28.
	const hundredths = chances.map((chance) => Math.round((chance ?? 0) * 1e8) / 1e6);
	const whole = hundredths.map(Math.floor);
	const sum = (list: readonly number[]): number => list.reduce((total, n) => total + n, 0);
	const missing = Math.round(sum(hundredths)) - sum(whole);
	const rest = (n: number): number => Math.round(((hundredths[n] ?? 0) - (whole[n] ?? 0)) * 1e6);
	const raised = new Set([...chances.keys()].sort((a, b) => rest(b) - rest(a)).slice(0, missing));
	return chances.map((chance, n) => (chance === null ? null : ((whole[n] ?? 0) + (raised.has(n) ? 1 : 0)) / 100));
}
