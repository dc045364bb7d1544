// A suite that cannot run here is said loudly with how to get it; with CI set it is a failure.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from './chromium.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const env = { ...process.env };
const problems = [];
const skipped = [];

const run = (title, command, ...args) => {
	console.log(`\n== ${title}`);
	const { status, error } = spawnSync(command, args, {
		cwd: root,
		env,
		stdio: 'inherit',
		shell: process.platform === 'win32',
	});
	if (status !== 0) problems.push(`${title}: ${error?.message ?? `exit status ${status}`}`);
};

/** Folders of the workspace, with their package.json. */
const packages = ['packages', 'apps', 'tooling'].flatMap((folder) =>
	readdirSync(join(root, folder))
		.map((name) => join(root, folder, name))
		.filter((path) => existsSync(join(path, 'package.json')))
		.map((path) => ({ path, json: JSON.parse(readFileSync(join(path, 'package.json'), 'utf8')) })),
);
const tested = packages.filter(({ json }) => json.scripts?.test);

/** Both runners write JSON files, vitest one a run of it. */
function countsOf({ path, json }) {
	const folder = join(path, '.results');
	const files = existsSync(folder)
		? readdirSync(folder).filter((name) => /^(vitest.*|playwright)\.json$/.test(name))
		: [];
	const total = { passed: 0, failed: 0, skipped: 0, ...(files.length === 0 ? { missing: json.name } : {}) };
	for (const file of files) {
		const counts = countsIn(JSON.parse(readFileSync(join(folder, file), 'utf8')));
		for (const key of Object.keys(counts)) total[key] += counts[key];
	}
	return total;
}

function countsIn(report) {
	return 'stats' in report
		? {
				passed: report.stats.expected,
				failed: report.stats.unexpected + report.stats.flaky,
				skipped: report.stats.skipped,
			}
		: {
				passed: report.numPassedTests,
				failed: report.numFailedTests,
				skipped: report.numPendingTests + report.numTodoTests,
			};
}

for (const { path } of tested) rmSync(join(path, '.results'), { recursive: true, force: true });

let browser = true;
try {
	env.CHROMIUM = await chromium();
	console.log(`Browser tests run in ${env.CHROMIUM}`);
} catch (error) {
	browser = false;
	skipped.push(`every test in a browser: ${error.message}`);
}

const turbo = ['run', '--output-logs=new-only', '--log-order=grouped', '--continue', '--concurrency=2'];
run('lint and format', 'turbo', 'run', 'lint', '--output-logs=full');
run('build, types, suites', 'turbo', ...turbo, 'build', 'check', 'test', '--filter=!@aquarius/e2e');
run('types of the browser suite', 'turbo', ...turbo, 'check', '--filter=@aquarius/e2e');
if (browser) run('in a real browser', 'turbo', ...turbo, 'test', '--filter=@aquarius/e2e');

const total = { passed: 0, failed: 0, skipped: 0 };
console.log('\n== counts');
for (const suite of tested) {
	const counts = countsOf(suite);
	if (counts.missing && !(suite.json.name.endsWith('/e2e') && !browser))
		problems.push(`${counts.missing}: no results were written`);
	if (counts.skipped) skipped.push(`${counts.skipped} tests of ${suite.json.name}`);
	console.log(`${suite.json.name}: ${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped`);
	for (const key of Object.keys(total)) total[key] += counts[key];
}
for (const what of skipped) console.log(`\n!! NOT RUN: ${what}`);
if (process.env.CI && skipped.length) problems.push('something was skipped, which CI does not allow');
for (const problem of problems) console.log(`\nxx ${problem}`);
// A step that failed without a failing test (lint, types, a crash) counts as one failure, so that the line below tells the truth.
if (problems.length && total.failed === 0) total.failed = problems.length;
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(problems.length || total.failed ? 1 : 0);
