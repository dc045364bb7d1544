import { makeApp } from '../app.ts';
import { readConfig } from '../config.ts';
import { endOnSignals } from '../signals.ts';
import { answerHeld, CountedTime } from './held.ts';

/** The server without pages, as a process that tests can kill: prints its port on one line. Tells a parent that asks what it holds. */
const read = readConfig(process.env);
if ('problems' in read) throw new Error(read.problems.join('\n'));
const time = new CountedTime();
const app = makeApp({ config: read.config, time });
endOnSignals(app);
if (process.send) answerHeld(app, time);
console.log(`port ${await app.listen()}`);
