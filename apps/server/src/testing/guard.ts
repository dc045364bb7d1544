import { spawn } from 'node:child_process';

/**
 * Runs a program and ends it by a signal when the standard input closes, which happens however the tests end. So nothing is left
 * running. Arguments: the signal; user and group id, or `-` twice; the program and its own arguments.
 */
const [signal, uid, gid, program, ...args] = process.argv.slice(2);
if (program === undefined) throw new Error('a program is wanted');
const user = uid === '-' ? {} : { uid: Number(uid), gid: Number(gid) };
const child = spawn(program, args, { stdio: ['ignore', 'inherit', 'inherit'], ...user });
child.on('exit', (code) => process.exit(code ?? 1));
process.stdin.on('end', () => child.kill(signal === 'SIGTERM' ? 'SIGTERM' : 'SIGQUIT')).resume();
// The end is told by the standard input only.
for (const each of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(each, () => {});
