import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';

/**
 * Runs a program and ends it by a signal when the standard input closes, which happens however the tests end. So nothing is left
 * running. Arguments: the signal; user and group id, or `-` twice; the program's folder, which goes too if who started this is gone;
 * the program and its own arguments.
 */
const [signal, uid, gid, folder, program, ...args] = process.argv.slice(2);
if (folder === undefined || program === undefined) throw new Error('a folder and a program are wanted');
const parent = process.ppid;
const user = uid === '-' ? {} : { uid: Number(uid), gid: Number(gid) };
const child = spawn(program, args, { stdio: ['ignore', 'inherit', 'inherit'], ...user });
child.on('exit', (code) => {
	if (process.ppid !== parent) rmSync(folder, { recursive: true, force: true });
	process.exit(code ?? 1);
});
process.stdin.on('end', () => child.kill(signal === 'SIGTERM' ? 'SIGTERM' : 'SIGQUIT')).resume();
// The end is told by the standard input only.
for (const each of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(each, () => {});
