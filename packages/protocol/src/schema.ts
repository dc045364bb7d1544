import { type SchemaType, schema, t } from '@colyseus/schema';

/**
 * One seat. The fields under `.view()` reach only the client whose StateView holds this object; the server grants it in one
 * place. Numbers in `hand` and `goal` are codes of the table's `Codec`.
 */
export const SeatState = schema(
	{
		/** `empty`, `person`, `bot`; `invisible` for seats that only hold a Goal. */
		kind: t.string().default('empty'),
		name: t.string().default(''),
		/** Which bot plays here, or empty. */
		bot: t.string().default(''),
		connected: t.boolean().default(false),
		/** Gone for longer than the grace time, or idle: a bot moves for this person until they are back. */
		away: t.boolean().default(false),
		hand: t.array('number').view(),
		goal: t.number().default(0).view(),
		/** What this seat was told beyond the public log, as `makeNote` writes it. */
		seen: t.array('string').view(),
		/** Goal that lies open for everybody; 0 while it is secret. */
		shownGoal: t.number().default(0),

		// Fields that are not set cost nothing: only some rule sets have them.
		/** Hand that lies open for everybody, as codes; then `hand` is empty. */
		shownHand: t.array('number').optional(),
		/** This player may not look at the own Goal yet. */
		covered: t.boolean().optional(),
		/** Left of the time for the whole game, in ms, as this seat's last turn ended. */
		leftMs: t.uint32().optional(),
		/** The host does not let this person write. */
		muted: t.boolean().optional(),
	},
	'SeatState',
);
export type SeatState = SchemaType<typeof SeatState>;

/** What a table shows to everybody. Written from the engine's state, never read back by the server. */
export const TableState = schema(
	{
		protocol: t.uint16().default(0),
		code: t.string().default(''),
		/** `lobby`, `playing`, `ended`. */
		phase: t.string().default('lobby'),
		/** Counts accepted commands; a move names the version it was made for. */
		version: t.number().default(0),
		/** Number of the game at this table, from 1; 0 before the first. */
		game: t.uint16().default(0),
		/** The host's seat, -1 for none. */
		host: t.int8().default(-1),
		/** JSON of the rule set: an id or an object. */
		rules: t.string().default(''),
		/** How many of `seats` are in use. */
		seatCount: t.uint8().default(0),
		isPrivate: t.boolean().default(true),
		spectators: t.boolean().default(true),
		/** Seconds for a turn or for the game (`clockFor`), 0 for no clock. */
		clock: t.uint16().default(0),
		/** What becomes of a seat whose person leaves for good: `bot` or `empty`. */
		onLeave: t.string().default('bot'),
		/** The seat that begins, -1 for a random one. */
		first: t.int8().default(-1),
		/** A table of strangers, put together by quick match. */
		quick: t.boolean().default(false),
		/** Server time in ms when a quick table starts with bots in the free seats, 0 for never. */
		startsAt: t.float64().default(0),
		/** Server time in ms when the turn runs out, 0 for never. */
		deadline: t.float64().default(0),
		/** Connected people who only watch. */
		watchers: t.uint16().default(0),

		turn: t.uint8().default(0),
		/** `draw` or `play`. */
		step: t.string().default('play'),
		deckCount: t.number().default(0),
		/** How many cards each seat holds, each as `packNumber` writes it. */
		handSizes: t.string().default(''),
		/** Codes, oldest first. */
		discard: t.array('number'),
		/** The cards on the table as the game began, as `makeTable` writes them; the log tells of all that came and went since. */
		start: t.string().default(''),
		passed: t.number().default(0),
		/** JSON of the outcome, empty while the game goes on. */
		outcome: t.string().default(''),
		/** One line for each entry of the game's log as everybody may know it, as `makeLine` writes it. */
		log: t.array('string'),
		seats: t.array(SeatState),

		// Fields that are not set cost nothing: only some rule sets have them.
		/** How many Goals are on the pile or aside. */
		unusedGoals: t.uint8().optional(),
		/** How often the deck was rebuilt. */
		rebuilt: t.number().optional(),
		/** JSON of the solitaire as its player sees it; empty while another game is on. */
		solitaire: t.string().optional(),
		/** What the clock's seconds are for: `turn` or `game`. */
		clockFor: t.string().default('turn'),
		/** `phrases` or `free`. */
		talk: t.string().default('phrases'),
		/** Who may sit down while a game is on: `nobody` or `anyone`. */
		lateJoin: t.string().default('nobody'),
		/** What the shuffle of the next game was promised with, while playing that of this game; empty where nothing was. */
		commit: t.string().default(''),
		/** Where the record of the last game is (`GET /api/games/:id`); empty until it is over. */
		resultId: t.string().default(''),
	},
	'TableState',
);
export type TableState = SchemaType<typeof TableState>;
