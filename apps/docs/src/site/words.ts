import { LANGUAGES as GAME_LANGUAGES, type Messages, messages } from '@aquarius/i18n';

/** The few words of this site that stand around the pages and the boards. Sentences of the game itself come from `@aquarius/i18n`. */
export interface DocsWords {
	readonly play: string;
	readonly chapter: (n: number) => string;
	readonly ruling: string;
	readonly legal: string;
	readonly illegal: string;
	readonly back: string;
	readonly next: string;
	readonly tryIt: string;
	readonly turn: string;
	readonly place: string;
	readonly copy: string;
	readonly copied: string;
	/** Label of the field that holds the text where it cannot be copied by itself. */
	readonly copyByHand: string;
	readonly yourHand: string;
	readonly seat: (seat: number, invisible: boolean) => string;
	readonly pickACard: string;
	readonly ready: string;
	readonly chooseUse: string;
	readonly choose: string;
	readonly orUseAs: string;
	readonly you: string;
	readonly wins: string;
	readonly seatsOpen: string;
	readonly playIt: string;
	readonly connects: (elements: string) => string;
	readonly besideWild: string;
	readonly bonus: (cards: number) => string;
	/** A board's name for those who hear the page, from the sentence beside it. */
	readonly boardName: (sentence: string) => string;
	readonly noScript: string;
	readonly goal: string;
	readonly copies: (n: number) => string;
	/** Under a gallery; `each`: how often every one of them is in the box, null if that differs. */
	readonly counted: (kinds: number, each: number | null) => string;
	readonly deckRows: Readonly<
		Record<
			'sort' | 'cards' | 'goals' | 'aces' | 'doubles' | 'triples' | 'quads' | 'wilds' | 'actions' | 'total',
			string
		>
	>;
}

const en: DocsWords = {
	play: 'Play',
	chapter: (n) => `Chapter ${n}`,
	ruling: 'Our ruling',
	legal: 'Allowed',
	illegal: 'Not allowed',
	back: 'Back',
	next: 'Show me',
	tryIt: 'Try it',
	turn: 'Turn',
	place: 'Place',
	copy: 'Copy as text',
	copied: 'Copied',
	copyByHand: 'The position as text, to copy by hand',
	yourHand: 'Your hand',
	seat: (seat, invisible) => (invisible ? `Invisible player ${seat + 1}` : `Player ${seat + 1}`),
	pickACard: 'Pick a card from your hand and try it.',
	ready: 'Place it, or turn it.',
	chooseUse: 'Use the Wild as an Action',
	choose: 'Choose',
	orUseAs: 'or use it as',
	you: 'You',
	wins: 'wins',
	seatsOpen: 'Seats, with every Goal shown here',
	playIt: 'Play it',
	connects: (elements) => `Connects ${elements}.`,
	besideWild: 'Lies beside a Wild.',
	bonus: (cards) => (cards === 0 ? 'No bonus card.' : cards === 1 ? 'Bonus: 1 card.' : `Bonus: ${cards} cards.`),
	boardName: (sentence) => `Board: ${sentence}`,
	noScript: 'With JavaScript switched on you can play this position here.',
	goal: 'Goal',
	copies: (n) => `× ${n}`,
	counted: (kinds, each) => {
		const cards = kinds === 1 ? 'One kind of card' : `${kinds} different cards`;
		if (each === null) return `${cards}.`;
		return each === 1 ? `${cards}, one of each.` : `${cards}, ${each} of each.`;
	},
	deckRows: {
		sort: 'Sort',
		cards: 'Cards',
		goals: 'Goals, one for each element',
		aces: 'Aces, with one element',
		doubles: 'Doubles, with two',
		triples: 'Triples, with three',
		quads: 'Quads, with four',
		wilds: 'Wilds',
		actions: 'Actions',
		total: 'Together',
	},
};

const LANGUAGES: Readonly<Record<string, DocsWords>> = { en };

/** The words of the game in the page's language; English where a translation is not there yet. */
export function gameWords(lang: string): Messages {
	return messages(GAME_LANGUAGES.find((language) => language === lang) ?? 'en');
}

/** @param lang the page's language; English where a translation is not there yet */
export function docsWords(lang: string): DocsWords {
	return LANGUAGES[lang] ?? en;
}
