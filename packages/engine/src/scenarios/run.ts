import { play } from '../apply-move.ts';
import { generated, type Mixer, recorded, unusedChance } from '../mixer.ts';
import { happened, type Played } from '../replay.ts';
import { readRules } from '../rulesets/parse.ts';
import { goalsOf } from '../setup.ts';
import { readChance } from '../text/entry.ts';
import { parseMove } from '../text/move.ts';
import { POSITION_FIELDS, readBody, readFormat } from '../text/position.ts';
import { fail, reading, readObject, readRecord, shown } from '../text/read.ts';
import type { Scenario, Step } from '../text/scenario.ts';
import type { Chance, GameEvent, GameState, Result, RuleSet } from '../types.ts';
import { compare } from './compare.ts';

/** Whether a scenario came out as expected under one rule set. */
export interface ScenarioResult {
	readonly name: string;
	readonly rules: string;
	readonly ok: boolean;
	/** What differs from what was expected, both sides; or the error that kept the scenario from running. */
	readonly got?: Readonly<Record<string, unknown>>;
	readonly want?: Readonly<Record<string, unknown>>;
}

/** Runs a scenario under one of its rule sets. Rule sets that this engine does not know fail by name. */
export function runScenario(scenario: Scenario, rulesId: string): ScenarioResult {
	const { name, expect } = scenario;
	const failed = (got: Readonly<Record<string, unknown>>, want: Readonly<Record<string, unknown>> = { ...expect }) => ({
		name,
		rules: rulesId,
		ok: false,
		got,
		want,
	});
	const start = reading(() => readGiven(scenario, rulesId));
	if (!start.ok) return failed({ error: start.code });
	let state = start.value;
	let events: readonly GameEvent[] = [];
	let refused: string | null = null;
	for (const [i, step] of scenario.play.entries()) {
		const result = take(state, step);
		if (result.ok) ({ state, events } = result.value);
		else if (i < scenario.play.length - 1 || expect.refused === undefined) {
			return failed({ refused: result.code, step: i });
		} else {
			refused = result.code;
			events = [];
		}
	}
	const differing = compare(expect, { state, events, refused });
	return differing === undefined ? { name, rules: rulesId, ok: true } : failed(differing.got, differing.want);
}

/** The position a scenario begins with, under a rule set. Unused Goals that are left out are those that nobody holds. */
export function startOf(scenario: Scenario, rulesId: string) {
	return reading(() => readGiven(scenario, rulesId));
}

function readGiven({ given }: Scenario, rulesId: string): GameState {
	const object = readObject(given, 'given', POSITION_FIELDS);
	readFormat(object, 'given', 'aquarius-position/1');
	const rules = readRulesOf(object.rules, rulesId);
	const state = readBody(object, 'given', rules);
	if (object.unusedGoals !== undefined || state.players.some((player) => player.invisible)) return state;
	const unused = [...goalsOf(rules)];
	for (const { goal } of state.players) {
		if (goal !== undefined && unused.includes(goal)) unused.splice(unused.indexOf(goal), 1);
	}
	if (rules.unusedGoals !== 'seats') return { ...state, unusedGoals: unused };
	return {
		...state,
		players: [...state.players, ...unused.map((goal) => ({ hand: [], goal, invisible: true as const }))],
	};
}

/** A given position may carry fields that differ from the rule set the scenario runs under. */
function readRulesOf(given: unknown, rulesId: string): RuleSet {
	if (given === undefined || given === rulesId) return readRules(rulesId, 'rules');
	const { base = rulesId, ...fields } = typeof given === 'string' ? { base: given } : readRecord(given, 'given.rules');
	if (base !== rulesId)
		fail('format/impossible', 'given.rules', `${shown(base)} is not ${rulesId}, which it runs under`);
	return readRules({ base, ...fields }, 'given.rules');
}

type Taken = Result<{ readonly state: GameState; readonly events: readonly GameEvent[] }, string>;

/** One step. A result of chance that is wrong, or that nothing asked for, is as good as a refusal and is told in words. */
function take(state: GameState, step: Step): Taken {
	if (typeof step === 'string') return take(state, { move: step });
	const chance = reading(() => (step.chance === undefined ? undefined : readChance(step.chance, 'chance')));
	if (!chance.ok) return { ok: false, code: `${chance.code.at}: ${chance.code.detail}` };
	const wrongs: string[] = [];
	const mixer = mixerOf(chance.value, (detail) => wrongs.push(detail));
	const result = 'event' in step ? happened(state, step, mixer) : takeTurn(state, step, mixer);
	if (chance.value === undefined) return result;
	if (!result.ok) return { ok: false, code: `${result.code}, and its chance is for nothing` };
	const { entry } = result.value;
	const decided = ('chance' in entry && entry.chance) || {};
	const wrong = wrongs[0] ?? unusedChance(chance.value, decided) ?? wrongStart(chance.value, decided);
	return wrong === undefined ? result : { ok: false, code: wrong };
}

/** Cards turned up for a start are not mixed: they are what lies on top of the deck. */
function wrongStart(written: Chance, { start = [] }: Chance): string | undefined {
	if (written.start === undefined || written.start.join() === start.join()) return undefined;
	return `chance.start is [${written.start.join(' ')}] and the deck gives [${start.join(' ')}]`;
}

function takeTurn(state: GameState, { seat, move: text }: { seat?: number; move: string }, mixer: Mixer): Played {
	const move = parseMove(text);
	if (move !== undefined) return play(state, seat ?? state.turn, move, mixer);
	return { ok: false, code: 'text/unreadable' };
}

function mixerOf(chance: Chance | undefined, wrong: (detail: string) => void): Mixer {
	return chance === undefined ? generated : recorded(chance, wrong, generated);
}
