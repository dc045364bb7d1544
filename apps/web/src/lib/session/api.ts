import type { CreateTable, Joined, JoinTable, QuickMatch, Refusal, TableFacts } from '@aquarius/protocol';

/** What the server's HTTP side answered. `unreachable`: no answer, or none that can be read. */
export type Reply<T> =
	| { readonly ok: true; readonly value: T; readonly serverNow: number | null }
	| { readonly ok: false; readonly code: Refusal | 'unreachable' };

export const createTable = (body: CreateTable): Promise<Reply<Joined>> => post('/api/tables', body);
export const joinTable = (code: string, body: JoinTable): Promise<Reply<Joined>> =>
	post(`/api/tables/${encodeURIComponent(code)}/join`, body);
export const quickMatch = (body: QuickMatch): Promise<Reply<Joined>> => post('/api/quick-match', body);
export const tableFacts = (code: string): Promise<Reply<TableFacts>> =>
	ask(`/api/tables/${encodeURIComponent(code)}`, {});
/** The record of a finished game, to be read by `parseRecord`. */
export const gameRecord = (id: string): Promise<Reply<unknown>> => ask(`/api/games/${encodeURIComponent(id)}`, {});

const post = <T>(path: string, body: unknown): Promise<Reply<T>> =>
	ask(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });

async function ask<T>(path: string, init: RequestInit): Promise<Reply<T>> {
	try {
		const answer = await fetch(path, { ...init, signal: AbortSignal.timeout(10_000) });
		const body: unknown = await answer.json();
		if (answer.ok) return { ok: true, value: body as T, serverNow: serverTime(answer) };
		if (typeof body === 'object' && body !== null && 'refused' in body) {
			return { ok: false, code: body.refused as Refusal };
		}
		return { ok: false, code: 'unreachable' };
	} catch {
		return { ok: false, code: 'unreachable' };
	}
}

/** The header counts whole seconds; its middle is the best guess. */
function serverTime(answer: Response): number | null {
	const date = Date.parse(answer.headers.get('date') ?? '');
	return Number.isNaN(date) ? null : date + 500;
}
