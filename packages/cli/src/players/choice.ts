import type { BotName } from '@aquarius/bots';

/** Who is to play: plain JSON, so that it can be told to another process. */
export type Choice =
	| {
			readonly type: 'own';
			readonly name: BotName;
			/** How many playouts it may make for a decision; null: as many as it does by itself. */
			readonly playouts: number | null;
	  }
	/** An outside program that speaks the line protocol, as a shell would run it. */
	| { readonly type: 'program'; readonly command: string };
