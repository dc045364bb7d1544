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

// Before ? ! : ; and inside « » stands a narrow no-break space (U+202F), which looks like any other space here; a test finds the wrong ones.

const plural = pluralOf('fr');
const list = listOf('fr');
const percent = percentOf('fr');

// ---------- grammar ----------

/** "d’Ada", "de Tom". */
const de = (word: string): string => (startsWithVowel(word) ? `d’${word}` : `de ${word}`);
/** "qu’Ada", "que Tom". */
const que = (word: string): string => (startsWithVowel(word) ? `qu’${word}` : `que ${word}`);
/** An h is spoken in some names and silent in others; the full word is right with both. Y is a vowel before a consonant: "d’Yves", "de Yann". */
const startsWithVowel = (word: string): boolean => /^(?:[aeiouœæ]|y[^aeiouy])/i.test(word.normalize('NFD'));

const lowerFirst = (text: string): string => `${text.charAt(0).toLowerCase()}${text.slice(1)}`;

// ---------- cards, elements, places ----------

const elements: Readonly<Record<Element, string>> = { E: 'Terre', A: 'Air', W: 'Eau', F: 'Feu', S: 'Espace' };

/** What the fifth element is called: editions differ. */
const fifthElements = { space: 'Espace', ether: 'Éther' };

const actions: Readonly<Record<Action, string>> = {
	'trade-goals': 'Échanger les Buts',
	'shuffle-goals': 'Mélanger les Buts',
	'rotate-goals': 'Décaler les Buts',
	'trade-hands': 'Échanger les mains',
	'shuffle-hands': 'Mélanger les mains',
	'zap-a-card': 'Chiper une carte',
	'move-a-card': 'Déplacer une carte',
	'rotate-a-card': 'Tourner une carte',
};

/** One line for each Action: what happens if you play it. */
const actionHelp: Readonly<Record<Action, string>> = {
	'trade-goals': 'Échange ton But avec celui d’une autre place, même celle d’un joueur invisible.',
	'shuffle-goals': 'Les cinq Buts sont mélangés, puis distribués à nouveau.',
	'rotate-goals': 'Chaque But avance d’une place, tous dans le sens que tu choisis.',
	'trade-hands': 'Échange toute ta main avec celle de quelqu’un d’autre.',
	'shuffle-hands': 'Toutes les mains sont mélangées, puis distribuées à parts égales, toi en premier.',
	'zap-a-card': 'Prends une carte sur la table et garde-la dans ta main.',
	'move-a-card': 'Soulève une carte de la table et pose-la ailleurs, ou fais-lui faire un demi-tour.',
	'rotate-a-card': 'Fais faire un demi-tour à une carte de la table, sans la déplacer.',
};

const patterns: Readonly<Record<Pattern, string>> = {
	ace: 'un As',
	double: 'un Double',
	triple: 'un Triple',
	quad: 'un Quadruple',
	wild: 'un Joker',
};

const panelPlaces: Readonly<Record<PanelPlace, string>> = {
	whole: 'partout',
	above: 'en haut',
	below: 'en bas',
	left: 'à gauche',
	right: 'à droite',
	'upper-left': 'en haut à gauche',
	'upper-right': 'en haut à droite',
	'lower-left': 'en bas à gauche',
	'lower-right': 'en bas à droite',
};

const WILD = 'Joker';

/** "Feu en haut, Eau en bas à gauche, Air en bas à droite" for a word as it lies; the name of an Action. */
function card(word: string): string {
	if (word === '????') return 'une carte cachée';
	if (isAction(word)) return actions[word];
	const panels = spokenPanels(word);
	if (panels.length === 0) return WILD;
	return panels.map((p) => `${elements[p.element]} ${panelPlaces[p.place]}`).join(', ');
}

/** The same without where on the card: "Feu · Eau · Air"; for places where the card itself is in sight. */
function cardInShort(word: string): string {
	const panels = spokenPanels(word);
	if (isAction(word) || panels.length === 0) return card(word);
	return [...new Set(panels.map(({ element }) => elements[element]))].join(' · ');
}

/** A card inside a sentence: a Wild needs its article, the name of an Action quotes; the others go by their elements. */
function inSentence(word: string, said: Say, article: 'un' | 'le'): string {
	if (isAction(word)) return quoted(actions[word]);
	return spokenPanels(word).length === 0 ? `${article} ${WILD}` : said(word);
}
const aCard = (word: string): string => (word === '????' ? card(word) : inSentence(word, card, 'un'));
const theCard = (word: string): string => inSentence(word, card, 'le');
const quoted = (text: string): string => `« ${text} »`;

/** A card of the solitaire's piles, which can be a Goal. */
const pileCard = (word: PileCard, said: Say): string =>
	isGoal(word) ? `le But ${elements[word]}` : inSentence(word, said, 'un');
const panelsOrGoal = (word: PileCard): string => pileCard(word, (card) => patterns[patternOf(card)]);

/** "2 à droite, 1 plus haut" seen from the start card; halves as "1½ à droite". */
function spot({ x, y }: Spot): string {
	const across = x === 0 ? '' : `${steps(x)} ${x > 0 ? 'à droite' : 'à gauche'}`;
	const down = y === 0 ? '' : `${steps(y)} ${y > 0 ? 'plus bas' : 'plus haut'}`;
	return [across, down].filter(Boolean).join(', ') || 'case de départ';
}

/** Where something lies, after it was named: "sur 2 à droite" is no French, and "la case 2" would be a number. */
const at = (where: Spot): string => `(${spot(where)})`;

/** The sides on which a card laid at the spot would join: "Feu en haut et Eau à gauche". Joins are middles of half borders. */
function joins(
	at: Spot,
	borders: readonly { readonly x: number; readonly y: number; readonly element: Element }[],
): string {
	const said = borders.map((b) => `${elements[b.element]} ${side(b.x - at.x, b.y - at.y)}`);
	return list([...new Set(said)]);
}

