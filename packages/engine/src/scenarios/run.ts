import { play } from '../apply-move.ts';
import { generated, type Mixer, recorded } from '../mixer.ts';
import { replayEntry } from '../replay.ts';
import { readRules } from '../rulesets/parse.ts';
import { joinGame, leave } from '../seats.ts';
import { readChance } from '../text/entry.ts';
import { parseMove } from '../text/move.ts';
import { POSITION_FIELDS, readBody, readFormat } from '../text/position.ts';
import { reading, readObject, readRecord } from '../text/read.ts';
import type { Scenario, Step } from '../text/scenario.ts';
import type { Chance, GameEvent, GameState, Result, RuleSet } from '../types.ts';
import { whyNotText } from '../why-not-text.ts';
import { compare } from './compare.ts';

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
	for (const [i, step] of scenario.play.entries()) {
		const result = take(state, step);
		if (result.ok) ({ state, events } = result.value);
		else if (i < scenario.play.length - 1 || expect.refused === undefined) {
			return failed({ refused: result.code, step: i });
		} else
			return result.code === expect.refused
				? passed(name, rulesId)
				: failed({ refused: result.code }, { refused: expect.refused });
	}
	if (expect.refused !== undefined) return failed({ refused: null }, { refused: expect.refused });
	const differing = compare(expect, state, events);
	return differing === undefined ? passed(name, rulesId) : failed(differing.got, differing.want);
}

/** The position a scenario begins with, under a rule set. Unused Goals that are left out are those that nobody holds. */
export function startOf(scenario: Scenario, rulesId: string) {
	return reading(() => readGiven(scenario, rulesId));
}

function passed(name: string, rules: string): ScenarioResult {
	return { name, rules, ok: true };
}

function readGiven({ given }: Scenario, rulesId: string): GameState {
	const object = readObject(given, 'given', POSITION_FIELDS);
	readFormat(object, 'given', 'aquarius-position/1');
	const rules = readRulesOf(object.rules, rulesId);
	const state = readBody(object, 'given', rules);
	if (object.unusedGoals !== undefined || state.players.some((player) => player.invisible)) return state;
	const unused = rules.goals.filter((goal) => !state.players.some((player) => player.goal === goal));
	return {
		...state,
		players: [...state.players, ...unused.map((goal) => ({ hand: [], goal, invisible: true as const }))],
	};
}

/** A given position may carry fields that differ from the rule set the scenario runs under. */
function readRulesOf(given: unknown, rulesId: string): RuleSet {
	if (given === undefined || given === rulesId) return readRules(rulesId, 'rules');
	return readRules({ base: rulesId, ...readRecord(given, 'given.rules') }, 'given.rules');
}

type Taken = Result<{ readonly state: GameState; readonly events: readonly GameEvent[] }, string>;

function take(state: GameState, step: Step): Taken {
	if (typeof step === 'string') return take(state, { move: step });
	const chance = reading(() => (step.chance === undefined ? undefined : readChance(step.chance, 'chance')));
	if (!chance.ok) return { ok: false, code: `${chance.code.at}: ${chance.code.detail}` };
	let wrong: string | undefined;
	const mixer = mixerOf(chance.value, (detail) => {
		wrong ??= detail;
	});
	const result = 'event' in step ? happen(state, step, mixer) : takeTurn(state, step, mixer);
	return wrong === undefined ? result : { ok: false, code: wrong };
}

function takeTurn(state: GameState, { seat, move: text }: { seat?: number; move: string }, mixer: Mixer): Taken {
	const move = parseMove(text);
	if (move !== undefined) return play(state, seat ?? state.turn, move, mixer);
	return { ok: false, code: whyNotText(state, seat ?? state.turn, text) ?? 'text/unreadable' };
}

function happen(
	state: GameState,
	{ event, seat }: { event: 'join' | 'leave' | 'bot'; seat: number },
	mixer: Mixer,
): Taken {
	if (event === 'join') return joinGame(state, seat);
	if (event === 'leave') return leave(state, seat, mixer);
	const result = replayEntry(state, { event, seat });
	return result.ok ? result : { ok: false, code: result.code.code };
}

function mixerOf(chance: Chance | undefined, wrong: (detail: string) => void): Mixer {
	return chance === undefined ? generated : recorded(chance, wrong, 'generated');
}
