import { type Card, type CardWord, ruleSet } from '@aquarius/engine';
import { describe, expect, it } from 'vitest';
import { docsWords, gameWords } from '../site/words.ts';
import { choicesOf } from './choices.ts';
import { boardConfigOf } from './config.ts';
import { draftForAction, spotsFor, targetsFor } from './draft.ts';
import {
	back,
	canGoBack,
	chooseCard,
	commit,
	halfTurn,
	handOf,
	type Lesson,
	mayAct,
	nextStep,
	now,
	pickUp,
	play,
	showNext,
	shownLesson,
	startLesson,
	tryAt,
	withDraft,
} from './lesson.ts';
import { drawnTable, shownOf } from './picture.ts';
import { choiceLabel, sentenceOf } from './say.ts';
import { scenarioNamed } from './scenarios.ts';
import { textOf } from './text.ts';

const said = { messages: gameWords('en'), words: docsWords('en') };
const start = (name: string): Lesson => startLesson(scenarioNamed(`pages/${name}`));
const word = (text: string) => text as CardWord;
const sentence = (lesson: Lesson): string => sentenceOf(lesson, said);
const labels = (lesson: Lesson): readonly string[] =>
	choicesOf(lesson).map((choice) =>
		choice.type === 'move' ? choiceLabel(now(lesson), choice.move, said) : said.messages.actions[choice.action],
	);

describe('placing a card', () => {
	const held = pickUp(start('try-placing'), word('.EF.'));

	it('offers the legal places of both lies, those for a half turn marked', () => {
		const spots = spotsFor(now(held), held.draft).map(
			({ x, y, turnedOnly }) => `${x},${y}${turnedOnly ? ' turned' : ''}`,
		);
		expect(spots.toSorted()).toEqual(['-1,1 turned', '0,-1', '1,-1', '1,2', '2,1 turned']);
	});

	it('previews the card, turned round where it fits only so, and says what it would connect', () => {
		const laid = tryAt(held, { x: 2, y: 1 });
		expect(shownOf(laid).preview).toEqual({ card: '.FE.', x: 2, y: 1 });
		expect(sentence(laid)).toBe('Connects Earth. No bonus card. Place it, or turn it.');
		expect(now(laid)).toBe(now(held));
	});

	it('says why another place is wrong, in words, and keeps the card', () => {
		const tried = tryAt(held, { x: 3, y: 0 });
		expect(tried.refusal).toEqual({ code: 'placement/no-match', placement: { card: '.EF.', x: 3, y: 0 } });
		expect(sentence(tried)).toBe(said.messages.reasons['placement/no-match']);
		expect(tried.draft).toEqual(held.draft);
	});

	it('plays it, and then the scene stays until Back', () => {
		const played = commit(tryAt(held, { x: 0, y: -1 }));
		expect(now(played).table).toHaveLength(7);
		expect(mayAct(played)).toBe(false);
		expect(pickUp(played, handOf(played)[0] as Card)).toBe(played);
		expect(now(back(played))).toBe(now(held));
	});

	it('turns a held card round, and takes it off a place where it does not fit the other way', () => {
		const laid = tryAt(held, { x: 0, y: -1 });
		expect(shownOf(halfTurn(laid)).preview).toBeNull();
		expect(shownOf(halfTurn(halfTurn(held))).table).toEqual(shownOf(held).table);
	});

	it('is put back by picking it up again, or by Back', () => {
		expect(pickUp(held, word('.EF.')).draft).toEqual({ type: 'none' });
		expect(back(held).draft).toEqual({ type: 'none' });
		expect(canGoBack(back(held))).toBe(false);
	});
});

describe('an example', () => {
	it('that is allowed begins after its move, with what it connected and earned', () => {
		const lesson = shownLesson(scenarioNamed('pages/bonus-three'));
		expect(sentence(lesson)).toBe('Connects Air, Water, and Space. Bonus: 2 cards.');
		expect(shownOf(lesson).lastMove).toEqual([{ x: 1, y: 0 }]);
	});

	it('that is not allowed shows the card where it may not lie, and why', () => {
		const lesson = shownLesson(scenarioNamed('pages/skewed'));
		expect(drawnTable(shownOf(lesson)).at(-1)).toEqual({ card: 'EEEE', x: 0.5, y: 1 });
		expect(now(lesson).table).toHaveLength(1);
		expect(sentence(lesson)).toBe(said.messages.reasons['placement/off-grid']);
	});

	it('shows a card tried on top of another instead of that one', () => {
		const shown = shownOf(shownLesson(scenarioNamed('pages/occupied')));
		expect(drawnTable(shown)).toHaveLength(2);
	});

	it('of a win traces the chain of seven', () => {
		expect(shownOf(shownLesson(scenarioNamed('pages/win-in-anothers-turn'))).trace?.spots).toHaveLength(7);
	});
});