const side = (dx: number, dy: number): string => {
	if (dy <= 0) return 'en haut';
	if (dy >= 1) return 'en bas';
	return dx <= 0 ? 'à gauche' : 'à droite';
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
	'text/unreadable': 'Ce coup n’a pas pu être lu.',
	'game/over': 'La partie est finie.',
	'turn/not-yours': 'Ce n’est pas ton tour.',
	'action/not-in-rules': 'Cette option n’existe pas dans ces règles.',
	'card/not-in-hand': 'Cette carte n’est pas dans ta main.',
	'target/not-a-seat': 'Il n’y a personne à choisir à cette place.',
	'target/yourself': 'Choisis quelqu’un d’autre que toi.',
	'target/no-card': 'Il n’y a pas de carte à choisir ici.',
	'target/possible': 'Il y a une carte à choisir, alors tu dois en choisir une.',
	'placement/off-grid': 'Les cartes se posent bord à bord, bien alignées avec les autres.',
	'placement/occupied': 'Il y a déjà une carte ici.',
	'placement/hides-a-card': 'Cela cacherait une carte tout entière.',
	'placement/not-adjacent': 'La carte doit toucher le côté d’une carte de la table.',
	'placement/no-match': 'Ici, aucun panneau ne touche le même élément. Tourne la carte ou essaie une autre case.',
	'move/unchanged': 'La carte doit changer de case, ou faire un demi-tour.',
	'pass/not-allowed': 'Tu peux encore jouer une carte, alors tu ne peux pas passer.',
	'claim/not-won': 'Il n’y a pas encore sept panneaux reliés de ton But.',
	'goal/covered': 'Regarde d’abord ton But.',
	'pile/no-match': 'Sur cette pile, aucun panneau ne touche le même élément.',
};

/** Refusals of the tables; the list itself lives in the protocol. */
const rooms = {
	'room/stale': 'La table a changé entre-temps. Regarde-la bien et choisis encore une fois.',
	'room/not-seated': 'À cette table, tu regardes seulement.',
	'room/not-host': 'Seul l’hôte peut faire cela.',
	'room/wrong-phase': 'Ce n’est pas possible maintenant.',
	'room/too-fast': 'C’était trop rapide. Attends un instant.',
	'room/too-large': 'C’est trop long.',
	'room/unknown-message': 'La table n’a pas compris. Recharge la page et réessaie.',
	'room/restarting': 'La table redémarre et revient dans un instant.',
	'room/full': 'Toutes les places de cette table sont prises.',
	'room/muted': 'L’hôte a coupé ce que tu écris ici.',
	'room/no-talk': 'À cette table, on se parle avec des phrases toutes prêtes.',
	'room/not-found': 'Aucune table n’a ce code.',
	'room/bad-request': 'La table n’a pas pu lire cela. Vérifie ce que tu as écrit.',
};

const emotes = {
	hello: 'Bonjour !',
	'good-luck': 'Bonne chance !',
	'nice-move': 'Joli coup !',
	wow: 'Waouh !',
	oops: 'Oups !',
	sorry: 'Pardon !',
	thanks: 'Merci !',
	thinking: 'Je réfléchis…',
	hurry: 'Je crois que c’est à toi.',
	'one-moment': 'Un petit instant…',
	'back-again': 'Me revoilà.',
	'good-game': 'Belle partie !',
	again: 'On rejoue ?',
	bye: 'Au revoir, à bientôt !',
};

const bots = {
	easy: {
		name: 'Facile',
		help: 'Oublie des choses, comme quand on débute. Pour les enfants et pour un premier essai.',
	},
	medium: { name: 'Moyen', help: 'Avance vers son But et surveille le tien. Pour une partie tranquille.' },
	strong: { name: 'Fort', help: 'Réfléchit à l’avance et devine ce que tu cherches. Pour qui connaît le jeu.' },
	expert: { name: 'Expert', help: 'Prend son temps et ne fait aucun cadeau. Pour qui veut bien perdre parfois.' },
	random: { name: 'Au hasard', help: 'Joue n’importe quelle carte qui va.' },
	greedy: { name: 'Fonceur', help: 'Avance vers son But dès que c’est possible.' },
};

// ---------- events ----------

type Names = readonly string[];

const subject = (seat: Seat, names: Names, me: Seat | null): string => strong(seat === me ? 'Tu' : nameOf(seat, names));
const object = (seat: Seat, names: Names, me: Seat | null): string => strong(seat === me ? 'toi' : nameOf(seat, names));
const nameOf = (seat: Seat, names: Names): string => names[seat] || `Place ${seat + 1}`;
/** Who did something. All verbs here go with "avoir", so that nothing agrees with who it was. */
const did = (seat: Seat, names: Names, me: Seat | null, what: string): string =>
	`${subject(seat, names, me)} ${seat === me ? 'as' : 'a'} ${what}`;
const bold = (found: readonly Element[]): string => list(found.map((e) => strong(elements[e])));
const cards = (n: number): string => plural(n, { one: 'carte', other: 'cartes' });
const discards = (n: number): string => plural(n, { one: 'défausse', other: 'défausses' });
const ways = { left: 'vers la gauche', right: 'vers la droite' };

