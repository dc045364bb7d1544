// Bounded loopback load: --rooms tables of --players seats, one move per --period ms per table, for --seconds (at most 60),
// after --warm seconds of the same that do not count: a server runs for days, its code is compiled in the first seconds.
//   node dist/load.mjs [--server dist/server.cjs] [--client ./client.cjs] --rooms 100 --players 2 --period 3000 --warm 8 --seconds 15
// A server file is forked with PORT and an IPC channel: it sends 'ready' and answers 'stats' with process.memoryUsage() and cpu.
// A client file exports connect(url, players, index, joinTimes) -> { move(), bytes(), perClient(), joinBytes() };
// move() resolves when the mover sees its own move (to a number of ms, or to false when it did something else).
import { fork } from 'node:child_process';
import { createRequire } from 'node:module';
import { monitorEventLoopDelay } from 'node:perf_hooks';

const opt = (n: string, d: string) => { const i = process.argv.indexOf(`--${n}`); return i > 0 ? process.argv[i + 1] : d; };
const rooms = Math.min(4000, Number(opt('rooms', '10'))), players = Number(opt('players', '2'));
const period = Number(opt('period', '3000')), seconds = Math.min(60, Number(opt('seconds', '10'))), warm = Math.min(60, Number(opt('warm', '0'))), port = Number(opt('port', '4602'));
const here = import.meta.dirname;
const serverFile = opt('server', `${here}/server.cjs`), clientFile = opt('client', `${here}/client.cjs`);

const child = fork(serverFile, [], { env: { ...process.env, PORT: String(port), NODE_ENV: 'production' }, execArgv: ['--expose-gc'], stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
process.on('exit', () => child.kill('SIGKILL'));
for (const s of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(s, () => process.exit(1));
process.on('uncaughtException', (e) => { console.error(e); process.exit(1); });
child.once('exit', (code) => { if (code !== null) { console.error(`server exited with ${code}`); process.exit(1); } });
// A server may load something that talks on the channel too: only what was asked for counts.
const heard = <T>(isIt: (m: unknown) => boolean) => new Promise<T>((r) => { const on = (m: unknown) => { if (isIt(m)) { child.off('message', on); r(m as T); } }; child.on('message', on); });
await heard((m) => m === 'ready');

type Stats = NodeJS.MemoryUsage & { cpu: NodeJS.CpuUsage };
const stats = () => { const answer = heard<Stats>((m) => typeof m === 'object' && m !== null && 'cpu' in m); child.send('stats'); return answer; };
const q = (a: number[], p: number) => { const s = [...a].sort((x, y) => x - y); return s.length ? +s[Math.min(s.length - 1, Math.floor(s.length * p))].toFixed(2) : null; };
const sleep = (ms: number) => new Promise<void>((r) => setTimeout(r, ms));

interface Table { move(): Promise<number | false>; bytes(): number; perClient(): number[]; joinBytes(): number[] }
const { connect } = (clientFile.endsWith('.cjs') ? createRequire(import.meta.url)(clientFile) : await import(clientFile)) as
  { connect(url: string, players: number, i: number, joins: number[]): Promise<Table> };

await sleep(500);
const s0 = await stats();
const joins: number[] = [], tables: Table[] = [];
const parallel = Math.max(1, Number(opt('join-parallel', rooms > 20 ? '8' : '1')));
for (let i = 0; i < rooms; i += parallel) {
  const some = Array.from({ length: Math.min(parallel, rooms - i) }, (_, k) => connect(`http://127.0.0.1:${port}`, players, i + k, joins));
  tables.push(...(await Promise.all(some)));
}
await sleep(1000);
const s1 = await stats();
const joinBytes = tables.flatMap((t) => t.joinBytes());

const rtt: number[] = [], sizes: number[] = [];
let late = 0;
const loop = monitorEventLoopDelay({ resolution: 5 });
const load = (end: number) => Promise.all(tables.map(async (t, i) => {
  if (period) await sleep((period * i) / rooms);
  while (performance.now() < end) {
    const started = performance.now();
    const before = rooms <= 20 ? t.perClient() : null;
    const took = await Promise.race([t.move(), sleep(5000).then(() => 'late' as const)]);
    if (took === 'late') { late++; break; }
    if (took !== false) {
      rtt.push(took);
      if (before) { await sleep(3); const after = t.perClient(); after.forEach((b, k) => sizes.push(b - before[k])); }
    }
    if (period) await sleep(Math.max(0, period - (performance.now() - started)));
  }
}));
if (warm) { await load(performance.now() + warm * 1000); rtt.length = sizes.length = 0; }
loop.enable();
const b0 = tables.map((t) => t.bytes());
const c0 = (await stats()).cpu, w0 = performance.now();
await load(w0 + seconds * 1000);
const w = (performance.now() - w0) / 1000, s2 = await stats();
const cpu = (s2.cpu.user - c0.user + s2.cpu.system - c0.system) / 1e6;
const down = tables.reduce((a, t, i) => a + t.bytes() - b0[i], 0), n = rtt.length;
const mem = (s: Stats) => s.heapUsed + s.external;
console.log(JSON.stringify({
  server: opt('label', serverFile.split('/').slice(-1)[0]), rooms, players, seconds: +w.toFixed(1), moves: n, moves_per_s: +(n / w).toFixed(1), late,
  rtt_ms: { p50: q(rtt, 0.5), p95: q(rtt, 0.95), p99: q(rtt, 0.99), max: q(rtt, 1) },
  join_ms: { p50: q(joins, 0.5), p99: q(joins, 0.99) }, join_bytes: q(joinBytes, 0.5),
  bytes_per_move_per_client: n ? +(down / n / players).toFixed(1) : null,
  move_bytes: sizes.length ? { p50: q(sizes, 0.5), p95: q(sizes, 0.95), max: q(sizes, 1) } : undefined,
  server_cpu_ms_per_move: n ? +((cpu / n) * 1000).toFixed(3) : null, server_cpu_share: +(cpu / w).toFixed(3),
  kb_per_room: { heap_joined: +((mem(s1) - mem(s0)) / rooms / 1e3).toFixed(1), heap_after: +((mem(s2) - mem(s0)) / rooms / 1e3).toFixed(1), rss_joined: +((s1.rss - s0.rss) / rooms / 1e3).toFixed(1), rss_after: +((s2.rss - s0.rss) / rooms / 1e3).toFixed(1) },
  rss_mb_empty: +(s0.rss / 1e6).toFixed(1), load_loop_p99_ms: +(loop.percentile(99) / 1e6).toFixed(1), node: process.version,
}));
process.exit(0);
