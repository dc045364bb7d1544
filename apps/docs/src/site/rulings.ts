/** One question that the printed 3.0 rules leave open. The codes are those written beside the code of the engine. */
export interface RulingEntry {
	readonly code: string;
	readonly question: string;
	/** Page where the ruling stands in full, without the language. */
	readonly page: string;
}

/** In the order of the pages. `pages.test.ts` holds this list against the pages, in both directions. */
export const RULINGS: readonly RulingEntry[] = [
	{ code: 'E4', question: 'Are seven panels counted, or seven cards?', page: 'rules/aim' },
	{ code: 'E1', question: 'What exactly is a diagonal Double?', page: 'rules/deck' },
	{ code: 'E2', question: 'Which Element cards are in the deck?', page: 'rules/deck' },
	{ code: 'E24c', question: 'How are invisible players seated?', page: 'rules/setup' },
	{ code: 'E11', question: 'May a Wild be the start card?', page: 'rules/setup' },
	{ code: 'E19c', question: 'Which way round does a start card lie?', page: 'rules/setup' },
	{ code: 'E38', question: 'Who begins, if nobody can see any hair?', page: 'rules/setup' },
	{ code: 'E21', question: 'When may a player pass?', page: 'rules/turn' },
	{ code: 'E22', question: 'Must a harmful Action be played if nothing else can?', page: 'rules/turn' },
	{ code: 'E39', question: 'Is there a time limit?', page: 'rules/turn' },
	{ code: 'E40', question: 'Does the table have an edge?', page: 'rules/placing' },
	{ code: 'E6', question: 'Does the bonus count elements or connections?', page: 'rules/bonus' },
	{ code: 'E7', question: 'What does a Wild beside the card do to the bonus?', page: 'rules/bonus' },
	{ code: 'E8', question: 'Does Move a Card earn a bonus?', page: 'rules/bonus' },
	{ code: 'E9', question: 'When are bonus cards drawn, and what if too few are left?', page: 'rules/bonus' },
	{ code: 'E9b', question: 'Does a winning placement still draw its bonus?', page: 'rules/bonus' },
	{ code: 'E34', question: 'What is public, and what is secret?', page: 'rules/goals' },
	{ code: 'E34b', question: 'Are the Goals shown when the game is over?', page: 'rules/goals' },
	{ code: 'E29', question: 'What if a Goal that nobody holds reaches seven?', page: 'rules/goals' },
	{ code: 'E41', question: 'Is the order of the discard pile kept?', page: 'rules/actions' },
	{ code: 'E18', question: 'May Zap or Move be played without a target?', page: 'rules/actions' },
	{ code: 'E30', question: 'When is a win looked for?', page: 'rules/actions' },
	{ code: 'E23', question: 'May I trade with myself?', page: 'rules/actions/trade-goals' },
	{ code: 'E25', question: 'Can Shuffle Goals give me my old Goal back?', page: 'rules/actions/shuffle-goals' },
	{ code: 'E26', question: 'How are shuffled hands dealt out?', page: 'rules/actions/shuffle-hands' },
	{ code: 'E20', question: 'What about cards that are left without a match?', page: 'rules/actions/zap-a-card' },
	{ code: 'E19', question: 'What if the only card on the table is zapped?', page: 'rules/actions/zap-a-card' },
	{ code: 'E19b', question: 'And if no card in the deck can start?', page: 'rules/actions/zap-a-card' },
	{ code: 'E15', question: 'May a Wild be zapped or moved?', page: 'rules/actions/zap-a-card' },
	{ code: 'E17', question: 'May a card be moved to where it was?', page: 'rules/actions/move-a-card' },
	{ code: 'E16', question: 'Can a moved card match itself?', page: 'rules/actions/move-a-card' },
	{ code: 'E18b', question: 'What can be moved if only one card lies there?', page: 'rules/actions/move-a-card' },
	{ code: 'E10', question: 'What does “anywhere” mean for a Wild?', page: 'rules/wild' },
	{ code: 'E12', question: 'What are two Wilds to each other?', page: 'rules/wild' },
	{ code: 'E13', question: 'How is a Wild used as an Action?', page: 'rules/wild' },
	{ code: 'E5', question: 'What shape must a chain have?', page: 'rules/winning' },
	{ code: 'E54', question: 'Must a win be called?', page: 'rules/winning' },
	{ code: 'E28', question: 'Who wins if several reach seven at once?', page: 'rules/winning' },
	{ code: 'E31', question: 'What happens when the draw pile is empty?', page: 'rules/deck-out' },
	{ code: 'E33', question: 'What does a player without cards do?', page: 'rules/deck-out' },
	{ code: 'E32', question: 'Who wins if two are equally close?', page: 'rules/deck-out' },
	{ code: 'E32c', question: 'And if nobody has a panel at all?', page: 'rules/deck-out' },
	{ code: 'E33c', question: 'What if nobody can play any more?', page: 'rules/deck-out' },
	{ code: 'E35', question: 'Where does a newcomer sit?', page: 'rules/joining' },
	{ code: 'E36', question: 'What happens to the cards of someone who leaves?', page: 'rules/joining' },
	{ code: 'E27', question: 'In which order do Goals rotate through the seats?', page: 'rules/rotate' },
];
