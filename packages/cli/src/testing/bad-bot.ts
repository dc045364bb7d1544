import { createInterface } from 'node:readline';

/** What it does with its third line, after two that it answers well. */
const FAULTS: Readonly<Record<string, (legal: readonly string[]) => void>> = {
	dies: () => process.exit(7),
	'is-killed': () => process.kill(process.pid, 'SIGKILL'),
	'plays-no-legal-move': () => console.log('FFFF@77,77'),
	'writes-garbage': () => console.log(`\u0000\u001b[31m${'garbage '.repeat(1000)}`),
	'writes-an-empty-line': () => console.log(),
	'never-ends-its-line': () => setInterval(() => process.stdout.write('x'.repeat(10_000)), 1),
	'never-answers': () => undefined,
	'answers-twice': ([move]) => console.log(`${move}\n${move}`),
	'forgets-to-end-its-line': ([move]) => process.stdout.write(move ?? ''),
};
/** Faults of which one can only be rid by force. */
const STUBBORN = ['never-ends-its-line', 'never-answers'];

/** A bot for the error paths: plays the first legal move, says on standard error that it is there, and then goes wrong in the way that is named. */
const [name = ''] = process.argv.slice(2);
const fault = FAULTS[name];
if (fault === undefined) throw new Error(`no fault ${name}`);
process.stdout.on('error', () => undefined);
console.error('started');
let asked = 0;
for await (const line of createInterface({ input: process.stdin })) {
	const { legal } = JSON.parse(line);
	if (++asked === 3) fault(legal);
	else console.log(legal[0]);
}
// Not for ever, or it would be here for good where what it is for fails.
if (STUBBORN.includes(name)) setTimeout(() => process.exit(), 120_000);
