import { makeRules } from '@aquarius/engine';
import type { LobbyTable, TableCode } from '@aquarius/protocol';
import { vacanciesOf } from '../table/late-join.ts';
import { freeSeat } from '../table/seats.ts';
import type { Table } from '../table/table.ts';
import type { Notices } from './notices.ts';

/** What a table shows in the lobby; null if it is private, over, or nobody can join or watch. */
export function lobbyNotice({ facts }: Table): string | null {
	const { code, phase, game, rules, options, chairs, quick } = facts;
	if (options.isPrivate || phase === 'ended') return null;
	const isOpen = phase === 'lobby' ? freeSeat(chairs) !== null : vacanciesOf(facts) > 0;
	if (!isOpen && !options.spectators) return null;
	const { clock, clockFor, spectators } = options;
	const table: LobbyTable = {
		code,
		phase,
		game,
		rules: makeRules(rules),
		clock,
		clockFor,
		quick,
		open: isOpen ? 'play' : 'watch',
		spectators,
		seats: chairs.map(({ kind, name }) => ({ kind: kind === 'gone' ? 'empty' : kind, name })),
	};
	return JSON.stringify(table);
}

/** As many tables as are shown at once. */
const SHOWN = 200;

/** The tables of the lobby, open ones first; the same for everybody. */
export async function lobbyTables(notices: Notices): Promise<readonly LobbyTable[]> {
	const tables = [...(await notices.all('lobby')).values()].map((text): LobbyTable => JSON.parse(text)); // our own JSON
	return tables.sort((a, b) => a.open.localeCompare(b.open) || a.code.localeCompare(b.code)).slice(0, SHOWN);
}

/** What has changed from one look at the lobby to the next. */
export interface LobbyChange {
	readonly tables: readonly LobbyTable[];
	readonly gone: readonly TableCode[];
}

/** The tables that are new or other than before, and the codes of those that are gone; null if all is as it was. */
export function lobbyChange(before: readonly LobbyTable[], after: readonly LobbyTable[]): LobbyChange | null {
	const known = new Map(before.map((table) => [table.code, JSON.stringify(table)]));
	const tables = after.filter((table) => known.get(table.code) !== JSON.stringify(table));
	const left = new Set(after.map(({ code }) => code));
	const gone = before.flatMap(({ code }) => (left.has(code) ? [] : [code]));
	return tables.length === 0 && gone.length === 0 ? null : { tables, gone };
}
