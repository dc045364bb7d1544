import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parseScenario, runScenario, type ScenarioResult } from '@aquarius/engine';
import { readArgs } from '../args.ts';
import { Failure } from '../failures.ts';
import { readJson } from '../input.ts';
import { printJson } from '../output.ts';
import type { Command } from './command.ts';

/** Runs every scenario once for each rule set that it names: a line each, exit status 1 if any fails. */
export const scenarios: Command = {
	name: 'scenarios',
	usage: 'PATH…  (files with a scenario or a list of them, or folders of such files; - for standard input)',
	async run(args) {
		const { words } = readArgs(args, {}, { min: 1, max: Number.POSITIVE_INFINITY });
		let failed = false;
		for (const path of words.flatMap(filesAt)) {
			const json = readJson(path);
			for (const scenario of Array.isArray(json) ? json : [json]) {
				for (const result of resultsOf(scenario, path)) {
					failed ||= !result.ok;
					await printJson(result);
				}
			}
		}
		return failed ? 1 : 0;
	},
};

type Line = Omit<ScenarioResult, 'rules'> & { readonly rules: string | null };

/** One that cannot be read has no rule sets to run for: it fails once, under its name or else its file's. */
function resultsOf(json: unknown, path: string): readonly Line[] {
	const scenario = parseScenario(json);
	if (scenario.ok) return scenario.value.rules.map((id) => runScenario(scenario.value, id));
	const named = typeof json === 'object' && json !== null && 'name' in json && typeof json.name === 'string';
	return [{ name: named ? String(json.name) : path, rules: null, ok: false, got: { error: scenario.code } }];
}

/** A file itself, or every `.json` file under a folder, in the order of names. */
function filesAt(path: string): readonly string[] {
	if (path === '-') return [path];
	const found = statSync(path, { throwIfNoEntry: false });
	if (found === undefined) throw new Failure(`cannot read ${path}: there is no such file or folder`);
	if (!found.isDirectory()) return [path];
	return readdirSync(path, { withFileTypes: true })
		.sort((a, b) => (a.name < b.name ? -1 : 1))
		.flatMap((entry) => {
			if (entry.isDirectory()) return filesAt(join(path, entry.name));
			return entry.name.endsWith('.json') ? [join(path, entry.name)] : [];
		});
}
