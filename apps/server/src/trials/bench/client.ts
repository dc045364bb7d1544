/** One table of people for the load of `tooling/bench`, by the SDK as browsers use it. Bytes are those of the TCP connection. */
import { Socket } from 'node:net';
import { setImmediate as nextTick } from 'node:timers/promises';
import { legalMoves, makeMove, type PlayerView, type Seat } from '@aquarius/engine';
import { type Answer, type Joined, TableState, unpackAnswer, viewOf } from '@aquarius/protocol';
import { WebSocket as CountingSocket } from 'ws';

const sockets = new Map<string, object>();
class KnownSocket extends CountingSocket {
	constructor(url: string) {
		super(url, { perMessageDeflate: false });
		sockets.set(new URL(url).searchParams.get('sessionId') ?? '', this);
	}
}
Object.assign(globalThis, { WebSocket: KnownSocket });
const { Client } = await import('@colyseus/sdk');

export async function connect(url: string, players: number, index: number, joins: number[]) {
	let random = ((index + 1) * 2654435761) >>> 0;
	const below = (n: number) => {
		random = (Math.imul(random, 1664525) + 1013904223) >>> 0;
		return (random >>> 8) % n;
	};
	const client = new Client(url);
	const seats: Person[] = [];
	for (let seat = 0; seat < players; seat++) {
		const since = performance.now();
		const path = seat === 0 ? '/api/tables' : `/api/tables/${seats[0]?.joined.code}/join`;
		const body = seat === 0 ? { name: 'Ann', seats: players } : { name: `P${seat}` };
		const joined: Joined = await post(url + path, body);
		const room = await client.consumeSeatReservation(joined.reservation, TableState);
		room.onMessage('*', () => {});
		await new Promise<void>((done) => room.onStateChange.once(() => done()));
		const person: Person = {
			joined,
			room,
			ask: async (type, payload) => unpackAnswer(await room.request(type, payload)),
			firstBytes: 0,
		};
		person.firstBytes = bytesOf(person);
		seats.push(person);
		joins.push(performance.now() - since);
	}
	let keys = 0;
	const deed = (what: string) => seats[0]?.ask('table', { key: `${keys++}`, do: what });
	await deed('start');

	return {
		joinBytes: () => seats.map(({ firstBytes }) => firstBytes),
		perClient: () => seats.map(bytesOf),
		bytes: () => seats.reduce((sum, person) => sum + bytesOf(person), 0),
		/** Resolves to the time from the request to its answer, which comes after the state: the mover has seen the own move. */
		async move(): Promise<number | false> {
			// The seats' states come over lines of their own: wait until the one on turn has what another has seen.
			while (new Set(seats.map(({ room }) => room.state.version)).size > 1 || !hasGame(seats[0])) await nextTick();
			const state = seats[0]?.room.state;
			if (state?.phase === 'ended') {
				await deed('rematch');
				return false;
			}
			const seat = state?.turn ?? 0;
			const mover = seats[seat];
			if (mover === undefined) return false;
			const view = viewOf(mover.room.state, seat);
			if (view === null) return false;
			const move = cheapMove(view, seat, below);
			const payload = { version: mover.room.state.version, key: `${keys++}`, move };
			const since = performance.now();
			await mover.ask('move', payload);
			return performance.now() - since;
		},
	};
}

interface Person {
	readonly joined: Joined;
	readonly room: { readonly state: TableState; readonly sessionId?: string };
	readonly ask: (type: string, payload: unknown) => Promise<Answer>;
	firstBytes: number;
}

const hasGame = (person: Person | undefined): boolean => person !== undefined && person.room.state.phase !== 'lobby';

/** What has come over the TCP connection, which the class keeps to itself. */
function bytesOf({ joined }: Person): number {
	const socket = sockets.get(joined.reservation.sessionId);
	const line: unknown = socket !== undefined && '_socket' in socket ? socket._socket : undefined;
	return line instanceof Socket ? line.bytesRead : 0;
}

async function post(url: string, body: unknown): Promise<Joined> {
	const reply = await fetch(url, {
		method: 'POST',
		headers: { 'content-type': 'application/json' },
		body: JSON.stringify(body),
	});
	if (!reply.ok) throw new Error(`${url}: ${reply.status} ${await reply.text()}`);
	return (await reply.json()) as Joined; // our own server's answer
}

function cheapMove(view: PlayerView, seat: Seat, below: (n: number) => number): string {
	const moves = legalMoves(view, seat);
	const move = moves[below(moves.length)];
	if (move === undefined) throw new Error('a seat on turn has a move');
	return makeMove(move);
}
