/** Everything that outsiders may use. Inside the package import the file itself. */
export { goalGiver } from './actions/rotate.ts';
export { type Applied, applyMove } from './apply-move.ts';
export { assertNever } from './assert-never.ts';
export {
	cardKinds,
	cardOf,
	deckOf,
	isAction,
	isWild,
	makeCard,
	type Panel,
	panelsOf,
	parseCard,
	parseWord,
	turned,
} from './cards.ts';
export { type Group, groupsOf, largestGroup, largestGroups } from './groups.ts';
export { hashOf } from './hash.ts';
export { legalMoves } from './legal-moves.ts';
export { perft } from './perft.ts';
export { bonusFor, type Connections, connectionsOf, type Join, legalPlacements, whyNotPlace } from './placing.ts';
export { isReal, type Position, realSeats } from './position.ts';
export { type ReplayError, type Replayed, replayEntry } from './replay.ts';
export { makeAllRules, makeRules, parseRules } from './rulesets/parse.ts';
export { ruleSet } from './rulesets/rule-set.ts';
export { runScenario, type ScenarioResult, startOf } from './scenarios/run.ts';
export { joinGame, leaveGame, type SeatChanged } from './seats.ts';
export { createGame } from './setup.ts';
export { calledElement } from './solitaire/piles.ts';
export { makeMove, parseMove } from './text/move.ts';
export { makePosition, parsePosition } from './text/position.ts';
export { FORMAT_CODES, type FormatCode, type FormatError, type Json } from './text/read.ts';
export {
	checkRecord,
	type Fairness,
	type GameRecord,
	makeRecord,
	parseRecord,
	type RecordCheck,
	recordOf,
} from './text/record.ts';
export { type Expect, parseScenario, type Scenario, type Step, type WrittenChance } from './text/scenario.ts';
export { makePlacement, makeSpot, parsePlacement, parseSpot } from './text/spot.ts';
export { makeView, parseView } from './text/view.ts';
export {
	ACTIONS,
	type Action,
	CARD_KINDS,
	type Card,
	type CardKind,
	type CardWord,
	type Chance,
	DECK_PROFILES,
	type DeckProfile,
	type Direction,
	ELEMENTS,
	type Element,
	type GameEvent,
	type GameState,
	HIDDEN_CARD,
	HIDDEN_GOAL,
	type LogEntry,
	type Move,
	OUTCOME_REASONS,
	type Outcome,
	type OutcomeReason,
	type PileCard,
	type Placement,
	type PlayEntry,
	type Player,
	type PlayerInView,
	type PlayerView,
	REASON_CODES,
	type ReasonCode,
	type Result,
	RULE_SET_IDS,
	type RuleSet,
	type RuleSetId,
	SEVEN,
	type Seat,
	type SeatEntry,
	type SeenCard,
	type SeenGoal,
	type Solitaire,
	type SolitaireInView,
	type Spot,
	type Viewer,
} from './types.ts';
export { eventsFor, viewFor } from './view.ts';
export { whyNot } from './why-not.ts';
export { whyNotText } from './why-not-text.ts';
