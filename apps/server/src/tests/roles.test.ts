import { randomUUID } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chooseMove } from '@aquarius/bots';
import { makeMove } from '@aquarius/engine';
import {
	type Answer,
	COMMAND_TYPES,
	PHASES,
	type Phase,
	STAND_IN,
	TABLE_DEEDS,
	type TableDeed,
} from '@aquarius/protocol';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Act, whyNot } from '../table/permissions.ts';
import { DEED_FIELDS } from '../testing/deeds.ts';
import { Guest, playOut } from '../testing/guest.ts';
import { type RunningApp, runApp } from '../testing/running-app.ts';

const FILE = join(import.meta.dirname, '..', '..', 'ROLES.md');
const ROLES = ['host', 'player', 'guest', 'spectator', 'left'] as const;
type Role = (typeof ROLES)[number];
const ACTS: readonly Act[] = [...COMMAND_TYPES.filter((type) => type !== 'table'), ...TABLE_DEEDS];

const HEAD = `# Who may do what, and when

Written by \`src/tests/roles.test.ts\`, which asks a server for every cell and compares: \`yes\`, or the refusal. \`WRITE_ROLES=1 vitest run src/tests/roles.test.ts\` writes it anew. The server decides by \`src/table/permissions.ts\`; where somebody may, the matter itself can still be refused, like a move that is not legal.

The table that is asked lets people watch, join late and write. A **guest** came to its lobby and never sat down, a **spectator** came to watch in the phase in question, somebody who **left** had a seat and gave it up in that phase.

For who leaves a running game a bot of the level \`${STAND_IN}\` plays on, or the seat closes, as the table's \`onLeave\` says. The same bot moves for who is away for longer than the grace time or let too many turns run out, until they are back.
`;

let running: RunningApp;
beforeAll(async () => {
	running = await runApp();
});
afterAll(() => running.stop());

type People = Readonly<Record<Role, Guest>>;

/** A table in this phase, with one of each role. `first` is on turn. */
async function seated(phase: Phase, first: number): Promise<People> {
	const { url } = running;
	const host = await Guest.create(url, { seats: 5, talk: 'free', lateJoin: 'anyone' });
	await host.deed({ do: 'add-bot', bot: 'random', seat: 3 });
	await host.deed({ do: 'options', options: { first } });
	const player = await Guest.join(url, host.code, { name: 'Ben' });
	const left = await Guest.join(url, host.code, { name: 'Cleo' });
	const guest = await Guest.join(url, host.code, { watch: true });
	if (phase !== 'lobby') {
		await host.deed({ do: 'start' });
		await Promise.all([host, player, left].map((one) => one.until('the deal', () => one.table.phase === 'playing')));
	}
	if (phase === 'ended') await playOut([host, player, left]);
	await left.deed({ do: 'leave' });
	await left.until('the leave', () => left.me === null);
	const spectator = await Guest.join(url, host.code, { watch: true });
	return { host, player, guest, spectator, left };
}

const isDeed = (act: Act): act is TableDeed => TABLE_DEEDS.some((deed) => deed === act);

function ask(guest: Guest, act: Act): Promise<Answer> {
	const key = randomUUID();
	if (isDeed(act)) return guest.ask('table', { key, do: act, ...DEED_FIELDS[act] });
	const { version } = guest.table;
	const isOn = guest.isMyTurn && guest.view !== null;
	const move = isOn && guest.view !== null ? makeMove(chooseMove('random', guest.view, key)) : 'pass';
	const payloads = { move: { key, version, move }, emote: { key, emote: 'hello' }, talk: { key, text: 'Ahoy' } };
	return guest.ask(act, payloads[act]);
}

/** What the server answers in this phase, by act and role. A refusal must change nothing; after anything else comes a new table. */
async function answersIn(phase: Phase): Promise<ReadonlyMap<string, string>> {
	const cells = new Map<string, string>();
	for (const role of ROLES) {
		const first = role === 'player' ? 1 : 0;
		let people = await seated(phase, first);
		for (const act of ACTS) {
			const { code } = people.host;
			const before = running.hash(code);
			const answer = await ask(people[role], act);
			cells.set(`${act} ${role}`, 'refused' in answer ? answer.refused : 'yes');
			if ('refused' in answer) {
				expect([act, role, running.hash(code)]).toEqual([act, role, before]);
				expect(people[role].closeCode).toBeUndefined();
			} else if (running.hash(code) !== before || act === 'leave') {
				await Promise.all(Object.values(people).map((one) => one.leave()));
				people = await seated(phase, first);
			}
		}
		await Promise.all(Object.values(people).map((one) => one.leave()));
	}
	return cells;
}

const answers = new Map<Phase, ReadonlyMap<string, string>>();

it.each(PHASES)('%s: the server decides each cell by its one table of permissions', async (phase) => {
	const cells = await answersIn(phase);
	answers.set(phase, cells);
	for (const act of ACTS) {
		for (const role of ROLES) {
			const actor = { isSeated: role === 'host' || role === 'player', isHost: role === 'host' };
			expect([act, role, cells.get(`${act} ${role}`)]).toEqual([act, role, whyNot(act, actor, phase) ?? 'yes']);
		}
	}
});

it('ROLES.md says what the server does', () => {
	const tables = PHASES.map((phase) => {
		const rows = ACTS.map((act) => [act, ...ROLES.map((role) => answers.get(phase)?.get(`${act} ${role}`) ?? '?')]);
		const lines = [['', ...ROLES], ['---', ...ROLES.map(() => '---')], ...rows].map((row) => `| ${row.join(' | ')} |`);
		return `## ${phase}\n\n${lines.join('\n')}\n`;
	});
	const text = [HEAD, ...tables].join('\n');
	if (process.env.WRITE_ROLES === '1') writeFileSync(FILE, text);
	expect(readFileSync(FILE, 'utf8')).toBe(text);
});
