import { expect, it } from 'vitest';
import { appForAll } from '../testing/app-for-each.ts';
import { seated } from '../testing/seated.ts';

const running = appForAll();

/** Plays a game by chance and says who made its last move and who won. After each move everybody must agree on whether it is over. */
async function playOne(rules: string): Promise<{ mover: number | null; winners: readonly number[] }> {
	const { people, all, ann } = await seated(running.url, { people: 3, watchers: 1, rules });
	for (let moves = 0; ; moves++) {
		const mover = people.find((guest) => guest.isMyTurn);
		if (mover === undefined) throw new Error('somebody is on turn');
		const answer = await mover.playAsBot('random', `${moves}`);
		if ('refused' in answer) throw new Error(answer.refused);
		await Promise.all(all.map((guest) => guest.untilVersion(answer.version)));
		const { state, facts } = running.truth(ann.code);
		const outcome = state?.outcome ?? null;
		// Over with this move or not at all, and the same for everybody.
		expect([facts.phase, facts.version]).toEqual([outcome === null ? 'playing' : 'ended', answer.version]);
		for (const guest of all) expect([guest.view?.outcome, guest.table.phase]).toEqual([outcome, facts.phase]);
		if (outcome === null) continue;
		for (const guest of people) expect(await guest.play('pass')).toEqual({ refused: 'room/wrong-phase' });
		await Promise.all(all.map((guest) => guest.leave()));
		return { mover: mover.me, winners: outcome.winners };
	}
}

it('a game that is won is over at once, for everybody, also when somebody else’s move won it', async () => {
	const seen = { own: 0, others: 0 };
	for (let game = 0; game < 80 && (seen.own === 0 || seen.others === 0); game++) {
		const { mover, winners } = await playOne('v3');
		if (winners.length === 0) continue;
		if (winners.some((seat) => seat === mover)) seen.own += 1;
		else seen.others += 1;
	}
	expect(seen.own).toBeGreaterThan(0);
	expect(seen.others).toBeGreaterThan(0);
});
