/**
 * Adds a golden record to `records.jsonl`, never more: what is there stays as it is, and a rule that is corrected is a new field value, so
 * that all of them replay for ever. A game of random moves, with players who come and go:
 *
 *     node src/testing/golden/add.ts NAME RULES PLAYERS SEED
 *
 * RULES is an id or JSON as `parseRules` reads it. A name that is taken is refused, and so is a game that breaks off.
 */
import { appendFileSync, readFileSync } from 'node:fs';
import { hashOf } from '../../hash.ts';
import { makeRecord, recordOf } from '../../text/record.ts';
import { playGame } from '../games.ts';
import { houseRules } from '../variants.ts';

const FILE = new URL('records.jsonl', import.meta.url);
const [name = '', given = '', players, seed] = process.argv.slice(2);
const { rules } = houseRules(name, given.startsWith('{') ? JSON.parse(given) : given);
const taken = readFileSync(FILE, 'utf8').includes(`{"name":${JSON.stringify(name)},`);
if (name === '' || taken) throw new Error(`A name that is not taken was expected, not "${name}"`);
const { start, state, log } = playGame(rules, Number(players), Number(seed), { comings: true });
const record = makeRecord(recordOf(start, log, state.outcome));
appendFileSync(FILE, `${JSON.stringify({ name, hash: hashOf(state), record })}\n`);
