import type { Deed } from './deed.ts';

/** By the size of the element's largest group before the play: 0 to 5, and 6 or more. */
type Ratios = Readonly<Record<Deed, readonly number[]>>;

// Measured in 3000 games of v3; made by src/testing/measure-deeds.ts, and not by hand.

/** How much more often players do this to the element of their own Goal than to any other. */
export const TO_OWN: Ratios = {
	'place-other': [0.444, 0.387, 0.495, 0.557, 0.593, 0.634, 0.618],
	'place-apart': [1.7, 0.171, 0.161, 0.201, 0.195, 0.2, 0.223],
	'place-joined': [1, 1, 0.216, 0.3, 0.379, 0.467, 0.485],
	'place-grown': [1, 3.37, 4.77, 9.69, 37.2, 32.8, 37],
	'place-grown-more': [1, 8.58, 33.7, 121, 118, 90.9, 43.2],
	'move-shrunk': [1, 1, 0.28, 0.202, 0.0898, 0.0629, 0.0608],
	'move-same': [1, 0.373, 0.327, 0.339, 0.526, 1.23, 1.56],
	'move-grown': [1, 11.1, 16.5, 54.7, 85.7, 140, 90.8],
	'zap-shrunk': [1, 0.819, 0.342, 0.208, 0.0642, 0.0171, 0.0463],
	'zap-same': [1, 1.02, 1.09, 1.13, 1.84, 6.23, 14.5],
};

/** How much more often players who play at random do it than players who have another Goal. */
export const AT_RANDOM: Ratios = {
	'place-other': [1.01, 0.962, 0.977, 0.969, 0.954, 0.95, 0.955],
	'place-apart': [0.985, 0.987, 1.03, 1.02, 0.97, 1, 1.02],
	'place-joined': [1, 1, 0.878, 0.784, 0.801, 0.809, 0.783],
	'place-grown': [1, 1.11, 1.11, 1.81, 5.82, 4.88, 4.96],
	'place-grown-more': [1, 0.81, 2.18, 5.32, 5.66, 4.67, 6.18],
	'move-shrunk': [1, 1, 1.33, 1.35, 0.552, 0.374, 0.377],
	'move-same': [1, 0.95, 0.917, 0.873, 1.26, 2.63, 3.14],
	'move-grown': [1, 1.81, 1.64, 4.68, 6.05, 5.49, 6.32],
	'zap-shrunk': [1, 2.25, 2.01, 1.66, 0.544, 0.375, 0.329],
	'zap-same': [1, 0.892, 0.857, 0.894, 1.41, 4.32, 10.5],
};
