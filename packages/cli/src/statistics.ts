export const mean = (numbers: readonly number[]): number =>
	numbers.length === 0 ? 0 : numbers.reduce((sum, n) => sum + n, 0) / numbers.length;

/** The smallest of the numbers that at least `share` of them do not exceed. */
export function percentile(numbers: readonly number[], share: number): number {
	const sorted = [...numbers].sort((a, b) => a - b);
	return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? 0;
}

/**
 * The 95 % bounds of a share seen in `n` trials: the score interval of E. B. Wilson, "Probable inference, the law of succession, and
 * statistical inference", Journal of the American Statistical Association 22 (1927), 209-212. They stay between 0 and 1. Both hold
 * together at 95 %, so each alone holds at 97.5 %.
 *
 * Trials that count in part, as shared wins do, may be in the share: numbers from 0 to 1 with mean p vary by p(1 - p) at most, which is
 * what the interval reckons with, and is reached when all are 0 or 1. So the bounds are never too narrow for that.
 */
export function shareBounds(share: number, n: number): { readonly low: number; readonly high: number } {
	if (n === 0) return { low: 0, high: 1 };
	const z = 1.959964; // the normal distribution has 2.5 % above it
	const middle = (share + (z * z) / (2 * n)) / (1 + (z * z) / n);
	const reach = (z / (1 + (z * z) / n)) * Math.sqrt((share * (1 - share)) / n + (z * z) / (4 * n * n));
	return { low: middle - reach, high: middle + reach };
}
