import type { Part } from './standing-parts.ts';

// Fitted to 1500 games of v3; made by src/testing/fit-standing.ts, and not by hand.

/** By how much each number of a standing makes it likelier to win. */
export const WEIGHTS: Readonly<Record<Part, readonly number[]>> = {
	size: [-0.6, -0.649, -0.455, -0.504, -0.392, 0.158, 0.755],
	gain: [-0.686, -0.522, -0.273, -0.505, -0.314, 0.158, -0.553, -0.146, 0.613, -0.647, 0.023, 1.091, -0.557, 0.944, 0],
	winsAfter: [2.82, 0.522, -0.112, -0.463, 0],
	fitting: [0.047, -0.124, -0.005, 0.041],
	wait: [-0.018, -0.539, -0.402, -0.1],
	ways: [0.089],
	hand: [0.021],
	holds: [0.286, 0.17, 0.294, 0.049, -0.08, 0.159],
	trades: [-0.288, 0.017, 0.061, -0.068, 0.061, 0.072, 0.547],
	breaks: [0.43, -0.131, -0.259, -0.161, -0.112, -0.114, 0.193],
};
