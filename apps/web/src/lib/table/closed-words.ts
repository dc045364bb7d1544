import type { Connection } from '#lib/session/session.ts';
import { m, roomWords } from '#lib/words.ts';

/** Why the line is closed, in words. */
export function closedWords(code: Extract<Connection, { type: 'closed' }>['code']): string {
	switch (code) {
		case 'outdated':
			return m.connection.outdated;
		case 'unshown':
			return m.connection.unshown;
		case 'removed':
			return m.connection.removed;
		case 'left':
			return m.connection.left;
		default:
			return code in roomWords() ? roomWords()[code as keyof ReturnType<typeof roomWords>] : m.connection.gone;
	}
}