/** Who did what, as one line of the move list. `names` by seat, invisible seats included; null: not worth a line. */
function logLine(event: GameEvent, names: Names, me: Seat | null): string | null {
	const who = (what: string): string => ('seat' in event ? did(event.seat, names, me, what) : '');
	const mine = 'seat' in event && event.seat === me;
	const [own, owns] = mine ? ['ton', 'ta'] : ['son', 'sa'];
	switch (event.type) {
		case 'placed': {
			const joined = event.connected.length > 0 ? ` et relié ${bold(event.connected)}` : '';
			return `${who('joué')} ${patterns[patternOf(event.card)]}${joined}`;
		}
		case 'action-played':
			return event.card === event.as
				? `${who('joué')} ${strong(actions[event.as])}`
				: `${who('utilisé')} un Joker pour ${strong(lowerFirst(actions[event.as]))}`;
		case 'no-target':
			return `${strong(actions[event.action])} n’a rien changé`;
		case 'goals-traded': {
			const [given, got] = event.goals;
			const known = given === '?' || got === '?' ? '' : mine ? tradedGoals(given, got) : tradedGoals(got, given);
			const other = event.with === 'unused' ? 'la réserve' : object(event.with, names, me);
			return `${who('échangé')} ${own} But avec ${other}${mine || event.with === me ? known : ''}`;
		}
		case 'goals-shuffled':
			return `${who('mélangé')} tous les Buts${ownGoal(event.goals, me)}`;
		case 'goals-rotated':
			return `${who('décalé')} tous les Buts ${ways[event.direction]}${ownGoal(event.goals, me)}`;
		case 'hands-traded':
			return `${who('échangé')} ${owns} main avec ${object(event.with, names, me)}`;
		case 'hands-shuffled':
			return `${who('mélangé')} toutes les mains`;
		case 'hands-rotated':
			return `${who('décalé')} toutes les mains ${ways[event.direction]}`;
		case 'zapped':
			return event.to === 'discard'
				? `${who('défaussé')} ${patterns[patternOf(event.card)]} de la table`
				: `${who('chipé')} ${patterns[patternOf(event.card)]} sur la table`;
		case 'moved':
			return `${who(stays(event) ? 'tourné' : 'déplacé')} ${patterns[patternOf(event.to.card)]}`;
		case 'card-rotated':
			return `${who('tourné')} ${patterns[patternOf(event.to.card)]}`;
		case 'goal-opened':
			return event.goal === '?' || !mine
				? `${who('regardé')} ${own} But caché`
				: `${who('regardé')} ton But : ${strong(elements[event.goal])}`;
		case 'claimed':
			return `${who('annoncé')} la victoire`;
		case 'deck-rebuilt':
			return `La défausse devient la nouvelle pioche : ${cards(event.cards)}`;
		case 'stacked':
			return `${who('posé')} ${panelsOrGoal(event.card)} sur ${place(event)}`;
		case 'refilled':
			return `La pile ${event.pile + 1} était vide et a reçu ${panelsOrGoal(event.card)}`;
		case 'called':
			return `${who('retourné')} l’Action ${strong(actions[event.action])}${event.again ? ', la première d’une nouvelle série' : ''}`;
		case 'resigned':
			return who('abandonné');
		case 'start-turned-up':
			return event.placed === null
				? 'La table est vide'
				: `Une nouvelle carte de départ : ${patterns[patternOf(event.placed.card)]}`;
		case 'passed':
			return `${who('passé')} ${own} tour`;
		case 'drew':
			return event.why === 'turn' ? null : `${who('pioché')} ${cards(event.cards.length)}`;
		case 'turn':
			return null;
		case 'joined':
			return `${who('rejoint')} la partie`;
		case 'left':
			return `${who('quitté')} la partie`;
		case 'game-over':
			return over(event.winners, event.reason, names, me);
		default:
			return missing(event);
	}
}

const stays = ({ from, to }: { readonly from: Spot; readonly to: Spot }): boolean => from.x === to.x && from.y === to.y;
const place = ({ onto, to }: { readonly onto: 'pile' | 'slot'; readonly to: number }): string =>
	`${onto === 'pile' ? 'la pile ' : 'l’emplacement '}${to + 1}`;
/** Told to one of the two who traded, as that one sees it, whoever played the card. */
const tradedGoals = (given: Element, got: Element): string =>
	` : tu as donné ${strong(elements[given])} et reçu ${strong(elements[got])}`;
const ownGoal = (goals: readonly (Element | '?')[], me: Seat | null): string => {
	const mine = me === null ? undefined : goals[me];
	return mine === undefined || mine === '?' ? '' : ` : le tien est maintenant ${strong(elements[mine])}`;
};

/** The whole sentence for a live region: place, elements and, for your own draws, the cards by name. Null: nothing to say. */
function spokenLine(event: GameEvent, names: Names, me: Seat | null): string | null {
	const who = (what: string): string => ('seat' in event ? plain(did(event.seat, names, me, what)) : '');
	const mine = 'seat' in event && event.seat === me;
	switch (event.type) {
		case 'placed': {
			const joined = event.connected.length > 0 ? ` Ça relie ${list(event.connected.map((e) => elements[e]))}.` : '';
			const bonus = event.bonus > 0 ? ` Bonus : ${cards(event.bonus)}.` : '';
			return `${who('joué')} ${aCard(event.card)} ${at(event)}.${joined}${bonus}`;
		}
		case 'zapped':
			return `${who(event.to === 'discard' ? 'défaussé' : 'chipé')} ${aCard(event.card)} ${at(event)}.`;
		case 'moved':
			if (stays(event)) return `${who('tourné')} une carte ${at(event.to)} : ${card(event.to.card)}.`;
			return `${who('déplacé')} ${aCard(event.to.card)} ${at(event.from)} sur une autre case ${at(event.to)}.`;
		case 'card-rotated':
			return `${who('tourné')} une carte ${at(event.to)} : ${card(event.to.card)}.`;
		case 'stacked':
			return `${who('posé')} ${pileCard(event.card, card)} sur ${place(event)}, depuis la pile ${event.from + 1}.`;
		case 'refilled':
			return `La pile ${event.pile + 1} était vide et a reçu ${pileCard(event.card, card)}.`;
		case 'drew':
			if (event.cards.length === 0) return null;
			if (mine) return `Tu as pioché ${list(event.cards.map(aCard))}.`;
			return event.why === 'turn' ? null : `${who('pioché')} ${cards(event.cards.length)}.`;
		case 'turn':
			return mine ? 'C’est ton tour.' : `C’est à ${nameOf(event.seat, names)} de jouer.`;
		default: {
			const line = logLine(event, names, me);
			return line === null ? null : sentence(plain(line));
		}
	}
}

