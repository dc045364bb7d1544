import type { Scenario } from '@aquarius/engine';
import { scenarios } from '@aquarius/engine/scenarios';

/** A scenario of the engine by its name. Pages are built with it, so a name that does not exist stops the build. */
export function scenarioNamed(name: string): Scenario {
	const scenario = scenarios.find((one) => one.name === name);
	if (scenario === undefined) throw new Error(`there is no scenario ${name}`);
	return scenario;
}

/** Whether the last move of a scenario is refused: the cross of an example. */
export function isRefusal(scenario: Scenario): boolean {
	return scenario.expect.refused !== undefined;
}
