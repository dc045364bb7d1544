import { networkInterfaces } from 'node:os';
import { join, resolve } from 'node:path';
import { makeApp } from './app.ts';
import { checkRedis } from './finding/redis-connection.ts';
import { addPages } from './http/pages.ts';
import { logToStderr } from './operation/log.ts';
import { readConfig } from './settings/config.ts';
import { settingHints } from './settings/setting-hints.ts';
import { endOnSignals } from './signals.ts';
import { whyNotStarted } from './start-failure.ts';

/** `npm start`: everything in one process on one port. */
const ROOT = join(import.meta.dirname, '..', '..', '..');

const read = readConfig(process.env);
if ('problems' in read) {
	console.error(`The configuration cannot be used:\n${read.problems.map((problem) => `  ${problem}`).join('\n')}`);
	process.exit(2);
}
const { config } = read;
const dataDir = resolve(ROOT, config.dataDir);
for (const { event, facts } of settingHints(process.env, config)) logToStderr(event, facts);
// Before anything is opened that would try for it again and again.
if (config.redisUrl !== undefined) await checkRedis(config.redisUrl).catch(giveUp);

// Read by the site's handler when it loads: behind a proxy that we trust it learns from this header that people use https.
process.env.PROTOCOL_HEADER ??= 'x-forwarded-proto';
const { handler } = await import(new URL('../../web/build/handler.js', import.meta.url).href).catch((error) => {
	console.error(`The site is not built yet (${error.message}). Run "npm start" in the main folder, which builds it.`);
	process.exit(1);
});

const port = await start().catch(giveUp);
console.log(`Aquarius is ready: http://${config.host === '0.0.0.0' ? 'localhost' : config.host}:${port}`);
if (config.host === '0.0.0.0')
	for (const address of lanAddresses()) console.log(`On this network: http://${address}:${port}`);

function giveUp(error: unknown): never {
	console.error(`The server could not start: ${whyNotStarted(error, config)}.`);
	process.exit(1);
}

async function start(): Promise<number> {
	const app = makeApp({
		config: { ...config, dataDir },
		pages: (pages) =>
			addPages(pages, { handler, docs: join(ROOT, 'apps', 'docs', 'dist'), trustProxy: config.trustProxy }),
	});
	endOnSignals(app);
	return app.listen();
}

function lanAddresses(): readonly string[] {
	return Object.values(networkInterfaces())
		.flatMap((list) => list ?? [])
		.filter((one) => one.family === 'IPv4' && !one.internal)
		.map((one) => one.address);
}
