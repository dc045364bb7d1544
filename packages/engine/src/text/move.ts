import { BY_ITSELF, BY_WILD } from '../actions/rule.ts';
import { actionRule } from '../actions/table.ts';
import { isBare, parseBare } from '../bare-moves.ts';
import { WILD } from '../cards.ts';
import { makeStack, parseStack } from '../solitaire/text.ts';
import { ACTIONS, type Move } from '../types.ts';
import { makePlacement, parsePlacement } from './spot.ts';

const LONGEST = 80;
const AS_ACTION = `${WILD}=`;

/** A move's text (formats: moves), or undefined if it cannot be read: then the reason is `text/unreadable`. */
export function parseMove(text: string): Move | undefined {
	// Text from elsewhere can be no text at all.
	if (typeof text !== 'string' || text.length > LONGEST) return undefined;
	const short = parseBare(text) ?? parseStack(text);
	if (short !== undefined) return short;
	const wild = text.startsWith(AS_ACTION);
	const [name, ...parts] = (wild ? text.slice(AS_ACTION.length) : text).split(' ');
	const action = ACTIONS.find((known) => known === name);
	if (action !== undefined) {
		const choice = actionRule(action).parse(parts);
		return choice && ({ type: action, ...choice, ...(wild ? BY_WILD : BY_ITSELF) } as Move); // the choice of that Action
	}
	const placement = wild ? undefined : parsePlacement(text);
	return placement && { type: 'place', ...placement };
}

/**
 * The text of a move, which `parseMove` reads back as the same move. It believes its type: what is no move gives a text that is none, or
 * an error thrown.
 */
export function makeMove(move: Move): string {
	if (isBare(move)) return move.type;
	if (move.type === 'place') return makePlacement(move);
	if (move.type === 'stack') return makeStack(move);
	const text = move.type + actionRule(move.type).make(move);
	return move.wild ? AS_ACTION + text : text;
}
