import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { hashOf } from '@aquarius/engine';
import { expect, it } from 'vitest';
import { Guest, playOut } from '../testing/guest.ts';
import { runApp } from '../testing/running-app.ts';

/** What the table's state was when the older build wrote it. */
const HASH = '67a0563295211974';

it('a table that an older build left in the middle of a game is there with everything, and is played to its end', async () => {
	const dataDir = mkdtempSync(join(tmpdir(), 'aquarius-older-'));
	const db = new DatabaseSync(join(dataDir, 'tables.sqlite'));
	db.exec(readFileSync(join(import.meta.dirname, '..', '..', 'golden', 'tables-1.sql'), 'utf8'));
	db.close();
	const running = await runApp({ config: { dataDir } });
	try {
		const credential = (name: string) => ({ credential: `${name}s-old-credential` });
		const [ann, ben] = await Promise.all(
			['ann', 'ben'].map((name) => Guest.join(running.url, 'BCDFGH', credential(name))),
		);
		if (ann === undefined || ben === undefined) throw new Error('both are back');
		const { state, facts } = running.truth(ann.code);
		expect([state === null ? '' : hashOf(state), facts.version]).toEqual([HASH, expect.any(Number)]);
		expect(ann.table).toMatchObject({ options: { clock: 60, clockFor: 'turn', talk: 'phrases', lateJoin: 'nobody' } });
		await playOut([ann, ben]);
		expect(await ann.deed({ do: 'rematch' })).toMatchObject({ ok: true });
		await ann.until('another game', () => ann.table.game === 2);
	} finally {
		await running.stop();
		rmSync(dataDir, { recursive: true });
	}
});
