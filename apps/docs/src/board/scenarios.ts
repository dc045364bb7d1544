import type { Scenario } from '@aquarius/engine';
import { scenarios } from '@aquarius/engine/scenarios';
import { last, shownLesson } from './lesson.ts';

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

/** How many cards the Multi-Connection Bonus gives in a scenario, as the engine plays it. */
export function bonusIn(scenario: Scenario): number {
	const events = last(shownLesson(scenario)).events;
	return events.reduce((sum, event) => (event.type === 'placed' ? sum + event.bonus : sum), 0);
}
