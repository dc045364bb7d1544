import { assertNever } from '@aquarius/engine';
import type { CommandType, Phase, RoomCode, TableDeed } from '@aquarius/protocol';

/** Everything that somebody can ask for: a command, or what a table command is about. */
export type Act = Exclude<CommandType, 'table'> | TableDeed;

export interface Permission {
	/** `host` is seated too; `watcher` is someone without a seat. */
	readonly who: 'host' | 'seated' | 'watcher' | 'anyone';
	readonly phases: readonly Phase[];
}

/** Who may do what and when; the rooms ask this table and nothing else. `ROLES.md` is what came of it over the wire. */
export const PERMISSIONS: Readonly<Record<Act, Permission>> = {
	move: { who: 'seated', phases: ['playing'] },
	emote: { who: 'seated', phases: ['lobby', 'playing', 'ended'] },
	talk: { who: 'seated', phases: ['lobby', 'playing', 'ended'] },
	start: { who: 'host', phases: ['lobby'] },
	rematch: { who: 'host', phases: ['ended'] },
	lobby: { who: 'host', phases: ['ended'] },
	options: { who: 'host', phases: ['lobby'] },
	'add-bot': { who: 'host', phases: ['lobby'] },
	'remove-bot': { who: 'host', phases: ['lobby'] },
	kick: { who: 'host', phases: ['lobby'] },
	// While playing only where the table lets people in, which is no question of who asks.
	sit: { who: 'watcher', phases: ['lobby', 'playing'] },
	stand: { who: 'seated', phases: ['lobby'] },
	leave: { who: 'anyone', phases: ['lobby', 'playing', 'ended'] },
	back: { who: 'seated', phases: ['playing'] },
	mute: { who: 'host', phases: ['lobby', 'playing', 'ended'] },
	// Not while playing: each change makes a move that is on its way stale, and a bot think anew.
	rename: { who: 'seated', phases: ['lobby', 'ended'] },
	salt: { who: 'seated', phases: ['lobby', 'ended'] },
};

/** First whether this person ever may, then whether now is the time; undefined if it is allowed. */
export function whyNot(act: Act, actor: { isSeated: boolean; isHost: boolean }, phase: Phase): RoomCode | undefined {
	const { who, phases } = PERMISSIONS[act];
	return whyNotThisPerson(who, actor) ?? (phases.includes(phase) ? undefined : 'room/wrong-phase');
}

function whyNotThisPerson(who: Permission['who'], actor: { isSeated: boolean; isHost: boolean }): RoomCode | undefined {
	switch (who) {
		case 'anyone':
			return undefined;
		case 'watcher':
			return actor.isSeated ? 'room/wrong-phase' : undefined;
		case 'seated':
			return actor.isSeated ? undefined : 'room/not-seated';
		case 'host':
			if (!actor.isSeated) return 'room/not-seated';
			return actor.isHost ? undefined : 'room/not-host';
		default:
			return assertNever(who);
	}
}
