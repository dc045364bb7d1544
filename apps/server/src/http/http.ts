import {
	CreateTable,
	type HttpRefusal,
	type Joined,
	JoinTable,
	parseName,
	parseTableCode,
	parseTableRules,
	QuickMatch,
	type Refusal,
	ROOM_CODES,
	type RoomCode,
} from '@aquarius/protocol';
import express, {
	type ErrorRequestHandler,
	type Request,
	type RequestHandler,
	type Response,
	type Router,
} from 'express';
import type { ZodError } from 'zod';
import { lobbyTables } from '../finding/lobby-list.ts';
import { placeStranger } from '../finding/quick-match.ts';
import type { Newcomer, Tables } from '../finding/tables.ts';
import type { House } from '../house.ts';
import { errorText } from '../operation/log.ts';
import { makeKey } from '../table/codes.ts';
import { accept, type Outcome, type Refused, refusalOf, refuse, refuseField, refuseRules } from '../table/table.ts';
import { AddressLimits } from './limits.ts';
import { addressOf } from './origin.ts';
import { parseResultName, sendRecord } from './results.ts';

const BODY_BYTES = 4096;
/** Of a table whose maker does not say how many. */
const USUAL_SEATS = 4;

/** `/api`. Every answer is JSON; every one that is not 200 is `{ refused }`. */
export function httpRoutes(house: House, tables: Tables): Router {
	const router = express.Router();
	const limits = new AddressLimits(house.config.requestsPerMinute);

	const mayGoOn = (request: Request) => limits.take(addressOf(request, house.config.trustProxy), house.time.now());

	router.use('/api', (request, response, next) => {
		response.set('Cache-Control', 'no-store');
		if (house.isClosing) send(response, refuse('room/restarting'));
		else if (request.method === 'POST' && !mayGoOn(request)) {
			send(response, refuse('room/too-fast'));
		} else next();
	});
	// Only a JSON content type is read: a foreign page cannot send one without asking first, and we never allow it.
	router.use('/api', express.json({ limit: BODY_BYTES, strict: true }));

	router.post('/api/tables', (request, response) => answer(response, () => createTable(tables, request.body)));
	router.post('/api/tables/:code/join', (request, response) =>
		answer(response, () => joinTable(tables, request.params.code, request.body)),
	);
	router.post('/api/quick-match', (request, response) =>
		answer(response, () => quickMatch(house, tables, request.body)),
	);
	router.get('/api/lobby', async (_request, response) => {
		response.json({ tables: await lobbyTables(house.notices) });
	});
	router.get('/api/lobby/events', async (request, response) => {
		if (!house.gate.keepOpen(request)) send(response, refuse('room/too-fast'));
		else if (!(await house.lobby.listen(response))) send(response, refuse('room/full'));
	});
	router.get('/api/tables/:code', async (request, response) => {
		const code = parseTableCode(request.params.code);
		const facts = code === undefined ? undefined : await tables.facts(code);
		// Looking at a table costs nothing; guessing codes does.
		if (facts !== undefined) send(response, accept(facts));
		else send(response, refuse(mayGoOn(request) ? 'room/not-found' : 'room/too-fast'));
	});
	router.get('/api/games/:name', async (request, response) => {
		const wanted = parseResultName(request.params.name);
		const record = wanted && (await house.store.result(wanted.id));
		if (wanted && record !== undefined) sendRecord(response, wanted, record);
		else send(response, refuse(mayGoOn(request) ? 'room/not-found' : 'room/too-fast'));
	});
	router.use('/api', nothingThere);
	return router;
}

export const nothingThere: RequestHandler = (_request, response) => send(response, refuse('room/not-found'));

/** For whatever a route throws: a body that cannot be read, or a fault of ours. */
export const onFailure =
	(house: House): ErrorRequestHandler =>
	(error: unknown, _request, response, next) => {
		const status = statusOf(error);
		if (status >= 500) house.log('http-failed', { error: errorText(error) });
		// What has begun cannot be taken back; the express way to break it off.
		if (response.headersSent) return next(error);
		send(response, status >= 500 ? refuse('room/restarting') : refusalAt(status, error));
	};

