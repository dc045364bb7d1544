/**
 * Verifiable shuffles, method `aquarius-shuffle/1`. Before anybody sits down the table makes a seed and publishes its commit. Each seat
 * may give a salt after that. Seed and salts make the key of the game's chance, so neither the table nor a player chooses it alone. With
 * the result the record shows seed and salts, and whoever saw the commit can work out the whole game.
 */
import { applyMove } from './apply-move.ts';
import { generated } from './mixer.ts';
import { fromKey, NO_CHANCE } from './random/generator.ts';
import { happened, type Played } from './replay.ts';
import { createGame } from './setup.ts';
import { parseMove } from './text/move.ts';
import { makeBody } from './text/position.ts';
import type { GameRecord } from './text/record.ts';
import type { GameState, LogEntry } from './types.ts';

/** The name of this method in records. */
export const SHUFFLE_METHOD = 'aquarius-shuffle/1';

/** SHA-256 of a text in UTF-8, as 64 lower-case hex digits. The engine has none of its own; in browsers it comes later. */
export type Sha256 = (text: string) => string | Promise<string>;

/** Whether a text can be a seed: 32 bytes as lower-case hex. */
export const isSeed = (text: string): boolean => /^[0-9a-f]{64}$/.test(text);

/** Whether a text can be a salt that somebody gives: 16 to 64 lower-case hex digits. */
export const isSalt = (text: string): boolean => /^[0-9a-f]{16,64}$/.test(text);

/** What is hashed for the commit. */
export const commitText = (seed: string): string => `${SHUFFLE_METHOD} commit ${seed}`;

/** What is hashed for the key of a game (`random` of `createGame`). `salts`: by seat of the players dealt in; '' for a seat that gave none. */
export const keyText = (seed: string, salts: readonly string[]): string =>
	`${SHUFFLE_METHOD} key ${seed} ${salts.join(',')}`;

/** Where a game is not what its key gives. */
export interface Unfair {
	/** The number of the entry in the log from 0; null for the start, the result or the promise itself. */
	readonly entry: number | null;
	readonly detail: string;
}

/** `fair` null: the record promises nothing, or by a method that is not known here. */
export type FairCheck = { readonly fair: true } | { readonly fair: null } | ({ readonly fair: false } & Unfair);

/** Whether a record's seed is the one that its commit promised, and the whole game what seed and salts give. */
export async function checkFair(record: GameRecord, sha256: Sha256): Promise<FairCheck> {
	const { fair, players } = record;
	if (fair === undefined || fair.method !== SHUFFLE_METHOD) return { fair: null };
	const { commit, seed, salts } = fair;
	if (!isSeed(seed)) return unfair('the seed is not 64 hex digits');
	if (!salts.every((salt) => salt === '' || isSalt(salt))) return unfair('a salt is not 16 to 64 hex digits');
	if (salts.length !== players) return unfair(`there are ${salts.length} salts of ${players} players`);
	if ((await sha256(commitText(seed))) !== commit) return unfair('the seed is not the one that the commit promised');
	const why = whyNotOfKey(record, await sha256(keyText(seed, salts)));
	return why === undefined ? { fair: true } : { fair: false, ...why };
}

const unfair = (detail: string): FairCheck => ({ fair: false, entry: null, detail });

/**
 * Why a game is not what `key` gives: its deal, every draw and every shuffle. Undefined if it is. Decisions are taken as they are written.
 * Who begins is either the key's choice or the table's (E38), which a record does not tell apart.
 */
export function whyNotOfKey(record: GameRecord, key: string): Unfair | undefined {
	const { players, rules, start } = record;
	if (fromKey(key) === undefined) return { entry: null, detail: 'the key is not 64 hex digits' };
	if (players < rules.players.min || players > rules.players.max || start.turn >= players)
		return { entry: null, detail: `nobody deals to ${players} players with seat ${start.turn} to begin` };
	const deals = [{}, { first: start.turn }].map((first) => createGame({ rules, players, random: key, ...first }));
	let why: Unfair | undefined = { entry: null, detail: 'the start is not what the key deals' };
	for (const dealt of deals) {
		if (!isSameStart(dealt, start)) continue;
		why = whyNotPlayed(dealt, record);
		if (why === undefined) return undefined;
	}
	return why;
}

/** A record may leave the generator out; if it is there, it has to be this one. */
function isSameStart(dealt: GameState, start: GameState): boolean {
	const random = start.random === NO_CHANCE ? NO_CHANCE : dealt.random;
	return textOf(makeBody({ ...dealt, random })) === textOf(makeBody(start));
}

function whyNotPlayed(dealt: GameState, { log, result }: GameRecord): Unfair | undefined {
	let state = dealt;
	for (const [number, entry] of log.entries()) {
		const played = decided(state, entry);
		if (!played.ok) return { entry: number, detail: `it cannot be played: ${played.code}` };
		const [given, written] = [causedBy(played.value.entry), causedBy(entry)];
		if (given !== written) return { entry: number, detail: `the key gives ${given}, not ${written}` };
		state = played.value.state;
	}
	if (textOf(state.outcome) === textOf(result)) return undefined;
	return { entry: null, detail: `the game comes to ${textOf(state.outcome)}, not ${textOf(result)}` };
}

function decided(state: GameState, entry: LogEntry): Played {
	if ('event' in entry) return happened(state, entry, generated);
	const move = parseMove(entry.play);
	return move === undefined ? { ok: false, code: 'text/unreadable' } : applyMove(state, entry.seat, move);
}

/** What an entry says beyond the decision: `bonus`, `chance`, `next`, `drew`. What is empty may as well be absent. */
function causedBy(entry: LogEntry): string {
	const caused = Object.entries(entry).filter(([field, value]) => !DECIDED.includes(field) && !isEmpty(value));
	return textOf(Object.fromEntries(caused));
}

const isEmpty = (value: unknown): boolean =>
	typeof value === 'object' && value !== null && Object.keys(value).length === 0;

const DECIDED: readonly string[] = ['event', 'seat', 'play', 'at', 'by'];

/** JSON with fields in order, so that equal values have equal texts. */
function textOf(value: unknown): string {
	return JSON.stringify(value, (_, part: unknown) =>
		typeof part === 'object' && part !== null && !Array.isArray(part)
			? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
			: part,
	);
}