describe('Actions', () => {
	it('Trade Goals asks for a seat, invisible players included', () => {
		const lesson = pickUp(start('trade-goals'), 'trade-goals');
		expect(labels(lesson)).toEqual(['Player 2', 'Player 3', 'Invisible player 4', 'Invisible player 5']);
		const [, , , last] = choicesOf(lesson);
		const traded = last?.type === 'move' ? play(lesson, last.move) : lesson;
		expect(now(traded).players.map((player) => player.goal)).toEqual(['F', 'A', 'W', 'S', 'E']);
	});

	it('Shuffle Goals offers to rotate where the table allows it', () => {
		expect(labels(pickUp(start('shuffle-goals'), 'shuffle-goals'))).toHaveLength(1);
		expect(labels(pickUp(start('rotate-goals'), 'shuffle-goals'))).toHaveLength(3);
	});

	it('Zap a Card takes the card that is chosen twice', () => {
		const held = pickUp(start('zap-a-card'), 'zap-a-card');
		const [first] = now(held).table;
		if (first === undefined) throw new Error('the table was believed to hold cards');
		const chosen = chooseCard(held, first);
		expect(boardConfigOf(chosen, '', said).targets?.chosen).toEqual({ x: 0, y: 0 });
		expect(sentence(chosen)).toBe('Take Fire all over?');
		expect(now(chosen).table).toHaveLength(6);
		expect(handOf(chooseCard(chosen, first))).toContain('FFFF');
	});

	it('Move a Card lifts the chosen card and lays it somewhere else', () => {
		const held = pickUp(start('move-a-card'), 'move-a-card');
		const card = now(held).table.find(({ x, y }) => x === 2 && y === 0);
		if (card === undefined) throw new Error('a card was believed to lie at 2,0');
		const lifted = chooseCard(held, card);
		expect(shownOf(lifted).table).toHaveLength(5);
		expect(tryAt(lifted, { x: 9, y: 9 }).refusal?.code).toBe('placement/not-adjacent');
		const moved = commit(tryAt(lifted, { x: 1, y: 2 }));
		expect(now(moved).table.map(({ x, y }) => `${x},${y}`)).toContain('1,2');
	});

	it('without a target is offered as such', () => {
		const held = pickUp(start('move-without-target'), 'move-a-card');
		expect(targetsFor(now(held), held.draft)).toEqual([]);
		expect(labels(held)).toEqual([said.messages.prompt.noTarget]);
	});

	it('are what a Wild may be used as', () => {
		const held = pickUp(start('wild-as-zap'), word('****'));
		expect(labels(held)).toEqual(ruleSet('v3').actions.map((action) => said.messages.actions[action]));
		const zap = withDraft(held, draftForAction('zap-a-card', true));
		const [first] = now(zap).table;
		if (first === undefined) throw new Error('the table was believed to hold cards');
		expect(now(chooseCard(chooseCard(zap, first), first)).discard).toEqual(['****']);
	});
});

describe('passing', () => {
	it('is offered only where nothing can be played', () => {
		expect(labels(start('pass-when-stuck'))).toEqual(['Pass']);
		expect(labels(start('no-pass-with-an-action'))).toEqual([]);
	});
});

describe('showing what the scenario plays', () => {
	it('goes step by step, and back', () => {
		const lesson = start('joining-late');
		const shown = showNext(lesson);
		expect(now(shown).players[2]?.hand).toHaveLength(3);
		expect(sentence(shown)).toMatch(/^Player 3 joined the game\. Player 3 drew 3 cards\./);
		expect(nextStep(shown)).toBeUndefined();
		expect(nextStep(back(shown))).toEqual(lesson.scenario.play[0]);
	});

	it('calls someone who has just left a player', () => {
		expect(sentence(showNext(start('leaving')))).toBe('Player 2 left the game.');
	});

	it('gives chance the result that is written down', () => {
		const goals = now(showNext(start('shuffle-goals'))).players.map((player) => player.goal);
		expect(goals).toEqual(['W', 'F', 'E', 'A', 'S']);
	});

	it('is not offered once the reader has gone another way', () => {
		const held = pickUp(start('a-turn'), word('SSSS'));
		expect(nextStep(commit(tryAt(held, { x: 2, y: 0 })))).toBeUndefined();
	});
});

describe('copying as text', () => {
	it('gives a position that the engine reads', () => {
		const text = textOf(start('rotate-goals'));
		expect(JSON.parse(text)).toMatchObject({
			format: 'aquarius-position/1',
			rules: { base: 'v3', rotateOption: true },
		});
		expect(text).not.toContain('random');
	});
});