function refusalAt(status: number, error: unknown): Refused {
	if (status === 413) return refuse('room/too-large');
	// body-parser names what went wrong; a path that cannot be read is no fault of the body.
	const isOfBody = error instanceof Error && 'type' in error;
	return isOfBody ? refuseField('body') : refuse('room/bad-request');
}

async function createTable(tables: Tables, body: unknown): Promise<Outcome<Joined>> {
	const read = CreateTable.safeParse(body);
	if (!read.success) return refuseField(wrongField(read.error));
	const maker = newcomer(read.data);
	if (maker === undefined) return refuseField('name');
	const { bots, isPrivate, spectators, clock, clockFor, talk, onLeave, lateJoin } = read.data;
	const parsed = parseTableRules(read.data.rules);
	if (!parsed.ok) return refuseRules(parsed.code);
	const rules = parsed.value;
	const { min, max } = rules.players;
	const { seats = Math.min(max, Math.max(min, USUAL_SEATS)) } = read.data;
	if (seats < min || seats > max) return refuseField('seats');
	if (bots.length >= seats) return refuseField('bots');
	if (talk === 'free' && !isPrivate) return refuseField('talk');
	const options = { isPrivate, spectators, clock, clockFor, talk, onLeave, lateJoin, first: 'random' as const };
	return tables.make({ rules, seats, options, quick: false, startsAt: 0, bots, maker });
}

async function joinTable(tables: Tables, text: string, body: unknown): Promise<Outcome<Joined>> {
	const code = parseTableCode(text);
	if (code === undefined) return refuse('room/not-found');
	const read = JoinTable.safeParse(body);
	return read.success ? tables.join(code, read.data) : refuseField(wrongField(read.error));
}

/** Sits somebody down with strangers. */
async function quickMatch(house: House, tables: Tables, body: unknown): Promise<Outcome<Joined>> {
	const read = QuickMatch.safeParse(body);
	if (!read.success) return refuseField(wrongField(read.error));
	const stranger = newcomer(read.data);
	if (stranger === undefined) return refuseField('name');
	return placeStranger(house, tables, stranger, read.data);
}

/** Longer names of fields are cut: whoever sent one knows it. */
const FIELD_LENGTH = 60;

/** The first thing in a body that cannot be used, by its path. */
function wrongField({ issues: [issue] }: ZodError): string {
	const unknown = issue?.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : [];
	const path = [...(issue?.path ?? []), ...unknown].map(String).join('.');
	return path === '' ? 'body' : path.slice(0, FIELD_LENGTH);
}

/** Undefined if the name is none. */
function newcomer(wish: { readonly name: string; readonly key?: string | undefined }): Newcomer | undefined {
	const name = parseName(wish.name);
	return name === undefined ? undefined : { name, key: wish.key ?? makeKey() };
}

const STATUS: Readonly<Record<RoomCode, number>> = {
	'room/bad-request': 400,
	'room/not-seated': 403,
	'room/not-host': 403,
	'room/not-found': 404,
	'room/unknown-message': 404,
	'room/muted': 403,
	'room/no-talk': 403,
	'room/stale': 409,
	'room/wrong-phase': 409,
	'room/full': 409,
	'room/too-large': 413,
	'room/too-fast': 429,
	'room/restarting': 503,
};

async function answer<T>(response: Response, work: () => Promise<Outcome<T>>): Promise<void> {
	send(response, await work());
}

function send<T>(response: Response, outcome: Outcome<T>): void {
	if (outcome.ok) {
		response.json(outcome.value);
		return;
	}
	const refused = roomCodeOf(outcome.code);
	const body: HttpRefusal = { ...refusalOf(outcome), refused };
	response.status(STATUS[refused]).json(body);
}

/** HTTP never plays a move, so it never has one of the engine's reasons to tell. */
const roomCodeOf = (code: Refusal): RoomCode => ROOM_CODES.find((known) => known === code) ?? 'room/bad-request';

/** body-parser says by its status what was wrong with a body; anything else is our own fault. */
function statusOf(error: unknown): number {
	return error instanceof Error && 'status' in error && typeof error.status === 'number' ? error.status : 500;
}
