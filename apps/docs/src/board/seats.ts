import type { Scenario, Step } from '@aquarius/engine';
import { startPosition, stepAfter } from './script.ts';

/**
 * Whether the seats with their Goals and hands belong into the picture: where a scenario is about them, or someone wins by it.
 * Found out by playing it, so nobody has to say it on the page.
 */
export function needsSeats(scenario: Scenario): boolean {
	let state = startPosition(scenario);
	if (scenario.play.length === 0) return state.players[state.turn]?.hand.includes('trade-goals') === true;
	for (const step of scenario.play) {
		const result = stepAfter(state, step);
		if (!result.ok) return false;
		if (aboutSeats(step) || result.state.outcome !== null || scenario.expect.winners !== undefined) return true;
		state = result.state;
	}
	return false;
}

const aboutSeats = (step: Step): boolean => {
	const move = typeof step === 'string' ? step : 'event' in step ? null : step.move;
	return move === null || /goals|hands/.test(move);
};
