import type {
	Action,
	Element,
	GameEvent,
	Move,
	OutcomeReason,
	PileCard,
	ReasonCode,
	Seat,
	Spot,
} from '@aquarius/engine';
import { type PanelPlace, type Pattern, patternOf, spokenPanels } from './card-parts.ts';
import { listOf, missing, percentOf, plain, pluralOf, sentence, strong } from './text.ts';

const plural = pluralOf('en');
const list = listOf('en');
const percent = percentOf('en');

// ---------- cards, elements, places ----------

const elements: Readonly<Record<Element, string>> = { E: 'Earth', A: 'Air', W: 'Water', F: 'Fire', S: 'Space' };

/** What the fifth element is called: editions differ. */
const fifthElements = { space: 'Space', ether: 'Ether' };

const actions: Readonly<Record<Action, string>> = {
	'trade-goals': 'Trade Goals',
	'shuffle-goals': 'Shuffle Goals',
	'rotate-goals': 'Rotate Goals',
	'trade-hands': 'Trade Hands',
	'shuffle-hands': 'Shuffle Hands',
	'zap-a-card': 'Zap a Card',
	'move-a-card': 'Move a Card',
	'rotate-a-card': 'Rotate a Card',
};

/** One line for each Action: what happens if you play it. */
const actionHelp: Readonly<Record<Action, string>> = {
	'trade-goals': 'Swap your Goal with the Goal of another seat, invisible players included.',
	'shuffle-goals': 'All five Goals are mixed and given out again.',
	'rotate-goals': 'Every Goal goes one place on, all in the direction that you choose.',
	'trade-hands': 'Swap your whole hand with another player.',
	'shuffle-hands': 'All hands are mixed and dealt out evenly, you first.',
	'zap-a-card': 'Take one card from the table into your hand.',
	'move-a-card': 'Lift one card from the table and lay it somewhere else, or turn it round.',
	'rotate-a-card': 'Turn one card on the table round where it lies.',
};

const patterns: Readonly<Record<Pattern, string>> = {
	ace: 'an Ace',
	double: 'a Double',
	triple: 'a Triple',
	quad: 'a Quad',
	wild: 'a Wild',
};

const panelPlaces: Readonly<Record<PanelPlace, string>> = {
	whole: 'all over',
	above: 'above',
	below: 'below',
	left: 'left',
	right: 'right',
	'upper-left': 'upper left',
	'upper-right': 'upper right',
	'lower-left': 'lower left',
	'lower-right': 'lower right',
};

/** "Fire above, Water lower left, Air lower right" for a word as it lies; the name of an Action. */
function card(word: string): string {
	if (word === '????') return 'a hidden card';
	if (isAction(word)) return actions[word];
	const panels = spokenPanels(word);
	if (panels.length === 0) return 'Wild';
	return panels.map((p) => `${elements[p.element]} ${panelPlaces[p.place]}`).join(', ');
}

/** The same without where on the card: "Fire · Water · Air"; for places where the card itself is in sight. */
function cardInShort(word: string): string {
	const panels = spokenPanels(word);
	if (isAction(word) || panels.length === 0) return card(word);
	return [...new Set(panels.map(({ element }) => elements[element]))].join(' · ');
}

/** A card of the solitaire's piles, which can be a Goal. */
const pileCard = (word: PileCard, said: (word: string) => string): string =>
	isGoal(word) ? `the ${elements[word]} Goal` : said(word);
const panelsOrGoal = (word: PileCard): string => pileCard(word, (card) => patterns[patternOf(card)]);

/** "2 right, 1 up" seen from the start card; halves as "1½ right". */
function spot({ x, y }: Spot): string {
	const across = x === 0 ? '' : `${steps(x)} ${x > 0 ? 'right' : 'left'}`;
	const down = y === 0 ? '' : `${steps(y)} ${y > 0 ? 'down' : 'up'}`;
	return [across, down].filter(Boolean).join(', ') || 'the start place';
}

/** The sides on which a card laid at the spot would join: "Fire above, Water at the left". Joins are middles of half borders. */
function joins(
	at: Spot,
	borders: readonly { readonly x: number; readonly y: number; readonly element: Element }[],
): string {
	const said = borders.map((b) => `${elements[b.element]} ${side(b.x - at.x, b.y - at.y)}`);
	return list([...new Set(said)]);
}

const side = (dx: number, dy: number): string => {
	if (dy <= 0) return 'above';
	if (dy >= 1) return 'below';
	return dx <= 0 ? 'at the left' : 'at the right';
};

/** Cards lie on whole places, or half-way where they may overlap. */
function steps(n: number): string {
	const whole = Math.floor(Math.abs(n));
	return `${whole === 0 ? '' : whole}${Number.isInteger(n) ? '' : '½'}`;
}

const isAction = (word: string): word is Action => word in actions;
const isGoal = (word: string): word is Element => word in elements;

// ---------- codes ----------

