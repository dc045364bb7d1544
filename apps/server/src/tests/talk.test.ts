import { expect, it } from 'vitest';
import { appForEach } from '../testing/app-for-each.ts';
import { FakeTime } from '../testing/fake-time.ts';
import { Guest } from '../testing/guest.ts';
import { seated } from '../testing/seated.ts';

let time: FakeTime;
const running = appForEach(() => {
	time = new FakeTime();
	return { time };
});

let keys = 0;
const say = (guest: Guest, text: string) => guest.ask('talk', { key: `${keys++}`, text });

/** Two of three seats taken, and somebody who watches. */
const talking = () => seated(running.url, { seats: 3, watchers: 1, talk: 'free', start: false });

it('everybody hears what somebody at a private table writes, and people who watch only listen', async () => {
	const { ann, ben, eve } = await talking();
	expect(await say(ben, 'Ahoy!')).toMatchObject({ ok: true });
	for (const guest of [ann, ben, eve]) {
		await guest.until('the line', () => guest.said.length === 1);
		expect(guest.said).toEqual([{ seat: 1, text: 'Ahoy!' }]);
	}
	expect(await say(eve, 'Me too!')).toEqual({ refused: 'room/not-seated' });
});

it('without the host’s word there are only ready phrases, and public tables have no other', async () => {
	const ann = await Guest.create(running.url, { seats: 2 });
	expect(await say(ann, 'Ahoy!')).toEqual({ refused: 'room/no-talk' });
	expect(await ann.ask('emote', { key: 'k', emote: 'good-luck' })).toMatchObject({ ok: true });
	await expect(Guest.create(running.url, { seats: 2, isPrivate: false, talk: 'free' })).rejects.toThrow(
		'room/bad-request',
	);
	expect(await ann.deed({ do: 'options', options: { isPrivate: false, talk: 'free' } })).toEqual({
		refused: 'room/bad-request',
	});
	expect(await ann.deed({ do: 'options', options: { talk: 'free' } })).toMatchObject({ ok: true });
	expect(await say(ann, 'Ahoy!')).toMatchObject({ ok: true });
	// A table that becomes public loses it.
	expect(await ann.deed({ do: 'options', options: { isPrivate: false } })).toEqual({ refused: 'room/bad-request' });
});

it('what somebody said lately counts on after a reload', async () => {
	const { ann } = await talking();
	const answers = await Promise.all(Array.from({ length: 6 }, (_, n) => say(ann, `line ${n}`)));
	expect(answers.at(-1)).toEqual({ refused: 'room/too-fast' });
	expect(await say(await ann.again(), 'once more')).toEqual({ refused: 'room/too-fast' });
});

it('and so it does on another chair', async () => {
	const { ben } = await talking();
	await Promise.all(Array.from({ length: 5 }, (_, n) => say(ben, `line ${n}`)));
	await ben.deed({ do: 'stand' });
	expect(await ben.deed({ do: 'sit', name: 'Ben' })).toMatchObject({ ok: true });
	expect(await say(ben, 'once more')).toEqual({ refused: 'room/too-fast' });
});

it('the host takes somebody’s word and gives it back; nobody else can', async () => {
	const { ann, ben } = await talking();
	expect(await ben.deed({ do: 'mute', seat: 0, muted: true })).toEqual({ refused: 'room/not-host' });
	expect(await ann.deed({ do: 'mute', seat: 1, muted: true })).toMatchObject({ ok: true });
	await ben.until('the word', () => ben.table.seats[1]?.muted === true);
	expect(await say(ben, 'Hm?')).toEqual({ refused: 'room/muted' });
	await ann.deed({ do: 'start' });
	expect(await say(ben, 'Hm?')).toEqual({ refused: 'room/muted' });
	expect(await ann.deed({ do: 'mute', seat: 1, muted: false })).toMatchObject({ ok: true });
	expect(await say(ben, 'Thanks')).toMatchObject({ ok: true });
	expect(await ann.deed({ do: 'mute', seat: 2, muted: true })).toEqual({ refused: 'room/bad-request' });
});

it('lines are cleaned and cut, never markup; what is too long or empty is refused and nobody hears it', async () => {
	const { ann, ben } = await talking();
	const nasty = `<img src=x onerror=alert(1)>\u202e\n\u0000{@html}${'\u0301'.repeat(40)}`;
	expect(await say(ann, nasty)).toMatchObject({ ok: true });
	expect(await say(ann, 'ab'.repeat(150))).toMatchObject({ ok: true });
	for (const text of ['', ' \u200b\n', 'x'.repeat(801)])
		expect(await say(ann, text)).toEqual({ refused: 'room/bad-request' });
	await ben.until('two lines', () => ben.said.length === 2);
	expect(ben.said.map(({ text }) => text)).toEqual([
		'<img src=x onerror=alert(1)> {@html}\u0301\u0301',
		'ab'.repeat(100),
	]);
});

it('a flood is slowed for its sender alone', async () => {
	const { ann, ben } = await talking();
	const answers = await Promise.all(Array.from({ length: 8 }, (_, n) => say(ann, `${n}`)));
	expect(answers.filter((answer) => 'refused' in answer)).toEqual(Array(3).fill({ refused: 'room/too-fast' }));
	expect(await say(ben, 'Calm')).toMatchObject({ ok: true });
	time.advance(2000);
	expect(await say(ann, 'Sorry')).toMatchObject({ ok: true });
});
