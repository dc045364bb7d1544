import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { makeAllRules, type RuleSet } from '@aquarius/engine';

/**
 * What tells apart results that cannot be compared: 12 hex digits that change with the source of our bots or of the engine, and with the
 * fields of the rules, which a file may hold.
 */
export function versionOf(rules: RuleSet): string {
	const hash = createHash('sha256').update(JSON.stringify(makeAllRules(rules)));
	for (const entry of [import.meta.resolve('@aquarius/bots'), import.meta.resolve('@aquarius/engine')]) {
		const folder = new URL('.', entry);
		for (const file of shippedIn(folder)) hash.update(file).update(readFileSync(new URL(file, folder)));
	}
	return hash.digest('hex').slice(0, 12);
}

function shippedIn(folder: URL): readonly string[] {
	const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => path.replaceAll('\\', '/'));
	return files.filter((path) => path.endsWith('.ts') && !/(^|\/)testing\/|\.test\.ts$/.test(path)).sort();
}