const reasons: Readonly<Record<ReasonCode, string>> = {
	'text/unreadable': 'That move could not be read.',
	'game/over': 'The game is over.',
	'turn/not-yours': 'It is not your turn.',
	'action/not-in-rules': 'These rules do not have that option.',
	'card/not-in-hand': 'That card is not in your hand.',
	'target/not-a-seat': 'There is nobody to choose in that seat.',
	'target/yourself': 'Choose someone other than yourself.',
	'target/no-card': 'There is no card to choose there.',
	'target/possible': 'There is a card you can choose, so you have to choose one.',
	'placement/off-grid': 'Cards lie edge to edge, in line with the others.',
	'placement/occupied': 'A card already lies there.',
	'placement/hides-a-card': 'That would hide a card completely.',
	'placement/not-adjacent': 'The card has to touch the side of a card on the table.',
	'placement/no-match': 'No panel meets its own element there. Turn the card or try another place.',
	'move/unchanged': 'The card has to go somewhere else, or lie the other way round.',
	'pass/not-allowed': 'You can still play a card, so you may not pass.',
	'claim/not-won': 'There are no seven joined panels of your Goal yet.',
	'goal/covered': 'Look at your Goal first.',
	'pile/no-match': 'No panel meets its own element on that pile.',
};

/** Refusals of the tables; the list itself lives in the protocol. */
const rooms = {
	'room/stale': 'The table has moved on. Look again and choose once more.',
	'room/not-seated': 'You are only watching at this table.',
	'room/not-host': 'Only the host can do that.',
	'room/wrong-phase': 'That is not possible right now.',
	'room/too-fast': 'That was too quick. Wait a moment.',
	'room/too-large': 'That is too long.',
	'room/unknown-message': 'The table did not understand that. Reload the page and try again.',
	'room/restarting': 'The table restarts and will be back in a moment.',
	'room/full': 'Every seat at this table is taken.',
	'room/muted': 'The host has switched off what you write here.',
	'room/no-talk': 'At this table people choose from ready phrases.',
	'room/not-found': 'There is no table with this code.',
	'room/bad-request': 'The table could not read that. Check what you entered.',
};

const emotes = {
	hello: 'Hello!',
	'good-luck': 'Good luck!',
	'nice-move': 'Nice move!',
	wow: 'Wow!',
	oops: 'Oops!',
	sorry: 'Sorry!',
	thanks: 'Thank you!',
	thinking: 'Let me think…',
	hurry: 'Your turn, I think.',
	'one-moment': 'One moment, please.',
	'back-again': 'I am back.',
	'good-game': 'Good game!',
	again: 'Shall we play again?',
	bye: 'Bye, see you!',
};

const bots = {
	easy: { name: 'Easy', help: 'Misses things, like somebody new to the game. For children and for a first try.' },
	medium: { name: 'Medium', help: 'Builds its own Goal and looks out for yours. For a friendly game.' },
	strong: { name: 'Strong', help: 'Thinks ahead, and works out what you are after. For people who know the game.' },
	expert: { name: 'Expert', help: 'Takes its time and gives nothing away. For those who want to lose sometimes.' },
	random: { name: 'By chance', help: 'Plays any card that fits.' },
	greedy: { name: 'Keen', help: 'Builds its own Goal wherever it can.' },
};

// ---------- events ----------

type Names = readonly string[];

const subject = (seat: Seat, names: Names, me: Seat | null): string =>
	strong(seat === me ? 'You' : nameOf(seat, names));
const object = (seat: Seat, names: Names, me: Seat | null): string =>
	seat === me ? strong('you') : strong(nameOf(seat, names));
const nameOf = (seat: Seat, names: Names): string => names[seat] || `Seat ${seat + 1}`;
const bold = (found: readonly Element[]): string => list(found.map((e) => strong(elements[e])));
const cards = (n: number): string => plural(n, { one: 'card', other: 'cards' });
const discards = (n: number): string => plural(n, { one: 'discard', other: 'discards' });

