export const mean = (numbers: readonly number[]): number =>
	numbers.length === 0 ? 0 : numbers.reduce((sum, n) => sum + n, 0) / numbers.length;

/** The smallest of the numbers that at least `share` of them do not exceed. */
export function percentile(numbers: readonly number[], share: number): number {
	const sorted = [...numbers].sort((a, b) => a - b);
	return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? 0;
}

/** The 95 % bounds of a share seen in `n` trials (Wilson 1927), which stay between 0 and 1. */
export function shareBounds(share: number, n: number): { readonly low: number; readonly high: number } {
	if (n === 0) return { low: 0, high: 1 };
	const z = 1.96;
	const middle = (share + (z * z) / (2 * n)) / (1 + (z * z) / n);
	const reach = (z / (1 + (z * z) / n)) * Math.sqrt((share * (1 - share)) / n + (z * z) / (4 * n * n));
	return { low: middle - reach, high: middle + reach };
}