/** "Tu as gagné", "Mai a gagné", "Mai et Tom ont gagné"; you come last among several: "Tom et toi avez gagné". */
function won(winners: readonly Seat[], names: Names, me: Seat | null): string {
	const [first] = winners;
	if (winners.length === 1 && first !== undefined) return did(first, names, me, 'gagné');
	const isMineToo = winners.some((seat) => seat === me);
	const others = winners.filter((seat) => seat !== me).map((seat) => strong(nameOf(seat, names)));
	return isMineToo ? `${list([...others, strong('toi')])} avez gagné` : `${list(others)} ont gagné`;
}

function over(winners: readonly Seat[], reason: OutcomeReason, names: Names, me: Seat | null): string {
	const result = won(winners, names, me);
	switch (reason) {
		case 'seven':
			return result;
		case 'closest':
			return `${result} : au plus près de sept, toutes les cartes jouées`;
		case 'cards':
			return `${result} : les cartes ont décidé`;
		case 'path':
			return `${result} : chaque élément a un chemin vers la sortie`;
		case 'last-player':
			return `${result} : il ne reste personne d’autre`;
		case 'none':
			return 'La partie est finie et personne n’a gagné';
		default:
			return missing(reason);
	}
}

// ---------- moves ----------

/** A card in words, at length or in short. */
type Say = (word: string) => string;

/** A move that somebody might make, as what there is to do, without a full stop. `cardAt`: the word of the card that lies at a spot. */
function moveLine(move: Move, names: Names, cardAt: (at: Spot) => string, say: Say): string {
	const deed = deedOf(move, names, cardAt, say);
	return 'wild' in move && move.wild ? `Utiliser un Joker pour ${lowerFirst(deed)}` : deed;
}

function deedOf(move: Move, names: Names, cardAt: (at: Spot) => string, say: Say): string {
	const lying = (where: Spot): string => `${inSentence(cardAt(where), say, 'le')} ${at(where)}`;
	switch (move.type) {
		case 'place':
			return `Poser ${inSentence(move.card, say, 'un')} ${at(move)}`;
		case 'trade-goals':
			return `Échanger les Buts avec ${move.seat === 'unused' ? 'la réserve' : nameOf(move.seat, names)}`;
		case 'shuffle-goals':
		case 'rotate-goals':
			return move.rotate === undefined ? 'Mélanger tous les Buts' : `Décaler tous les Buts ${ways[move.rotate]}`;
		case 'trade-hands':
			return `Échanger les mains avec ${nameOf(move.seat, names)}`;
		case 'shuffle-hands':
			return move.rotate === undefined ? 'Mélanger toutes les mains' : `Décaler toutes les mains ${ways[move.rotate]}`;
		case 'zap-a-card':
			return move.target === null ? idle(move.type) : `Chiper ${lying(move.target)}`;
		case 'move-a-card': {
			if (move.target === null || move.to === undefined) return idle(move.type);
			if (stays({ from: move.target, to: move.to })) return `Tourner ${lying(move.target)}`;
			const turned = move.to.card === cardAt(move.target) ? '' : ', après un demi-tour';
			return `Déplacer ${lying(move.target)} sur une autre case ${at(move.to)}${turned}`;
		}
		case 'rotate-a-card':
			return move.target === null ? idle(move.type) : `Tourner ${lying(move.target)}`;
		case 'pass':
			return 'Passer';
		case 'look':
			return 'Regarder ton But caché';
		case 'claim':
			return 'Annoncer la victoire';
		case 'stack':
			return `Poser ${pileCard(move.card, say)} sur ${place(move)}, depuis la pile ${move.from + 1}`;
		case 'call':
			return 'Retourner l’Action suivante';
		case 'resign':
			return 'Abandonner';
		default:
			return missing(move);
	}
}

const idle = (action: Action): string => `Jouer ${quoted(actions[action])} sans effet`;

const tenthsOf = (chance: number): number => Math.round(chance * 10);

/** How often, for a chance from 0 to 1: as people count, in times out of ten. Not for none at all, which needs its "ne" before the verb. */
function timesOfTen(chance: number): string {
	const tenths = tenthsOf(chance);
	if (tenths === 10) return 'presque à chaque fois';
	return tenths === 0 ? 'presque jamais' : `environ ${tenths} fois sur 10`;
}

/** How often a move wins. */
const winsOfTen = (chance: number): string =>
	`ça ${tenthsOf(chance) === 0 ? 'ne gagne' : 'gagne'} ${timesOfTen(chance)}`;

/** How often a move would have won, and the one that was made; the unit of a number is said once. */
function timesOfBoth(chance: number, made: number): string {
	const [tenths, tenthsMade] = [tenthsOf(chance), tenthsOf(made)];
	if (tenths === tenthsMade) return `un peu plus souvent : ${percent(chance)} des parties au lieu de ${percent(made)}`;
	const unit = tenths === 10 ? ' fois sur 10' : '';
	return `${timesOfTen(chance)}, le coup joué ${tenthsMade === 0 ? 'presque jamais' : `environ ${tenthsMade}${unit}`}`;
}

// ---------- pages ----------

/** The player of a game against bots. */
const YOU = 'Toi';

/** Who won, by names alone. */
function wonByName(names: readonly string[]): string {
	if (!names.includes(YOU)) return `${list(names)} ${names.length === 1 ? 'a' : 'ont'} gagné`;
	const others = names.filter((name) => name !== YOU);
	return others.length === 0 ? 'Tu as gagné' : `${list([...others, lowerFirst(YOU)])} avez gagné`;
}