/** Who did what, as one line of the move list. `names` by seat, invisible seats included; null: not worth a line. */
function logLine(event: GameEvent, names: Names, me: Seat | null): string | null {
	const who = 'seat' in event ? subject(event.seat, names, me) : '';
	switch (event.type) {
		case 'placed': {
			const joined = event.connected.length > 0 ? `, joined ${bold(event.connected)}` : '';
			return `${who} played ${patterns[patternOf(event.card)]}${joined}`;
		}
		case 'action-played': {
			const wild = event.card === event.as ? '' : 'a Wild as ';
			return `${who} used ${wild}${strong(actions[event.as])}`;
		}
		case 'no-target':
			return `There was nothing for ${strong(actions[event.action])} to change`;
		case 'goals-traded': {
			const [given, got] = event.goals;
			const known =
				given === '?' || got === '?' ? '' : event.seat === me ? tradedGoals(given, got) : tradedGoals(got, given);
			const other = event.with === 'unused' ? 'the unused pile' : object(event.with, names, me);
			return `${who} traded Goals with ${other}${event.seat === me || event.with === me ? known : ''}`;
		}
		case 'goals-shuffled':
			return `${who} shuffled all Goals${ownGoal(event.goals, me)}`;
		case 'goals-rotated':
			return `${who} passed all Goals to the ${event.direction}${ownGoal(event.goals, me)}`;
		case 'hands-traded':
			return `${who} traded hands with ${object(event.with, names, me)}`;
		case 'hands-shuffled':
			return `${who} shuffled all hands`;
		case 'hands-rotated':
			return `${who} passed all hands to the ${event.direction}`;
		case 'zapped':
			return event.to === 'discard'
				? `${who} discarded ${patterns[patternOf(event.card)]} from the table`
				: `${who} took ${patterns[patternOf(event.card)]} from the table`;
		case 'moved':
			return event.from.x === event.to.x && event.from.y === event.to.y
				? `${who} turned ${patterns[patternOf(event.to.card)]} round`
				: `${who} moved ${patterns[patternOf(event.to.card)]}`;
		case 'card-rotated':
			return `${who} turned ${patterns[patternOf(event.to.card)]} round`;
		case 'goal-opened':
			return event.goal === '?' || event.seat !== me
				? `${who} looked at the covered Goal`
				: `${who} looked at your Goal: ${strong(elements[event.goal])}`;
		case 'claimed':
			return `${who} claimed the win`;
		case 'deck-rebuilt':
			return `The discards are the new deck: ${cards(event.cards)}`;
		case 'stacked':
			return `${who} laid ${panelsOrGoal(event.card)} on ${place(event)}`;
		case 'refilled':
			return `Pile ${event.pile + 1} was empty and got ${panelsOrGoal(event.card)}`;
		case 'called':
			return `${who} turned up ${strong(actions[event.action])}${event.again ? ', the first of a new run' : ''}`;
		case 'resigned':
			return `${who} gave up`;
		case 'start-turned-up':
			return event.placed === null
				? 'The table is empty'
				: `A new start card: ${patterns[patternOf(event.placed.card)]}`;
		case 'passed':
			return `${who} passed`;
		case 'drew':
			return event.why === 'turn' ? null : `${who} drew ${cards(event.cards.length)}`;
		case 'turn':
			return null;
		case 'joined':
			return `${who} joined the game`;
		case 'left':
			return `${who} left the game`;
		case 'game-over':
			return over(event.winners, event.reason, names, me);
		default:
			return missing(event);
	}
}

const place = ({ onto, to }: { readonly onto: 'pile' | 'slot'; readonly to: number }): string => `${onto} ${to + 1}`;
const tradedGoals = (given: Element, got: Element): string =>
	`: ${strong(elements[given])} for ${strong(elements[got])}`;
const ownGoal = (goals: readonly (Element | '?')[], me: Seat | null): string => {
	const mine = me === null ? undefined : goals[me];
	return mine === undefined || mine === '?' ? '' : `, yours is now ${strong(elements[mine])}`;
};

/** The whole sentence for a live region: place, elements and, for your own draws, the cards by name. Null: nothing to say. */
function spokenLine(event: GameEvent, names: Names, me: Seat | null): string | null {
	const who = 'seat' in event ? plain(subject(event.seat, names, me)) : '';
	switch (event.type) {
		case 'placed': {
			const joined = event.connected.length > 0 ? ` Joined ${list(event.connected.map((e) => elements[e]))}.` : '';
			const bonus = event.bonus > 0 ? ` Bonus: ${cards(event.bonus)}.` : '';
			return `${who} played ${card(event.card)}, at ${spot(event)}.${joined}${bonus}`;
		}
		case 'zapped':
			return event.to === 'discard'
				? `${who} discarded ${card(event.card)} from ${spot(event)}.`
				: `${who} took ${card(event.card)} from ${spot(event)}.`;
		case 'moved':
			return `${who} moved ${card(event.to.card)} from ${spot(event.from)} to ${spot(event.to)}.`;
		case 'card-rotated':
			return `${who} turned the card at ${spot(event.to)} round: ${card(event.to.card)}.`;
		case 'stacked':
			return `${who} laid ${pileCard(event.card, card)} on ${place(event)}, from pile ${event.from + 1}.`;
		case 'refilled':
			return `Pile ${event.pile + 1} was empty and got ${pileCard(event.card, card)}.`;
		case 'drew':
			if (event.cards.length === 0) return null;
			if (event.seat === me) return `You drew ${list(event.cards.map(card))}.`;
			return event.why === 'turn' ? null : `${who} drew ${cards(event.cards.length)}.`;
		case 'turn':
			return event.seat === me ? 'It is your turn.' : `${who} is to play.`;
		default: {
			const line = logLine(event, names, me);
			return line === null ? null : sentence(plain(line));
		}
	}
}

function over(winners: readonly Seat[], reason: OutcomeReason, names: Names, me: Seat | null): string {
	const won = `${list(winners.map((seat) => subject(seat, names, me)))} won`;
	switch (reason) {
		case 'seven':
			return won;
		case 'closest':
			return `${won}, closest to seven when all cards were played`;
		case 'cards':
			return `${won}: the cards decided`;
		case 'path':
			return `${won}: every element has a path out`;
		case 'last-player':
			return `${won}: nobody else is left`;
		case 'none':
			return 'The game ended without a winner';
		default:
			return missing(reason);
	}
}

