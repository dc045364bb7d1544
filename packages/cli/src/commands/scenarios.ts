import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parseScenario, runScenario, type ScenarioResult } from '@aquarius/engine';
import { readArgs } from '../args.ts';
import { Failure } from '../failures.ts';
import { nameOf, readJson } from '../input.ts';
import { printJson } from '../output.ts';
import type { Command } from './command.ts';

/** Runs every scenario once for each rule set that it names: a line each, exit status 1 if any fails or a path has none. */
export const scenarios: Command = {
	name: 'scenarios',
	usage: 'PATH…',
	does: '{ name, rules, ok, got?, want? } for each scenario and rule set; exit status 1 if any fails',
	details: [['PATH', 'a file with a scenario or a list of them, or a folder of such files; - for standard input']],
	async run(args) {
		const { words } = readArgs(args, {}, ['PATH…']);
		const paths = words.map((path) => ({ path, files: filesAt(path) }));
		let failed = false;
		for (const { path, files } of paths) {
			let found = false;
			for (const result of eachOf(files)) {
				found = true;
				failed ||= !result.ok;
				await printJson(result);
			}
			if (found) continue;
			// Nothing to run is no success: it is more likely a wrong path.
			failed = true;
			console.error(`there is no scenario in ${nameOf(path)}`);
		}
		return failed ? 1 : 0;
	},
};

type Line = Omit<ScenarioResult, 'rules'> & { readonly rules: string | null };

/** File by file, so that results show as they come. */
function* eachOf(files: readonly string[]): Generator<Line> {
	for (const file of files) yield* resultsIn(file);
}

/** All of a file. One that is no JSON fails once, under its path. */
function resultsIn(path: string): readonly Line[] {
	try {
		const json = readJson(path);
		return (Array.isArray(json) ? json : [json]).flatMap((scenario) => resultsOf(scenario, path));
	} catch (error) {
		if (!(error instanceof Failure)) throw error;
		const code = 'format/not-this-format';
		return [{ name: path, rules: null, ok: false, got: { error: { code, at: '', detail: error.message } } }];
	}
}

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
