import type { TableCode } from '@aquarius/protocol';
import { Guest, playOut } from '../testing/guest.ts';
import { Attacker, type Heard, newHeard } from './attacker.ts';

const WATCHERS = 7;

/** A table under attack: its host does nothing, one attacker has a seat, the others watch. */
export interface Target {
	readonly code: TableCode;
	readonly host: Guest;
	readonly heard: Heard;
	readonly attackers: readonly Attacker[];
}

/** One in its lobby, one in a game where an attacker is on turn, one in a game with free talk and late joining, one whose game is over. */
export async function targetsAt(url: string): Promise<readonly Target[]> {
	const kinds = [
		{ phase: 'lobby', seats: 4 },
		{ phase: 'playing', seats: 2 },
		{ phase: 'playing', seats: 2, talk: 'free', lateJoin: 'anyone' },
		{ phase: 'ended', seats: 2 },
	] as const;
	return Promise.all(
		kinds.map(async ({ phase, ...options }) => {
			const heard = newHeard();
			const host = await Guest.create(url, options);
			const { code } = host;
			if (phase === 'ended') await endedGame(host, url);
			const seated = await Attacker.come(url, code, heard, phase === 'ended' ? {} : { name: 'Eve' });
			if (phase === 'playing') {
				await host.deed({ do: 'options', options: { first: 1 } });
				await host.deed({ do: 'start' });
			}
			const watching = Array.from({ length: WATCHERS }, () => Attacker.come(url, code, heard));
			return { code, host, heard, attackers: [seated, ...(await Promise.all(watching))] };
		}),
	);
}

async function endedGame(host: Guest, url: string) {
	const other = await Guest.join(url, host.code, { name: 'Ben' });
	await host.deed({ do: 'start' });
	await playOut([host, other]);
	await other.leave();
}

/** Real frames of a game, and the texts of its moves. */
export async function record(url: string): Promise<{ recorded: readonly Buffer[]; texts: readonly string[] }> {
	const ann = await Guest.create(url, { seats: 2, talk: 'free' });
	const ben = await Guest.join(url, ann.code);
	const recorded: Buffer[] = [];
	const texts: string[] = [];
	for (const { room } of [ann, ben]) {
		const { connection } = room;
		const send = connection.send.bind(connection);
		connection.send = (frame: Uint8Array) => {
			recorded.push(Buffer.from(frame));
			send(frame);
		};
	}
	await ann.deed({ do: 'options', options: { clock: 60, rules: { base: 'v3', rotateOption: true } } });
	await ann.deed({ do: 'add-bot', bot: 'random' });
	await ben.ask('talk', { key: 'talk', text: 'Ahoy' });
	await ben.ask('emote', { key: 'emote', emote: 'hello' });
	await ben.deed({ do: 'rename', name: 'Zoe' });
	await ann.deed({ do: 'salt', salt: '0123456789abcdef' });
	await ann.deed({ do: 'start' });
	await Promise.all([ann, ben].map((guest) => guest.until('the deal', () => guest.table.phase === 'playing')));
	await playOut([ann, ben]);
	await ann.deed({ do: 'lobby' });
	await ben.deed({ do: 'leave' });
	for (const frame of recorded) {
		const text = /move.{1,3}?([A-Za-z0-9.@,:;<>|~^/ -]{4,80})$/s.exec(frame.toString('latin1'))?.[1];
		if (text !== undefined && frame.includes('version')) texts.push(text);
	}
	await Promise.all([ann, ben].map((guest) => guest.leave()));
	return { recorded, texts: texts.length === 0 ? ['FFFF@1,0'] : texts };
}