/** "Main d’Ada", "But de Tom"; of yourself "Ta main". */
const handOf = (name: string): string => (name === YOU ? 'Ta main' : `Main ${de(name)}`);
const goalOf = (name: string): string => (name === YOU ? 'Ton But' : `But ${de(name)}`);

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
		tagline: 'Le jeu de cartes Aquarius, dans ton navigateur',
		description:
			'Joue à Aquarius avec des amis, des inconnus ou des robots : pose des cartes pour relier leurs éléments, et réunis sept panneaux de ton But secret avant tout le monde.',
		skip: 'Aller au contenu',
		home: 'Aquarius, accueil',
		main: 'Menu principal',
		footer: 'En savoir plus sur ce site',
		play: 'Jouer',
		rules: 'Règles',
		about: 'À propos',
		theme: (now: string) => `Couleurs : ${now}. Changer`,
		themes: { system: 'comme l’appareil', light: 'claires', dark: 'sombres' },
		languages: 'Langues',
		close: 'Fermer',
		cancel: 'Annuler',
		unofficial: 'Un projet de fans, non officiel, avec ses propres dessins et sans lien avec l’éditeur.',
		credit: 'Aquarius est un jeu d’Andrew Looney, publié par Looney Labs.',
		noScript: 'Pour jouer, cette page a besoin de JavaScript. Les règles se lisent sans.',
	},

	home: {
		titleOne: 'Cinq éléments.',
		titleTwo: 'Une seule image.',
		lead: 'Pose une carte qui se relie aux autres. Réunis sept panneaux de ton élément secret avant que quelqu’un devine lequel c’est.',
		playNow: 'Jouer',
		playNowHelp: 'contre trois robots',
		quickMatch: 'Partie rapide',
		newTable: 'Entre amis',
		facts: '2 à 5 joueurs · environ 10 minutes · sans compte',
		joinTitle: 'Entrer avec un code',
		joinHint: 'Six lettres et chiffres, donnés par la personne qui t’invite.',
		codeExample: 'KTX294',
		join: 'Entrer',
		badCode: 'Un code de table a six lettres et chiffres, comme KTX294, mais ni voyelle, ni 0, ni 1.',
		how: 'Comment ça se joue',
		steps: [
			{
				title: 'Relie un panneau',
				text: 'Au moins un panneau doit toucher le même élément de l’autre côté du bord. Les autres peuvent être différents.',
				picture: 'Deux cartes côte à côte : un panneau d’Eau continue de l’une à l’autre.',
			},
			{
				title: 'Vois l’image grandir',
				text: 'Entre les panneaux reliés, le bord disparaît. Une carte entière compte un, un quart de carte aussi.',
				picture: 'Trois cartes en coin : un même groupe de Feu les traverse toutes.',
			},
			{
				title: 'Arrive à sept',
				text: 'Avec sept panneaux reliés de ton But, tu gagnes aussitôt, quelle que soit leur forme, même au tour d’un autre.',
				picture: 'Sept cartes : un groupe de sept panneaux d’Espace, entouré d’un trait.',
			},
		],
		poster: 'Une table terminée : des cartes bord à bord, dont les éléments coulent les uns dans les autres.',
		rulesLink: 'Lire les règles',
	},

	newTable: {
		title: 'Nouvelle table',
		lead: 'Prépare-la, puis envoie le lien à tes amis.',
		yourName: 'Ton nom',
		seats: 'Places',
		seatCount: (n: number) => plural(n, { one: 'joueur', other: 'joueurs' }),
		others: 'Qui d’autre joue',
		seat: (n: number) => `Place ${n}`,
		openSeat: 'Un ami',
		bot: (level: string) => `Robot ${level.toLowerCase()}`,
		privacy: 'Qui peut la trouver',
		private: 'Avec le lien seulement',
		public: 'Tout le monde',
		spectators: 'D’autres peuvent regarder',
		clock: 'Temps par tour',
		clocks: (seconds: number) =>
			seconds === 0
				? 'Sans chrono'
				: seconds < 60
					? plural(seconds, { one: 'seconde', other: 'secondes' })
					: plural(seconds / 60, { one: 'minute', other: 'minutes' }),
		onLeave: 'Si quelqu’un s’en va',
		onLeaves: { bot: 'Un robot moyen prend la place', empty: 'La place se ferme' },
		rotate: 'On peut décaler au lieu de mélanger',
		rotateHelp:
			'Règle maison : quand une carte dit de mélanger, on peut décaler tous les Buts ou toutes les mains vers la gauche ou la droite.',
		first: 'Qui commence',
		firstRandom: 'Au hasard',
		firstHost: 'Moi',
		more: 'Plus d’options',
		create: 'Créer la table',
		creating: 'On met la table…',
		nameNeeded: 'Écris un nom, pour que les autres te reconnaissent.',
	},

	quick: {
		title: 'Partie rapide',
		lead: 'Tu joues avec d’autres personnes qui cherchent aussi une partie. Après une courte attente, des robots moyens prennent les places libres.',
		size: 'Table pour',
		start: 'Trouver des joueurs',
		looking: 'On cherche des joueurs…',
		botsSoon: 'Si personne ne vient, des robots moyens prennent les places libres.',
		startsIn: (seconds: number) => `Encore ${plural(seconds, { one: 'seconde', other: 'secondes' })}.`,
		cancel: 'Ne plus chercher',
	},

	connection: {
		region: 'Connexion',
		connecting: 'Connexion en cours…',
		removed: 'Tu n’as plus ta place : l’hôte l’a libérée, ou ton absence a trop duré.',
		left: 'Tu as quitté cette table.',
		lost: 'Connexion perdue. Nouvel essai…',
		retryNow: 'Réessayer',
		again: 'Réessayer',
		checking: 'On vérifie la table…',
		elsewhere: 'Tu joues à cette place dans une autre fenêtre.',
		playHere: 'Jouer ici',
		botsFailed: 'Les robots ne répondent pas. Y a-t-il une connexion ?',
		gone: 'La connexion n’a pas pu être rétablie.',
		unreachable: 'Impossible de joindre le serveur. Vérifie ta connexion et réessaie.',
		outdated: 'Il y a une nouvelle version de cette page.',
		unshown: 'Cette table suit des règles que cette page ne sait pas encore montrer.',
		reload: 'Recharger',
	},

	errors: {
		notFound: 'Il n’y a rien ici',
		notFoundText: 'La page ou la table demandée n’existe pas, ou n’existe plus.',
		failed: 'Quelque chose n’a pas marché',
		failedText: 'La page n’a pas pu s’afficher. Réessaie.',
		home: 'Retour à l’accueil',
	},

	about: {
		title: 'À propos de ce site',
		gameTitle: 'Le jeu',
		game: 'Aquarius est un jeu de cartes créé par Andrew Looney et publié par Looney Labs. S’il te plaît, achète les vraies cartes : elles sont magnifiques, et elles marchent sans électricité.',
		publisher: 'Looney Labs',
		siteTitle: 'Ce site',
		site: 'C’est un projet de fans, non officiel. Ni l’auteur ni l’éditeur ne l’ont fait, vérifié ou soutenu. Les noms appartiennent à leurs propriétaires.',
		artTitle: 'Les images',
		art: 'Toutes les images sont dessinées par un programme écrit pour ce projet. Rien ne vient des cartes publiées, et les règles sont expliquées avec nos propres mots.',
		codeTitle: 'Le code',
		code: 'Tout le projet est un logiciel libre, sous licence MIT. Les polices Fraunces et Nunito sont utilisées sous la SIL Open Font License.',
		privacyTitle: 'Ce qui est gardé',
		privacy:
			'Pas de compte, pas de pistage, pas de cookies. Les parties contre des robots restent dans ton navigateur. Les tables avec d’autres personnes sont gardées sur le serveur, pour survivre à un redémarrage ; ton nom y est celui que tu as écrit.',
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

	/** A move as what there is to do; cards in short, since they are seen. */
	move: (move: Move, names: Names, cardAt: (at: Spot) => string) => moveLine(move, names, cardAt, cardInShort),

	local: {
		title: 'Contre des robots',
		setup: 'Nouvelle partie',
		opponents: 'Adversaires',
		level: 'Leur niveau',
		start: 'Distribuer les cartes',
		restartText: 'La partie qui est sur la table sera perdue.',
		you: YOU,
		dealing: 'On distribue les cartes…',
	},

	/** Said aloud when the people at a table change. */
	seats: {
		came: (name: string) => `${name} s’installe.`,
		left: (name: string) => `${name} a quitté la table.`,
		away: (name: string) => `${name} s’absente.`,
		back: (name: string) => `${name} est de retour.`,
		/** `sign`: what tells a bot from people. */
		bot: (name: string, sign: string) => `${name} (${sign})`,
		botFor: (name: string) => `Un robot moyen joue maintenant pour ${name}.`,
	},

	lobby: {
		title: 'Avant la partie',
		code: 'Code de la table',
		link: 'Lien pour tes amis',
		copy: 'Copier le lien',
		copied: 'Lien copié',
		copyFailed: 'Le lien n’a pas pu être copié. Sélectionne-le et copie-le à la main.',
		share: 'Partager',
		shareText: 'Viens jouer à Aquarius avec moi',
		seats: 'Places',
		invite: 'on attend quelqu’un',
		host: 'hôte',
		you: 'toi',
		bot: (level: string) => `robot ${level.toLowerCase()}`,
		levels: 'Niveau des robots',
		botLevel: (seat: number) => `Place ${seat} : niveau du robot`,
		addBot: 'Ajouter',
		addBotTo: (level: string, seat: number) => `Place ${seat} : ajouter un robot ${level.toLowerCase()}`,
		anyone: 'Tout le monde peut trouver cette table',
		lookAgain: 'Regarder à nouveau la table',
		here: (names: readonly string[]) => `À la table : ${list(names)}.`,
		removeBot: (name: string) => `Retirer ${name}`,
		kick: (name: string) => `Faire partir ${name}`,
		sit: 'S’asseoir ici',
		start: 'Commencer',
		startNeeds: 'Il faut au moins deux places occupées.',
		waitHost: (name: string) => `On attend ${que(name)} commence la partie.`,
		emptySeats: 'Les places encore libres se ferment quand la partie commence.',
		options: 'Cette table',
		rulesName: 'règles 3.0',
		join: 'S’asseoir',
		watch: 'Juste regarder',
		joinFull: 'Toutes les places sont prises. Tu peux regarder.',
		loading: 'On cherche la table…',
	},

	table: {
		title: (code: string) => `Table ${code}`,
		heading: 'Table de jeu',
		tableWord: 'Table',
		events: 'Ce qui se passe',
		colours: 'Couleurs',
		board:
			'Plateau. Les flèches vont d’une case à l’autre, Entrée choisit, R tourne la carte, Échap la remet dans ta main.',
		players: 'Joueurs',
		you: YOU,
		toPlay: 'joue',
		won: 'victoire',
		waiting: 'en attente',
		away: 'pas là',
		replaced: 'Un robot moyen joue pour toi.',
		replacedText: 'Ton temps est écoulé. Touche n’importe quoi pour reprendre.',
		botState: 'robot',
		invisible: 'Joueurs invisibles',
		invisibleSeat: (n: number) => `Place ${n}`,
		invisibleHelp: 'il n’y a personne ici, juste un But face cachée',
		handCount: (n: number) => `${cards(n)} en main`,
		piles: 'Piles',
		toDraw: (n: number) => `${n} à piocher`,
		cardsLeft: (n: number) => plural(n, { one: 'carte restante', other: 'cartes restantes' }),
		discards,
		discardsTitle: 'La défausse',
		showDiscards: (n: number) => `${discards(n)}, regarder`,
		noDiscards: 'Rien n’a encore été défaussé.',
		discardOrder: 'Les plus récentes d’abord.',
		groups: 'Plus grands groupes',
		group: (element: Element, n: number) => `${elements[element]} : ${n} sur sept`,
		showGroup: (element: Element) => `Montrer le plus grand groupe ${de(elements[element])}`,
		count: (n: number) => `${n} / 7`,
		ownGoal: 'ton But',
		moves: 'Coups',
		noMoves: 'Rien n’a encore été joué.',
		bonus: (n: number) => `+${cards(n)}`,
		tray: 'Tes cartes',
		hand: 'Ta main',
		handCard: (word: string, n: number) => `Carte ${n} : ${card(word)}`,
		goal: 'Ton But',
		goalIs: (element: Element) => `Ton But : ${elements[element]}`,
		hideGoal: 'Masquer ton But',
		showGoal: 'Montrer ton But',
		hiddenGoal: 'masqué',
		turn: 'Tourner',
		place: 'Poser',
		play: 'Jouer',
		pass: 'Passer',
		zoomIn: 'Agrandir',
		zoomOut: 'Réduire',
		fitAll: 'Montrer toute la table',
		needsTurn: 'après un demi-tour',
		offScreen: 'La dernière carte est hors de vue. La montrer',
		emotes: 'Dire quelque chose',
		menu: 'Menu',
		leave: 'Quitter la table',
		leaveTitle: 'Quitter cette table ?',
		leaveText: {
			bot: 'Les autres continuent sans toi. Un robot moyen prend ta place.',
			empty: 'Les autres continuent sans toi. Ta place se ferme.',
		},
		stay: 'Rester',
		resign: 'Quitter',
		newGame: 'Nouvelle partie',
		keys: 'Touches',
		keyList: [
			{ keys: '1 – 9', does: 'Prendre une carte' },
			{ keys: '← →', does: 'Parcourir ta main' },
			{ keys: 'B', does: 'Aller au plateau ; les flèches parcourent les cases' },
			{ keys: 'H', does: 'Revenir à ta main' },
			{ keys: 'R', does: 'Tourner la carte' },
			{ keys: 'Entrée', does: 'Poser ou jouer' },
			{ keys: 'Échap', does: 'Remettre la carte dans ta main' },
			{ keys: 'F', does: 'Montrer toute la table' },
			{ keys: 'G', does: 'Masquer ou montrer ton But' },
		],
		/** There are ideas in games against bots only. */
		keyOfIdeas: { keys: 'S', does: 'Me montrer un bon coup' },
		deadline: (seconds: number) => `${seconds} s`,
		hurry: (seconds: number) => `Il te reste ${plural(seconds, { one: 'seconde', other: 'secondes' })} pour jouer.`,
		/** Who moved in a player's place. */
		sentBy: { bot: 'un robot a joué', clock: 'temps écoulé' },
		says: (name: string, text: string) => `${name} dit : ${text}`,
	},

	/** The sentence above the buttons: what the player may do now. */
	prompt: {
		yourTurn: 'À toi de jouer.',
		pick: 'Choisis une carte, puis une case.',
		pickFirst: 'Choisis une carte, puis une case. Avec sept panneaux reliés de ton But, tu gagnes.',
		pickSpot: 'Choisis une case en pointillés.',
		pickSpotWild: 'Choisis une case en pointillés, ou utilise le Joker comme Action.',
		pickSpotNone: 'Cette carte ne va nulle part. Choisis-en une autre.',
		ready: (said: string) => {
			if (said === '') return 'La poser ici ?';
			return said === WILD ? 'Se relie à un Joker.' : `Relie ${said}.`;
		},
		makesSeven: (element: Element) => `Ça fait sept panneaux ${de(elements[element])}.`,
		others: (name: string) => `${name} joue.`,
		mayTry: 'Tu peux regarder tes cartes et essayer des cases.',
		sending: 'Coup en cours…',
		noPlay: 'Tu ne peux jouer aucune de tes cartes. Tu dois passer.',
		chooseSeat: {
			'trade-goals': 'Avec qui échanges-tu ton But ?',
			'trade-hands': 'Avec qui échanges-tu ta main ?',
		},
		chooseCard: {
			'zap-a-card': 'Choisis une carte de la table à chiper.',
			'move-a-card': 'Choisis une carte de la table à déplacer.',
			'rotate-a-card': 'Choisis une carte de la table à tourner.',
		},
		chosenCard: {
			'zap-a-card': (word: string) => `Chiper ${theCard(word)} ?`,
			'move-a-card': (word: string) => `Où mettre ${theCard(word)} ?`,
			'rotate-a-card': (word: string) => `Tourner ${theCard(word)} ?`,
		},
		moveTo: 'Choisis où elle va, ou tourne-la.',
		confirmMove: 'La déplacer ici ?',
		noTarget: 'Il n’y a rien à choisir. La carte est jouée sans effet.',
		shuffle: {
			'shuffle-goals': 'Mélanger tous les Buts, ou les décaler ?',
			'rotate-goals': 'Dans quel sens décaler tous les Buts ?',
			'shuffle-hands': 'Mélanger toutes les mains, ou les décaler ?',
		},
		confirm: {
			'trade-goals': 'Échanger ton But ?',
			'trade-hands': 'Échanger ta main ?',
			'shuffle-goals': 'Mélanger les cinq Buts ?',
			'shuffle-hands': 'Mélanger toutes les mains et les distribuer à nouveau ?',
			'zap-a-card': 'La chiper ?',
			'move-a-card': 'La déplacer ?',
			'rotate-goals': 'Décaler tous les Buts ?',
			'rotate-a-card': 'La tourner ?',
		} satisfies Record<Action, string>,
		mix: 'Mélanger',
		toLeft: 'Décaler à gauche',
		toRight: 'Décaler à droite',
		wildAs: 'Utiliser comme Action…',
		wildAsTitle: 'Utiliser le Joker pour',
		wildAsCard: 'Le poser comme carte',
		trade: 'Échanger',
		take: 'Chiper',
		move: 'Déplacer',
		over: 'La partie est finie.',
		spectator: 'Tu regardes.',
	},

	/** "Show me a good move" in games against bots. */
	hint: {
		ask: 'Montre-moi un bon coup',
		thinking: 'On cherche un bon coup…',
		lead: (n: number, of: number) => (of === 1 ? 'Une idée.' : `Idée ${n} sur ${of}.`),
		text: (move: string, chance: number) => `${move} : d’ici, ${winsOfTen(chance)}.`,
		winsAtOnce: (move: string) => `${move} : ça gagne tout de suite.`,
		take: 'Essayer',
		another: 'Autre',
		anotherLong: 'Montre-moi une autre idée',
		dismiss: 'Ranger l’idée',
		notNow: 'Les idées sont là quand c’est ton tour et que tu peux jouer quelque chose.',
		covered: 'Ton But est masqué : une idée dirait lequel c’est.',
		failed: 'Aucune idée n’est venue. Réessaie.',
	},

	result: {
		youWon: 'Tu as gagné !',
		won: wonByName,
		nobody: 'Personne n’a gagné',
		seven: (element: Element) => `Sept panneaux ${de(elements[element])} reliés.`,
		closest: (element: Element, n: number) =>
			`Au plus près de sept : ${plural(n, { one: 'panneau', other: 'panneaux' })} ${de(elements[element])}.`,
		closestPlain: 'Toutes les cartes sont jouées ; c’était le plus près de sept.',
		'last-player': 'Il ne reste personne d’autre à la table.',
		cards: 'Les cartes ont décidé.',
		path: 'Chaque élément de la carte de départ a un chemin vers la sortie.',
		none: 'Toutes les cartes sont jouées.',
		goals: 'Les Buts étaient',
		again: 'Rejouer',
		rematch: 'Revanche',
		waitRematch: (name: string) => `${name} peut lancer la revanche.`,
		copy: 'Copier le résultat',
		copied: 'Résultat copié',
		copyFailed: 'Le résultat n’a pas pu être copié.',
		share: 'Partager',
		line: (who: string, how: string, turns: number) =>
			`Aquarius : ${who}. ${how} ${plural(turns, { one: 'coup', other: 'coups' })}.`,
		moves: (n: number) => plural(n, { one: 'coup', other: 'coups' }),
		lookBack: 'Revoir la partie',
		lookBackInTab: 'Revoir la partie (nouvel onglet)',
		home: 'Accueil',
	},
};

