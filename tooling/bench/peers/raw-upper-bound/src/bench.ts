// Random playouts on typed arrays, every legal move generated each turn. Prints one JSON line like the peer's.
//   --players 2..5 (default 2)    --seconds S (default 5)   --warmup S (default 2)   --seed N (default 12345)
import { Raw } from './raw.ts';

const opt = (name: string, dflt: string) => {
  const i = process.argv.indexOf(`--${name}`);
  return i > 0 ? process.argv[i + 1] : dflt;
};
const players = Number(opt('players', '2'));
const raw = new Raw();
raw.rng = Number(opt('seed', '12345'));

function run(seconds: number) {
  let moves = 0, playouts = 0, generated = 0;
  const t0 = process.hrtime.bigint(), c0 = process.cpuUsage();
  do {
    for (let k = 0; k < 20; k++) {
      raw.setup(players);
      while (!raw.over) {
        const count = raw.gen();
        generated += count;
        raw.apply(raw.moves[raw.below(count)]);
        moves++;
      }
      playouts++;
    }
  } while (Number(process.hrtime.bigint() - t0) < seconds * 1e9);
  const wall = Number(process.hrtime.bigint() - t0) / 1e9, c = process.cpuUsage(c0), cpu = (c.user + c.system) / 1e6;
  return {
    moves_per_s: Math.round(moves / wall), playouts_per_s: +(playouts / wall).toFixed(2),
    moves_per_cpu_s: Math.round(moves / cpu), playouts_per_cpu_s: +(playouts / cpu).toFixed(2),
    moves_per_playout: +(moves / playouts).toFixed(2), legal_per_move: +(generated / moves).toFixed(1),
    players, node: process.version,
  };
}

run(Number(opt('warmup', '2')));
console.log(JSON.stringify(run(Number(opt('seconds', '5')))));
