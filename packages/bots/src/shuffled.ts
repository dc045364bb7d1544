/** The items in any order, each as likely as the others. `below(n)`: a whole number from 0 to n - 1. */
export function shuffled<T>(items: readonly T[], below: (n: number) => number): T[] {
	const left = [...items];
	for (let i = left.length - 1; i > 0; i--) {
		const j = below(i + 1);
		[left[i], left[j]] = [left[j] as T, left[i] as T]; // both are places of the list
	}
	return left;
}