// ---------- moves ----------

/** A card in words, at length or in short. */
type Say = (word: string) => string;

/** A move that somebody might make, as a call to make it, without a full stop. `cardAt`: the word of the card that lies at a spot. */
function moveLine(move: Move, names: Names, cardAt: (at: Spot) => string, say: Say): string {
	const wild = 'wild' in move && move.wild ? 'Use a Wild: ' : '';
	const deed = deedOf(move, names, cardAt, say);
	return wild === '' ? deed : `${wild}${deed.charAt(0).toLowerCase()}${deed.slice(1)}`;
}

function deedOf(move: Move, names: Names, cardAt: (at: Spot) => string, say: Say): string {
	switch (move.type) {
		case 'place':
			return `Place ${say(move.card)} at ${spot(move)}`;
		case 'trade-goals':
			return `Trade Goals with ${move.seat === 'unused' ? 'the unused pile' : nameOf(move.seat, names)}`;
		case 'shuffle-goals':
			return move.rotate === undefined ? 'Mix all Goals' : `Pass all Goals to the ${move.rotate}`;
		case 'rotate-goals':
			return move.rotate === undefined ? 'Mix all Goals' : `Pass all Goals to the ${move.rotate}`;
		case 'trade-hands':
			return `Trade hands with ${nameOf(move.seat, names)}`;
		case 'shuffle-hands':
			return move.rotate === undefined ? 'Mix all hands' : `Pass all hands to the ${move.rotate}`;
		case 'zap-a-card':
			return move.target === null ? idle(move.type) : `Zap ${say(cardAt(move.target))} at ${spot(move.target)}`;
		case 'move-a-card': {
			if (move.target === null || move.to === undefined) return idle(move.type);
			const stays = move.to.x === move.target.x && move.to.y === move.target.y;
			const lifted = `${say(cardAt(move.target))} at ${spot(move.target)}`;
			if (stays) return `Turn ${lifted} round`;
			const turned = move.to.card === cardAt(move.target) ? '' : ', turned round';
			return `Move ${lifted} to ${spot(move.to)}${turned}`;
		}
		case 'rotate-a-card':
			return move.target === null ? idle(move.type) : `Turn ${say(cardAt(move.target))} at ${spot(move.target)} round`;
		case 'pass':
			return 'Pass';
		case 'look':
			return 'Look at your covered Goal';
		case 'claim':
			return 'Claim the win';
		case 'stack':
			return `Lay ${pileCard(move.card, say)} on ${place(move)}, from pile ${move.from + 1}`;
		case 'call':
			return 'Turn up the next Action';
		case 'resign':
			return 'Give up';
		default:
			return missing(move);
	}
}

const idle = (action: Action): string => `Play ${actions[action]} without effect`;

const tenthsOf = (chance: number): number => Math.round(chance * 10);

/** A chance from 0 to 1 as people count: in games out of ten. */
function gamesOfTen(chance: number): string {
	const tenths = tenthsOf(chance);
	if (tenths === 0) return 'hardly any game';
	return tenths === 10 ? 'nearly every game' : `about ${tenths} of 10 games`;
}

/** How often a move would have won, and the one that was made; the unit of a number is said once. */
function gamesOfBoth(chance: number, made: number): string {
	const [tenths, tenthsMade] = [tenthsOf(chance), tenthsOf(made)];
	if (tenths === tenthsMade) return `a little more often: ${percent(chance)} of games rather than ${percent(made)}`;
	const unit = tenths === 10 ? ' of 10' : '';
	return `${gamesOfTen(chance)}, the move made ${tenthsMade === 0 ? 'hardly any' : `about ${tenthsMade}${unit}`}`;
}

// ---------- pages ----------

