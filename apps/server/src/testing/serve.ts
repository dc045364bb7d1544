import { makeApp, makeHouse } from '../app.ts';
import { readConfig } from '../settings/config.ts';
import { endOnSignals } from '../signals.ts';
import { dyingSockets, dyingStore } from './death.ts';
import { answerHeld, CountedTime } from './held.ts';
import { answerHashes } from './table-hash.ts';

/** The server without pages, as a process that tests can kill: prints its port on one line. Tells a parent that asks what it holds. */
const read = readConfig(process.env);
if ('problems' in read) throw new Error(read.problems.join('\n'));
const time = new CountedTime();
// Not for people to set: a trial lets one connection do the work of many.
const perSecond = process.env.TRIAL_COMMANDS_PER_SECOND;
const config = perSecond === undefined ? read.config : { ...read.config, commandsPerSecond: Number(perSecond) };
const house = makeHouse({ config, time });
const { TRIAL_DEATH } = process.env;
dyingSockets(TRIAL_DEATH);
const app = makeApp({ house: { ...house, store: dyingStore(house.store, TRIAL_DEATH) } });
endOnSignals(app);
if (process.send) {
	answerHeld(app, time);
	answerHashes(app);
}
console.log(`port ${await app.listen()}`);
