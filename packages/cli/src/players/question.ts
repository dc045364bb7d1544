import { legalMoves, type Move, makeMove, makeView, type PlayerView, whyNotText } from '@aquarius/engine';
import { Failure } from '../failures.ts';
import type { Program } from './program.ts';

/** How much of an answer is shown that is no move. */
const SHOWN = 60;

/**
 * Asks a program for the move of the seat whose view it is, which must be on turn: one line `{ "view": …, "legal": [ … ] }`, one line
 * back with the text of a listed move. All that goes wrong is a `Failure` that names the program, the game, the seat and the line.
 */
export async function answerFrom(program: Program, view: PlayerView, game: number): Promise<Move> {
	const moves = legalMoves(view, view.turn);
	const texts = moves.map(makeMove);
	const answer = await program.ask(JSON.stringify({ view: makeView(view), legal: texts }));
	const where = `${program.command}: game ${game}, seat ${view.turn}, line ${program.asked()}`;
	if (typeof answer !== 'string') throw new Failure(`${where}: ${answer.failed}`);
	const move = moves[texts.indexOf(answer)];
	if (move !== undefined) return move;
	const shown = JSON.stringify(answer.length > SHOWN ? `${answer.slice(0, SHOWN)}…` : answer);
	const code = whyNotText(view, view.turn, answer);
	throw new Failure(`${where}: ${shown} is none of the legal moves${code === undefined ? '' : ` (${code})`}`);
}