/** What looking back at a game that is over needs besides. */
export const replay = {
	replay: {
		title: 'Revoir la partie',
		loading: 'On va chercher la partie…',
		missing: 'Cette partie n’existe pas',
		missingText: 'On peut revoir une partie dès qu’elle est finie, tant qu’elle est gardée.',
		notOver: 'La partie n’est pas encore finie',
		notOverText: 'Tu pourras la revoir dès que quelqu’un aura gagné.',
		unreachable: 'La partie n’a pas pu être chargée',
		unreachableText: 'Impossible de joindre le serveur, ou il est occupé. Attends un instant et réessaie.',
		back: 'Retour à la table',
		board: 'La table à ce coup. Les flèches vont d’une carte à l’autre.',
		start: 'Le début',
		/** What lies there then, by what the rules have. */
		startText: {
			goals: 'La première carte est sur la table, et chacun a une main et un But.',
			covered: 'La première carte est sur la table, et chacun a une main et un But, que personne n’a regardé.',
			'no-goals': 'La première carte est sur la table, et chacun a une main.',
			piles: 'Il y a une carte sur chaque pile, les emplacements sont vides et la première Action est retournée.',
		},
		noMove: 'Entre deux coups',
		position: (n: number, of: number) => `Coup ${n} sur ${of}`,
		toMove: (n: number, said: string) => `${n}. ${said}`,
		botPlays: (name: string) => `À partir d’ici, un robot joue pour ${name === YOU ? lowerFirst(YOU) : name}.`,
		steps: 'Parcourir la partie',
		first: 'Au début',
		back1: 'Un coup en arrière',
		on1: 'Un coup en avant',
		last: 'À la fin',
		/** As they are written on a keyboard. */
		keys: { first: 'Début', back: '←', on: '→', last: 'Fin' },
		turnBefore: 'Le tournant précédent',
		turnAfter: 'Le tournant suivant',
		scrub: 'Coup de la partie',
		openHand: handOf,
		goalOf: (name: string, element: Element) => `${goalOf(name)} : ${elements[element]}`,
		/** Somebody who has not come yet, or has gone. */
		absent: 'pas à la table',
		chances: 'Chances de gagner',
		together: 'Tout le monde',
		chanceOf: (name: string, chance: number) => `${name} ${percent(chance)}`,
		chartIs: (told: readonly string[]) =>
			told.length === 0
				? 'Chances de gagner, coup par coup.'
				: `Chances de gagner, coup par coup. Ici : ${list(told)}.`,
		asTable: 'En tableau',
		tableMove: 'Coup',
		noChances: 'Il n’y a pas de chances à montrer : cette partie se joue seulement contre les cartes.',
		rough: 'Ici, les chances sont longues à calculer : elles sont approximatives, et aucun tournant n’est marqué.',
		failed: 'Les chances n’ont pas pu être calculées.',
		progress: (n: number, of: number) => `Calcul des chances : ${n} sur ${of}`,
		seeking: (n: number, of: number) => `Recherche de meilleurs coups : ${n} sur ${of}`,
		stopped: (n: number, of: number) => `Arrêt à ${n} sur ${of}.`,
		stop: 'Arrêter',
		goOn: 'Continuer',
		turns: (n: number) =>
			n === 0
				? 'Aucun coup n’a fait basculer la partie à lui seul.'
				: plural(n, { one: 'tournant', other: 'tournants' }),
		kinds: {
			blunder: 'Gaffe',
			mistake: 'Erreur',
			stroke: 'Joli coup',
			open: 'Tournant',
			unlucky: 'Malchance',
			lucky: 'Chance',
		},
		changed: (before: number, after: number) => `de ${percent(before)} à ${percent(after)}`,
		/** `chance` is the better one. */
		better: (move: string, chance: number, made: number) =>
			`Mieux : ${lowerFirst(move)}. Ce coup aurait gagné ${timesOfBoth(chance, made)}.`,
		unforeseen: 'Avec ce qu’on pouvait savoir alors, on ne voyait rien de mieux.',
		showBetter: 'Le montrer',
		hideBetter: 'Retour à la partie',
		pile: (n: number) => `Pile ${n}`,
		slot: (n: number) => `Emplacement ${n}`,
		emptyPile: 'vide',
	},
};
