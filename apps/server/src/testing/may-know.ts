import { type PlayerView, viewFor } from '@aquarius/engine';
import type { Guest } from './guest.ts';
import type { RunningApp } from './running-app.ts';

/** What this client may know of its game, by the truth. */
export function mayKnow(running: Pick<RunningApp, 'truth'>, guest: Guest): PlayerView {
	const { state, lines } = running.truth(guest.code);
	if (state === null) throw new Error('a game is on');
	return viewFor(
		state,
		guest.me,
		lines.flatMap(({ events }) => events),
	);
}