/** What every page needs. */
export const site = {
	name: 'Aquarius',
	list,
	plural,
	rooms,
	bots,
	percent,

	app: {
		title: (page: string) => `${page} · Aquarius`,
		tagline: 'Play the card game Aquarius in your browser',
		description:
			'Play Aquarius with friends, strangers or bots: lay cards so that their elements join, and be first to connect seven panels of your secret Goal.',
		skip: 'Skip to the main part',
		home: 'Aquarius, home',
		main: 'Main',
		footer: 'More about this site',
		play: 'Play',
		rules: 'Rules',
		about: 'About',
		theme: (now: string) => `Colours: ${now}. Change`,
		themes: { system: 'as the device', light: 'light', dark: 'dark' },
		languages: 'Languages',
		close: 'Close',
		cancel: 'Cancel',
		unofficial: 'An unofficial fan project with its own artwork, not connected with the publisher.',
		credit: 'Aquarius was designed by Andrew Looney and is published by Looney Labs.',
		noScript: 'This page needs JavaScript to play. The rules can be read without it.',
	},

	home: {
		titleOne: 'Five elements.',
		titleTwo: 'One growing picture.',
		lead: 'Lay a card so that it joins. Make seven panels of your secret element run into each other before anyone guesses which one it is.',
		playNow: 'Play now',
		playNowHelp: 'against three bots',
		quickMatch: 'Quick match',
		newTable: 'New table',
		facts: '2 to 5 players · about 10 minutes · no account needed',
		joinTitle: 'Join by code',
		joinHint: 'Six letters and digits, from the person who invited you.',
		codeExample: 'KTX294',
		join: 'Join',
		badCode: 'A table code has six letters and digits, such as KTX294, but no vowels, 0 or 1.',
		how: 'How it goes',
		steps: [
			{
				title: 'Join a panel',
				text: 'At least one panel must meet its own element across the border. The others may clash.',
				picture: 'Two cards side by side: a Water panel runs on from one into the other.',
			},
			{
				title: 'Watch it flow',
				text: 'Joined panels lose their border. A whole card and a quarter count the same: one.',
				picture: 'Three cards in a corner shape: one Fire group runs through all of them.',
			},
			{
				title: 'Reach seven',
				text: 'Seven joined panels of your Goal win at once, in any shape, on anyone’s turn.',
				picture: 'Seven cards: a Space group of seven panels, outlined.',
			},
		],
		poster: 'A finished table: cards edge to edge, their elements flowing into each other.',
		rulesLink: 'Read the rules',
	},

	newTable: {
		title: 'New table',
		lead: 'Set it up, then send the link to your friends.',
		yourName: 'Your name',
		seats: 'Seats',
		seatCount: (n: number) => plural(n, { one: 'player', other: 'players' }),
		others: 'Who else plays',
		seat: (n: number) => `Seat ${n}`,
		openSeat: 'A friend',
		bot: (level: string) => `Bot, ${level.toLowerCase()}`,
		privacy: 'Who can find it',
		private: 'Only people with the link',
		public: 'Anyone',
		spectators: 'Others may watch',
		clock: 'Time for a turn',
		clocks: (seconds: number) =>
			seconds === 0
				? 'No clock'
				: seconds < 60
					? `${seconds} seconds`
					: plural(seconds / 60, { one: 'minute', other: 'minutes' }),
		onLeave: 'When somebody leaves',
		onLeaves: { bot: 'A medium bot takes the seat', empty: 'The seat closes' },
		rotate: 'Shuffles may rotate instead',
		rotateHelp: 'House rule: whoever plays a Shuffle may pass all Goals or hands on to the left or right.',
		first: 'Who starts',
		firstRandom: 'By lot',
		firstHost: 'I do',
		more: 'More options',
		create: 'Create table',
		creating: 'Setting the table…',
		nameNeeded: 'Enter a name, so that the others know you.',
	},

	quick: {
		title: 'Quick match',
		lead: 'You sit down with whoever else is looking. Empty seats go to medium bots after a short wait.',
		size: 'Table for',
		start: 'Find players',
		looking: 'Looking for players…',
		botsSoon: 'If nobody comes, medium bots take the empty seats.',
		startsIn: (seconds: number) => `${plural(seconds, { one: 'second', other: 'seconds' })} left.`,
		cancel: 'Stop looking',
	},

	connection: {
		region: 'Connection',
		connecting: 'Connecting…',
		removed: 'Your seat was given up by the host, or because you were away for long.',
		left: 'You have left this table.',
		lost: 'Connection lost. Trying again…',
		retryNow: 'Try now',
		again: 'Try again',
		checking: 'Checking the table…',
		elsewhere: 'You play this seat in another window.',
		playHere: 'Play here',
		botsFailed: 'The bots do not answer. Is there a connection?',
		gone: 'The connection could not be restored.',
		unreachable: 'The server cannot be reached. Check your connection and try again.',
		outdated: 'There is a new version of this page.',
		unshown: 'This table plays by rules that this page cannot show yet.',
		reload: 'Reload',
	},

	errors: {
		notFound: 'There is nothing here',
		notFoundText: 'The page or table you asked for does not exist, or not any more.',
		failed: 'Something went wrong',
		failedText: 'The page could not be shown. Try it again.',
		home: 'To the start page',
	},

	about: {
		title: 'About this site',
		gameTitle: 'The game',
		game: 'Aquarius is a card game designed by Andrew Looney and published by Looney Labs. If you like it, buy the real cards: they are beautiful, and they work without electricity.',
		publisher: 'Looney Labs',
		siteTitle: 'This site',
		site: 'This is an unofficial fan project. It is not made, checked or supported by the designer or the publisher. The names belong to their owners.',
		artTitle: 'The pictures',
		art: 'All artwork here is drawn by code for this project. Nothing is taken from the published cards, and the rules are explained in our own words.',
		codeTitle: 'The code',
		code: 'The whole project is free software under the MIT licence. The typefaces Fraunces and Nunito are used under the SIL Open Font License.',
		privacyTitle: 'What is kept',
		privacy:
			'No account, no tracking, no cookies. Games against bots stay in your browser. Tables with other people are kept on the server so that they survive a restart; your name there is what you typed.',
	},
};

