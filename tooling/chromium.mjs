// Finds a Chromium for the browser tests, or gets one where that is possible.
// Order: CHROMIUM, one on the PATH, one fetched before, then (Linux x64) the build that the npm package @sparticuz/chromium carries.
// `node tooling/chromium.mjs` prints its path; exit status 1 and the reason on standard error if there is none.
import { spawnSync } from 'node:child_process';
import {
	chmodSync,
	createReadStream,
	createWriteStream,
	existsSync,
	mkdirSync,
	renameSync,
	rmSync,
	writeFileSync,
} from 'node:fs';
import { delimiter, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import { createBrotliDecompress } from 'node:zlib';

const CARRIER = '@sparticuz/chromium@153.0.0';
const root = fileURLToPath(new URL('..', import.meta.url));
const cache = join(root, 'node_modules', '.cache', 'aquarius-chromium');
const wrapper = join(cache, 'chromium.sh');

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const KNOWN = [
	'/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
	'/Applications/Chromium.app/Contents/MacOS/Chromium',
];

const onPath = () =>
	(process.env.PATH ?? '')
		.split(delimiter)
		.flatMap((folder) => NAMES.map((name) => join(folder, name)))
		.concat(KNOWN)
		.find((file) => existsSync(file));

/** Does it start at all? The loader ends a build whose system libraries are missing before it can tell its version. */
const starts = (file) => spawnSync(file, ['--version'], { timeout: 60_000 }).status === 0;

const unpack = (from, to) => pipeline(createReadStream(from), createBrotliDecompress(), createWriteStream(to));

async function fetchCarried() {
	if (process.platform !== 'linux' || process.arch !== 'x64')
		throw new Error(`no carried build for ${process.platform} ${process.arch}`);
	const work = `${cache}.new`;
	rmSync(work, { recursive: true, force: true });
	mkdirSync(work, { recursive: true });
	const got = spawnSync(
		'npm',
		['install', '--prefix', work, '--no-save', '--no-audit', '--no-fund', '--ignore-scripts', CARRIER],
		{ encoding: 'utf8' },
	);
	if (got.status !== 0) throw new Error(`npm could not fetch ${CARRIER}: ${got.stderr}`);
	const bin = join(work, 'node_modules', '@sparticuz', 'chromium', 'bin');
	await unpack(join(bin, 'chromium.br'), join(work, 'chromium'));
	chmodSync(join(work, 'chromium'), 0o755);
	for (const part of ['al2023', 'swiftshader', 'fonts']) {
		const tar = join(work, `${part}.tar`);
		await unpack(join(bin, `${part}.tar.br`), tar);
		const into = part === 'swiftshader' ? work : join(work, part);
		mkdirSync(into, { recursive: true });
		if (spawnSync('tar', ['-xf', tar, '-C', into]).status !== 0) throw new Error(`tar could not unpack ${part}`);
		rmSync(tar);
	}
	rmSync(join(work, 'node_modules'), { recursive: true, force: true });
	// The system's own libraries come first; the carried ones fill the gaps of a bare machine.
	const script = `#!/bin/sh
here=$(dirname "$0")
system=/lib/x86_64-linux-gnu:/usr/lib/x86_64-linux-gnu:/usr/lib64:/usr/lib
export LD_LIBRARY_PATH="$system:$here/al2023/lib:$here"
[ -d /etc/fonts ] || export FONTCONFIG_PATH="$here/fonts"
exec "$here/chromium" "$@"
`;
	writeFileSync(join(work, 'chromium.sh'), script, { mode: 0o755 });
	rmSync(cache, { recursive: true, force: true });
	renameSync(work, cache);
	return wrapper;
}

/** The path of a Chromium that starts. Throws an error that says what was tried. */
export async function chromium() {
	if (process.env.CHROMIUM) {
		if (starts(process.env.CHROMIUM)) return process.env.CHROMIUM;
		throw new Error(`CHROMIUM is set to ${process.env.CHROMIUM}, which does not start`);
	}
	const tried = [];
	for (const file of [onPath(), existsSync(wrapper) ? wrapper : undefined]) {
		if (!file) continue;
		if (starts(file)) return file;
		tried.push(`${file} does not start`);
	}
	try {
		const file = await fetchCarried();
		if (starts(file)) return file;
		tried.push(`the build from ${CARRIER} does not start here`);
	} catch (error) {
		tried.push(error.message);
	}
	throw new Error(
		`no Chromium (${tried.join('; ')}). Install one (on Debian: apt-get install chromium) or set CHROMIUM.`,
	);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
	chromium().then(
		(file) => console.log(file),
		(error) => {
			console.error(error.message);
			process.exit(1);
		},
	);
}
