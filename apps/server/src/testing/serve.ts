import { makeApp } from '../app.ts';
import { readConfig } from '../config.ts';
import { endOnSignals } from '../signals.ts';

/** The server without pages, as a process that tests can kill: prints its port on one line. */
const read = readConfig(process.env);
if ('problems' in read) throw new Error(read.problems.join('\n'));
const app = makeApp({ config: read.config });
endOnSignals(app);
console.log(`port ${await app.listen()}`);