/** What a table needs besides. */
export const table = {
	elements,
	fifthElements,
	actions,
	actionHelp,
	patterns,
	card,
	spot,
	joins,
	reasons,
	emotes,
	log: { event: logLine },

	spoken: {
		event: spokenLine,
		move: (move: Move, names: Names, cardAt: (at: Spot) => string) => moveLine(move, names, cardAt, card),
	},

	/** A move as a call to make it; cards in short, since they are seen. */
	move: (move: Move, names: Names, cardAt: (at: Spot) => string) => moveLine(move, names, cardAt, cardInShort),

	local: {
		title: 'Against bots',
		setup: 'New game',
		opponents: 'Opponents',
		level: 'How they play',
		start: 'Deal the cards',
		restartText: 'The game on the table is thrown away.',
		you: 'You',
		dealing: 'Dealing the cards…',
	},

	/** Said aloud when the people at a table change. */
	seats: {
		came: (name: string) => `${name} sits down.`,
		left: (name: string) => `${name} has left.`,
		away: (name: string) => `${name} is away.`,
		back: (name: string) => `${name} is back.`,
		/** `sign`: what tells a bot from people. */
		bot: (name: string, sign: string) => `${name} (${sign})`,
		botFor: (name: string) => `A medium bot plays for ${name} now.`,
	},

	lobby: {
		title: 'Before the game',
		code: 'Table code',
		link: 'Link for your friends',
		copy: 'Copy link',
		copied: 'Link copied',
		copyFailed: 'The link could not be copied. Select it and copy it by hand.',
		share: 'Share',
		shareText: 'Come and play Aquarius with me',
		seats: 'Seats',
		invite: 'waiting for someone',
		host: 'host',
		you: 'you',
		bot: (level: string) => `bot, ${level.toLowerCase()}`,
		levels: 'How bots play',
		botLevel: (seat: number) => `Seat ${seat}: level of the bot`,
		addBot: 'Add a bot',
		addBotTo: (level: string, seat: number) => `Seat ${seat}: add a bot, ${level.toLowerCase()}`,
		anyone: 'Anyone may find this table',
		lookAgain: 'Look at the table again',
		here: (names: readonly string[]) => `At the table: ${list(names)}.`,
		removeBot: (name: string) => `Remove ${name}`,
		kick: (name: string) => `Send ${name} away`,
		sit: 'Sit down here',
		start: 'Start the game',
		startNeeds: 'At least two seats have to be taken.',
		waitHost: (name: string) => `Waiting for ${name} to start the game.`,
		emptySeats: 'Seats that stay open are closed when the game starts.',
		options: 'This table',
		rulesName: 'rules 3.0',
		join: 'Sit down',
		watch: 'Only watch',
		joinFull: 'Every seat is taken. You can watch.',
		loading: 'Looking for the table…',
	},

	table: {
		title: (code: string) => `Table ${code}`,
		heading: 'Game table',
		tableWord: 'Table',
		events: 'What happens',
		colours: 'Colours',
		board: 'Board. Arrow keys move between places, Enter chooses, R turns the card, Escape puts it back.',
		players: 'Players',
		you: 'You',
		toPlay: 'to play',
		won: 'won',
		waiting: 'waiting',
		away: 'away',
		replaced: 'A medium bot plays for you.',
		replacedText: 'Your turns ran out. Touch anything to play on yourself.',
		botState: 'bot',
		invisible: 'Invisible players',
		invisibleSeat: (n: number) => `Seat ${n}`,
		invisibleHelp: 'nobody sits here, a Goal lies face down',
		handCount: (n: number) => `${cards(n)} in hand`,
		piles: 'Piles',
		toDraw: (n: number) => `${n} to draw`,
		cardsLeft: (n: number) => `${plural(n, { one: 'card', other: 'cards' })} left`,
		discards,
		discardsTitle: 'The discards',
		showDiscards: (n: number) => `${discards(n)}, have a look`,
		noDiscards: 'Nothing has been discarded yet.',
		discardOrder: 'Newest first.',
		groups: 'Largest groups',
		group: (element: Element, n: number) => `${elements[element]}: ${n} of seven`,
		showGroup: (element: Element) => `Show the largest ${elements[element]} group`,
		count: (n: number) => `${n} / 7`,
		ownGoal: 'your Goal',
		moves: 'Moves',
		noMoves: 'Nothing has been played yet.',
		bonus: (n: number) => `+${cards(n)}`,
		tray: 'Your cards',
		hand: 'Your hand',
		handCard: (word: string, n: number) => `Card ${n}: ${card(word)}`,
		goal: 'Your Goal',
		goalIs: (element: Element) => `Your Goal: ${elements[element]}`,
		hideGoal: 'Hide your Goal',
		showGoal: 'Show your Goal',
		hiddenGoal: 'hidden',
		turn: 'Turn',
		place: 'Place',
		play: 'Play',
		pass: 'Pass',
		zoomIn: 'Zoom in',
		zoomOut: 'Zoom out',
		fitAll: 'Show the whole table',
		needsTurn: 'after a half turn',
		offScreen: 'The last card lies out of sight. Show it',
		emotes: 'Say something',
		menu: 'Menu',
		leave: 'Leave the table',
		leaveTitle: 'Leave this table?',
		leaveText: {
			bot: 'The others play on without you. A medium bot takes your seat.',
			empty: 'The others play on without you. Your seat closes.',
		},
		stay: 'Stay',
		resign: 'Leave',
		newGame: 'New game',
		keys: 'Keys',
		keyList: [
			{ keys: '1 – 9', does: 'Pick up a card' },
			{ keys: '← →', does: 'Go through your hand' },
			{ keys: 'B', does: 'Go to the board; arrow keys find the places' },
			{ keys: 'H', does: 'Go back to your hand' },
			{ keys: 'R', does: 'Turn the card' },
			{ keys: 'Enter', does: 'Place or play' },
			{ keys: 'Esc', does: 'Put the card back' },
			{ keys: 'F', does: 'Show the whole table' },
			{ keys: 'G', does: 'Hide or show your Goal' },
		],
		/** There are ideas in games against bots only. */
		keyOfIdeas: { keys: 'S', does: 'Show me a good move' },
		deadline: (seconds: number) => `${seconds} s`,
		hurry: (seconds: number) => `${plural(seconds, { one: 'second', other: 'seconds' })} left for your turn.`,
		/** Who moved in a player's place. */
		sentBy: { bot: 'a bot played', clock: 'time ran out' },
		says: (name: string, text: string) => `${name} says: ${text}`,
	},

	/** The sentence above the buttons: what the player may do now. */
	prompt: {
		yourTurn: 'Your turn.',
		pick: 'Pick a card, then a place.',
		pickFirst: 'Pick a card, then a place. Seven joined panels of your Goal win.',
		pickSpot: 'Now choose a dashed place.',
		pickSpotWild: 'Now choose a dashed place, or use it as an Action.',
		pickSpotNone: 'This card fits nowhere. Choose another one.',
		ready: (said: string) => (said === '' ? 'Place it here?' : `Joins ${said}.`),
		makesSeven: (element: Element) => `Makes seven of ${elements[element]}.`,
		others: (name: string) => `${name} is playing.`,
		mayTry: 'You may look at your cards and try places.',
		sending: 'Playing…',
		noPlay: 'None of your cards can be played. You have to pass.',
		chooseSeat: {
			'trade-goals': 'Whose Goal do you want?',
			'trade-hands': 'Whose hand do you want?',
		},
		chooseCard: {
			'zap-a-card': 'Choose a card on the table to take.',
			'move-a-card': 'Choose a card on the table to move.',
			'rotate-a-card': 'Choose a card on the table to turn round.',
		},
		chosenCard: {
			'zap-a-card': (word: string) => `Take ${card(word)}?`,
			'move-a-card': (word: string) => `Where shall ${card(word)} go?`,
			'rotate-a-card': (word: string) => `Turn ${card(word)} round?`,
		},
		moveTo: 'Choose where it goes, or turn it.',
		confirmMove: 'Move it here?',
		noTarget: 'There is nothing to choose. The card is played without effect.',
		shuffle: {
			'shuffle-goals': 'Mix all Goals, or pass them on?',
			'rotate-goals': 'Which way shall all Goals go?',
			'shuffle-hands': 'Mix all hands, or pass them on?',
		},
		confirm: {
			'trade-goals': 'Trade your Goal?',
			'trade-hands': 'Trade your hand?',
			'shuffle-goals': 'Mix all five Goals?',
			'shuffle-hands': 'Mix all hands and deal them again?',
			'zap-a-card': 'Take it?',
			'move-a-card': 'Move it?',
			'rotate-goals': 'Pass all Goals on?',
			'rotate-a-card': 'Turn it round?',
		} satisfies Record<Action, string>,
		mix: 'Mix',
		toLeft: 'Pass to the left',
		toRight: 'Pass to the right',
		wildAs: 'Use as an Action…',
		wildAsTitle: 'Use the Wild as',
		wildAsCard: 'Lay it as a card',
		trade: 'Trade',
		take: 'Take',
		move: 'Move',
		over: 'The game is over.',
		spectator: 'You are watching.',
	},

	/** "Show me a good move" in games against bots. */
	hint: {
		ask: 'Show me a good move',
		thinking: 'Looking for a good move…',
		lead: (n: number, of: number) => (of === 1 ? 'An idea.' : `Idea ${n} of ${of}.`),
		text: (move: string, chance: number) => `${move}: wins ${gamesOfTen(chance)} from here.`,
		winsAtOnce: (move: string) => `${move}: wins at once.`,
		take: 'Use it',
		another: 'Another',
		anotherLong: 'Show me another idea',
		dismiss: 'Put the idea away',
		notNow: 'Ideas are there when it is your turn and you can play something.',
		covered: 'Your Goal is hidden: an idea would tell what it is.',
		failed: 'No idea came up. Ask again.',
	},

	result: {
		youWon: 'You won!',
		won: (names: readonly string[]) => `${list(names)} won`,
		nobody: 'Nobody won',
		seven: (element: Element) => `Seven joined panels of ${elements[element]}.`,
		closest: (element: Element, n: number) =>
			`Closest to seven: ${plural(n, { one: 'panel', other: 'panels' })} of ${elements[element]}.`,
		closestPlain: 'All cards are played; this was closest to seven.',
		'last-player': 'Nobody else is left at the table.',
		cards: 'The cards decided.',
		path: 'Every element of the start card has a path out.',
		none: 'All cards are played.',
		goals: 'The Goals were',
		again: 'Play again',
		rematch: 'Rematch',
		waitRematch: (name: string) => `${name} can start a rematch.`,
		copy: 'Copy the result',
		copied: 'Result copied',
		copyFailed: 'The result could not be copied.',
		share: 'Share',
		line: (who: string, how: string, turns: number) =>
			`Aquarius: ${who}. ${how} ${plural(turns, { one: 'move', other: 'moves' })}.`,
		moves: (n: number) => plural(n, { one: 'move', other: 'moves' }),
		lookBack: 'Look back at the game',
		lookBackInTab: 'Look back at the game (new tab)',
		home: 'To the start page',
	},
};

