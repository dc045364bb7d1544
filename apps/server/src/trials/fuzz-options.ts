export interface FuzzOptions {
	readonly messages: number;
	/** HTTP requests. */
	readonly requests: number;
	/** How fast the messages come, of all connections together. */
	readonly perSecond: number;
	/** How long the quiet tables are watched without an attack, in ms. */
	readonly quietMs: number;
	/** How long a server with its usual limits is flooded, in ms. */
	readonly floodMs: number;
	/** A 99th percentile below this is fine whatever it was before, in ms. */
	readonly floorMs: number;
	readonly seed: number;
}
