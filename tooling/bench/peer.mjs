import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const FOLDER = fileURLToPath(new URL('peers/', import.meta.url));

/** The command that runs a peer on this very Node; the peer is installed and built first where that was not done yet. */
export function peerCommand(name) {
	return [process.execPath, join(peerFolder(name, ['dist/bench.cjs']), 'dist', 'bench.cjs')];
}

/** The folder of a peer in which these files are built from its source. */
export function peerFolder(name, files) {
	const folder = join(FOLDER, name);
	// Standard output carries the result alone.
	const npm = (...args) => execFileSync('npm', args, { cwd: folder, stdio: ['ignore', process.stderr, 'inherit'] });
	if (!existsSync(join(folder, 'node_modules', 'esbuild'))) npm('ci', '--no-audit', '--no-fund');
	const bundles = files.map((file) => join(folder, file));
	if (bundles.some((bundle) => !existsSync(bundle) || isOlder(bundle, join(folder, 'src')))) npm('run', '-s', 'build');
	return folder;
}

const isOlder = (file, folder) =>
	readdirSync(folder).some((name) => statSync(join(folder, name)).mtimeMs > statSync(file).mtimeMs);

const LETTERS = ['E', 'A', 'W', 'F', 'S'];
const ACTIONS = {
	tradeGoals: 'trade-goals',
	shuffleGoals: 'shuffle-goals',
	tradeHands: 'trade-hands',
	shuffleHands: 'shuffle-hands',
	zap: 'zap-a-card',
	move: 'move-a-card',
};

/** The peer's deck in our words: card to count. */
export async function peerDeck() {
	const { CARDS } = await import('./peers/peer-boardgameio/src/deck.ts');
	const deck = {};
	for (const card of CARDS) {
		const word = wordOf(card);
		deck[word] = (deck[word] ?? 0) + 1;
	}
	return deck;
}

function wordOf(card) {
	if (card.type === 'wild') return '****';
	if (card.type === 'action') return ACTIONS[card.action];
	const word = card.cells.map((element) => LETTERS[element]);
	return [word.join(''), word.reverse().join('')].sort()[0];
}