/** What looking back at a game that is over needs besides. */
export const replay = {
	replay: {
		title: 'Looking back',
		loading: 'Fetching the game…',
		missing: 'There is no such game',
		missingText: 'A game can be looked back at once it is over, for as long as it is kept.',
		notOver: 'The game is not over yet',
		notOverText: 'You can look back at it as soon as somebody has won.',
		unreachable: 'The game could not be fetched',
		unreachableText: 'The server cannot be reached, or is busy. Wait a moment and try again.',
		back: 'Back to the table',
		board: 'The table at this move. Arrow keys move between cards.',
		start: 'The start',
		/** What lies there then, by what the rules have. */
		startText: {
			goals: 'The first card lies on the table, and everybody has a hand and a Goal.',
			covered: 'The first card lies on the table, and everybody has a hand and a Goal, which nobody has looked at.',
			'no-goals': 'The first card lies on the table, and everybody has a hand.',
			piles: 'A card lies on each pile, the slots are empty, and the first Action is turned up.',
		},
		noMove: 'Between moves',
		position: (n: number, of: number) => `Move ${n} of ${of}`,
		toMove: (n: number, said: string) => `${n}. ${said}`,
		botPlays: (name: string) => `A bot plays for ${name} from here on.`,
		steps: 'Go through the game',
		first: 'To the start',
		back1: 'One move back',
		on1: 'One move on',
		last: 'To the end',
		/** As they are written on a keyboard. */
		keys: { first: 'Home', back: '←', on: '→', last: 'End' },
		turnBefore: 'The turning point before',
		turnAfter: 'The next turning point',
		scrub: 'Move of the game',
		openHand: (name: string) => `Hand of ${name}`,
		goalOf: (name: string, element: Element) => `Goal of ${name}: ${elements[element]}`,
		/** Somebody who has not come yet, or has gone. */
		absent: 'not at the table',
		chances: 'Chances to win',
		together: 'Everybody',
		chanceOf: (name: string, chance: number) => `${name} ${percent(chance)}`,
		chartIs: (told: readonly string[]) =>
			told.length === 0 ? 'Chances to win, move by move.' : `Chances to win, move by move. Here: ${list(told)}.`,
		asTable: 'As a table',
		tableMove: 'Move',
		noChances: 'There are no chances to show: this game is played against the cards alone.',
		rough: 'Chances take long to work out here: these are rough, and no turning points are marked.',
		failed: 'The chances could not be worked out.',
		progress: (n: number, of: number) => `Working out the chances: ${n} of ${of}`,
		seeking: (n: number, of: number) => `Looking for better moves: ${n} of ${of}`,
		stopped: (n: number, of: number) => `Stopped at ${n} of ${of}.`,
		stop: 'Stop',
		goOn: 'Go on',
		turns: (n: number) =>
			n === 0 ? 'No single move turned this game.' : plural(n, { one: 'turning point', other: 'turning points' }),
		kinds: {
			blunder: 'Blunder',
			mistake: 'Mistake',
			stroke: 'Fine move',
			open: 'Turning point',
			unlucky: 'Bad luck',
			lucky: 'Lucky',
		},
		changed: (before: number, after: number) => `from ${percent(before)} to ${percent(after)}`,
		/** `chance` is the better one. */
		better: (move: string, chance: number, made: number) =>
			`Better: ${move}. It would have won ${gamesOfBoth(chance, made)}.`,
		unforeseen: 'As far as could be known then, nothing better was to be seen.',
		showBetter: 'Show it',
		hideBetter: 'Back to the game',
		pile: (n: number) => `Pile ${n}`,
		slot: (n: number) => `Slot ${n}`,
		emptyPile: 'empty',
	},
};
