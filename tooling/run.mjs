// The two commands, `npm start` and `npm test`, on a machine that has only Node >= 20 and npm: brings pnpm and a new
// enough Node from the npm registry, then builds and runs. Plain JavaScript without dependencies, because nothing is installed yet.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const windows = process.platform === 'win32';
const { packageManager, engines } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const bin = join(root, 'node_modules', '.bin');
const env = {
	...process.env,
	PATH: [bin, process.env.PATH].join(delimiter),
	TURBO_TELEMETRY_DISABLED: '1',
	ASTRO_TELEMETRY_DISABLED: '1',
	DO_NOT_TRACK: '1',
};

let child;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child?.kill(signal));
// npm runs us through `sh -c`, which swallows SIGTERM: when that parent is gone, so are we.
const parent = process.ppid;
setInterval(() => {
	if (process.ppid !== parent) child?.kill('SIGTERM');
}, 500).unref();

const run = (command, ...args) =>
	new Promise((done) => {
		child = spawn(command, args, { cwd: root, env, stdio: 'inherit', shell: windows });
		child.on('error', (error) => {
			console.error(`${command} could not be started: ${error.message}`);
			process.exit(1);
		});
		child.on('exit', (code, signal) => (code === 0 ? done() : process.exit(code ?? (signal ? 130 : 1))));
	});

const major = (version) => Number(/(\d+)/.exec(version ?? '')?.[1]);
const theirPnpm = () => spawnSync('pnpm', ['--version'], { cwd: '/', shell: windows, encoding: 'utf8' }).stdout;
const ownPnpm = () => existsSync(join(bin, windows ? 'pnpm.cmd' : 'pnpm'));
const pnpm = () =>
	ownPnpm() || major(theirPnpm()) === major(packageManager.split('@')[1]) ? ['pnpm'] : ['npx', '--yes', packageManager];

/** pnpm writes this file when an install is done; it holds the lock file that was installed. */
function installed() {
	const [want, have] = ['pnpm-lock.yaml', join('node_modules', '.pnpm', 'lock.yaml')].map((file) => join(root, file));
	return ownPnpm() && existsSync(have) && readFileSync(want, 'utf8') === readFileSync(have, 'utf8');
}

/** Types are stripped from 22.18 on, and lost connections only come back on 22 and later. */
function checkNode() {
	const version = spawnSync('node', ['--version'], { env, shell: windows, encoding: 'utf8' }).stdout?.trim() ?? '';
	const [, have, minor] = /^v(\d+)\.(\d+)/.exec(version) ?? [];
	const [, want, wantMinor] = /(\d+)\.(\d+)/.exec(engines.node);
	if (Number(have) > Number(want) || (have === want && Number(minor) >= Number(wantMinor))) return;
	console.error(
		`Node ${engines.node} is needed, found ${version || 'none'}, and none could be had from the npm registry for this machine.`,
	);
	process.exit(1);
}

const [task, ...rest] = process.argv.slice(2);
if (!installed()) {
	console.log('Installing what is missing (the first time takes a minute or two) …');
	await run(
		...pnpm(),
		'install',
		'--frozen-lockfile',
		'--prefer-offline',
		'--reporter=append-only',
		'--loglevel=error',
	);
}
checkNode();
if (task === 'start') {
	console.log('Building (only what changed since the last time) …');
	await run('turbo', 'run', 'build', '--filter=@aquarius/web', '--filter=@aquarius/docs', '--output-logs=errors-only');
	await run('node', 'apps/server/src/main.ts', ...rest);
} else if (task === 'dev') {
	await run('turbo', 'run', 'dev', '--filter=@aquarius/web', '--filter=@aquarius/docs', '--ui=stream');
} else {
	await run('pnpm', 'run', task, ...rest);
}
