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

const plural = pluralOf('es');
const list = listOf('es');
const percent = percentOf('es');

// ---------- cards, elements, places ----------

const elements: Readonly<Record<Element, string>> = { E: 'Tierra', A: 'Aire', W: 'Agua', F: 'Fuego', S: 'Espacio' };

/** What the fifth element is called: editions differ. */
const fifthElements = { space: 'Espacio', ether: 'Éter' };

const actions: Readonly<Record<Action, string>> = {
	'trade-goals': 'Cambiar objetivos',
	'shuffle-goals': 'Mezclar objetivos',
	'rotate-goals': 'Rotar objetivos',
	'trade-hands': 'Cambiar manos',
	'shuffle-hands': 'Mezclar manos',
	'zap-a-card': 'Atrapar una carta',
	'move-a-card': 'Mover una carta',
	'rotate-a-card': 'Girar una carta',
};

/** One line for each Action: what happens if you play it. */
const actionHelp: Readonly<Record<Action, string>> = {
	'trade-goals': 'Cambias tu objetivo por el de otro asiento, aunque sea el de un jugador invisible.',
	'shuffle-goals': 'Se mezclan los cinco objetivos y se reparten de nuevo.',
	'rotate-goals': 'Cada objetivo pasa al asiento de al lado, todos hacia el lado que elijas.',
	'trade-hands': 'Cambias toda tu mano por la de otra persona.',
	'shuffle-hands': 'Se mezclan todas las manos y se reparten por igual, empezando por ti.',
	'zap-a-card': 'Te llevas a la mano una carta de la mesa.',
	'move-a-card': 'Levantas una carta de la mesa y la colocas en otro lugar, o le das media vuelta.',
	'rotate-a-card': 'Le das media vuelta a una carta de la mesa, sin moverla de su lugar.',
};

const patterns: Readonly<Record<Pattern, string>> = {
	ace: 'un as',
	double: 'un doble',
	triple: 'un triple',
	quad: 'un cuádruple',
	wild: 'un comodín',
};

const panelPlaces: Readonly<Record<PanelPlace, string>> = {
	whole: 'en toda la carta',
	above: 'arriba',
	below: 'abajo',
	left: 'a la izquierda',
	right: 'a la derecha',
	'upper-left': 'arriba a la izquierda',
	'upper-right': 'arriba a la derecha',
	'lower-left': 'abajo a la izquierda',
	'lower-right': 'abajo a la derecha',
};

const WILD = 'Comodín';

/** "Fuego arriba, Agua abajo a la izquierda, Aire abajo a la derecha" for a word as it lies; the name of an Action. */
function card(word: string): string {
	if (word === '????') return 'una carta oculta';
	if (isAction(word)) return actions[word];
	const panels = spokenPanels(word);
	if (panels.length === 0) return WILD;
	return panels.map((p) => `${elements[p.element]} ${panelPlaces[p.place]}`).join(', ');
}

/** The same without where on the card: "Fuego · Agua · Aire"; for places where the card itself is in sight. */
function cardInShort(word: string): string {
	const panels = spokenPanels(word);
	if (isAction(word) || panels.length === 0) return card(word);
	return [...new Set(panels.map(({ element }) => elements[element]))].join(' · ');
}

/** A card inside a sentence: a Wild is a common noun there and needs its article; the others go by their elements. */
const inSentence = (word: string, said: Say, article: 'un' | 'el'): string =>
	patternOf(word) === 'wild' ? `${article} comodín` : said(word);
const aCard = (word: string): string => inSentence(word, card, 'un');
const theCard = (word: string): string => inSentence(word, card, 'el');

/** A card of the solitaire's piles, which can be a Goal. */
const pileCard = (word: PileCard, said: Say): string =>
	isGoal(word) ? `el objetivo de ${elements[word]}` : inSentence(word, said, 'un');
const panelsOrGoal = (word: PileCard): string => pileCard(word, (card) => patterns[patternOf(card)]);

/** "2 a la derecha, 1 arriba" seen from the start card; halves as "1½ a la derecha". */
function spot({ x, y }: Spot): string {
	const across = x === 0 ? '' : `${steps(x)} a la ${x > 0 ? 'derecha' : 'izquierda'}`;
	const down = y === 0 ? '' : `${steps(y)} ${y > 0 ? 'abajo' : 'arriba'}`;
	return [across, down].filter(Boolean).join(', ') || 'lugar inicial';
}

/** Where something lies, after it was named: no preposition goes before "2 a la derecha" and "lugar inicial" alike. */
const at = (where: Spot): string => `(${spot(where)})`;

/** The sides on which a card laid at the spot would join: "Fuego arriba y Agua a la izquierda". Joins are middles of half borders. */
function joins(
	at: Spot,
	borders: readonly { readonly x: number; readonly y: number; readonly element: Element }[],
): string {
	const said = borders.map((b) => `${elements[b.element]} ${side(b.x - at.x, b.y - at.y)}`);
	return list([...new Set(said)]);
}

const side = (dx: number, dy: number): string => {
	if (dy <= 0) return 'arriba';
	if (dy >= 1) return 'abajo';
	return dx <= 0 ? 'a la izquierda' : 'a la derecha';
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
	'text/unreadable': 'No se pudo leer esa jugada.',
	'game/over': 'La partida ha terminado.',
	'turn/not-yours': 'No es tu turno.',
	'action/not-in-rules': 'Estas reglas no permiten esa opción.',
	'card/not-in-hand': 'No tienes esa carta en la mano.',
	'target/not-a-seat': 'En ese asiento no hay nadie a quien elegir.',
	'target/yourself': 'Elige a otra persona.',
	'target/no-card': 'Ahí no hay ninguna carta que elegir.',
	'target/possible': 'Hay cartas para elegir, así que tienes que elegir una.',
	'placement/off-grid': 'Las cartas van borde con borde, alineadas con las demás.',
	'placement/occupied': 'Ahí ya hay una carta.',
	'placement/hides-a-card': 'Así taparías del todo otra carta.',
	'placement/not-adjacent': 'La carta tiene que tocar el lado de una carta de la mesa.',
	'placement/no-match': 'Ahí ningún panel toca su mismo elemento. Gira la carta o prueba en otro lugar.',
	'move/unchanged': 'La carta tiene que ir a otro lugar o dar media vuelta.',
	'pass/not-allowed': 'Todavía puedes jugar alguna carta, así que no puedes pasar.',
	'claim/not-won': 'Todavía no hay siete paneles unidos de tu objetivo.',
	'goal/covered': 'Primero mira tu objetivo.',
	'pile/no-match': 'En ese montón ningún panel toca su mismo elemento.',
};

/** Refusals of the tables; the list itself lives in the protocol. */
const rooms = {
	'room/stale': 'La mesa cambió entretanto. Mírala de nuevo y vuelve a elegir.',
	'room/not-seated': 'En esta mesa solo estás mirando.',
	'room/not-host': 'Eso solo puede hacerlo quien está a cargo de la mesa.',
	'room/wrong-phase': 'Ahora mismo no se puede.',
	'room/too-fast': 'Vas demasiado rápido. Espera un momento.',
	'room/too-large': 'Es demasiado largo.',
	'room/unknown-message': 'La mesa no entendió eso. Recarga la página y prueba otra vez.',
	'room/restarting': 'La mesa se está reiniciando y vuelve enseguida.',
	'room/full': 'En esta mesa no quedan asientos libres.',
	'room/muted': 'Quien está a cargo de la mesa ha ocultado lo que escribes.',
	'room/no-talk': 'En esta mesa se habla con frases ya preparadas.',
	'room/not-found': 'No hay ninguna mesa con este código.',
	'room/bad-request': 'La mesa no pudo leer eso. Revisa lo que escribiste.',
};

const emotes = {
	hello: '¡Hola!',
	'good-luck': '¡Suerte!',
	'nice-move': '¡Buena jugada!',
	wow: '¡Guau!',
	oops: '¡Uy!',
	sorry: '¡Perdón!',
	thanks: '¡Gracias!',
	thinking: 'Déjame pensar…',
	hurry: 'Creo que te toca.',
	'one-moment': 'Un momento, por favor.',
	'back-again': 'Ya estoy de vuelta.',
	'good-game': '¡Buena partida!',
	again: '¿Jugamos otra vez?',
	bye: '¡Adiós, nos vemos!',
};

const bots = {
	easy: { name: 'Fácil', help: 'Se le escapan cosas, como a quien empieza. Para niños y para la primera vez.' },
	medium: { name: 'Medio', help: 'Busca su objetivo y vigila el tuyo. Para una partida tranquila.' },
	strong: { name: 'Difícil', help: 'Piensa antes de jugar y descubre lo que buscas. Para quien ya conoce el juego.' },
	expert: { name: 'Experto', help: 'Se toma su tiempo y no regala nada. Para quien acepta perder de vez en cuando.' },
	random: { name: 'Al azar', help: 'Juega cualquier carta que encaje.' },
	greedy: { name: 'Entusiasta', help: 'Busca su objetivo siempre que puede.' },
};

// ---------- events ----------

type Names = readonly string[];

/** Who did something, with the verb. Spanish leaves "tú" out: for your own deeds the verb alone is the bold beginning. */
const did = (seat: Seat, names: Names, me: Seat | null, theirs: string, yours: string): string =>
	seat === me ? strong(yours) : `${strong(nameOf(seat, names))} ${theirs}`;
/** "el de Tom", "el tuyo", for something of another's that has been named already. */
const thatOf = (seat: Seat, names: Names, me: Seat | null, article: 'el' | 'la'): string =>
	seat === me ? strong(article === 'el' ? 'el tuyo' : 'la tuya') : `${article} de ${strong(nameOf(seat, names))}`;
const nameOf = (seat: Seat, names: Names): string => names[seat] || `Asiento ${seat + 1}`;
/** A list in bold. "Y" before a last word that begins with the sound of i is "e", which a mark before the word would hide. */
function boldList(words: readonly string[]): string {
	const last = plain(words.at(-1) ?? '');
	if (words.length < 2) return words.map(strong).join('');
	const and = list(['', last]).slice(0, -last.length);
	return `${words.slice(0, -1).map(strong).join(', ')}${and}${strong(last)}`;
}
const bold = (found: readonly Element[]): string => boldList(found.map((e) => elements[e]));
const cards = (n: number): string => plural(n, { one: 'carta', other: 'cartas' });
const discards = (n: number): string => plural(n, { one: 'descarte', other: 'descartes' });
const ways = { left: 'a la izquierda', right: 'a la derecha' };

/** Who did what, as one line of the move list. `names` by seat, invisible seats included; null: not worth a line. */
function logLine(event: GameEvent, names: Names, me: Seat | null): string | null {
	const who = (theirs: string, yours: string): string =>
		'seat' in event ? did(event.seat, names, me, theirs, yours) : '';
	const mine = 'seat' in event && event.seat === me;
	const own = mine ? 'tu' : 'su';
	switch (event.type) {
		case 'placed': {
			const joined = event.connected.length > 0 ? ` y ${mine ? 'uniste' : 'unió'} ${bold(event.connected)}` : '';
			return `${who('jugó', 'Jugaste')} ${patterns[patternOf(event.card)]}${joined}`;
		}
		case 'action-played': {
			const used = who('usó', 'Usaste');
			return event.card === event.as
				? `${used} ${strong(actions[event.as])}`
				: `${used} un comodín para ${strong(lowerFirst(actions[event.as]))}`;
		}
		case 'no-target':
			return `${strong(actions[event.action])} no tuvo efecto`;
		case 'goals-traded': {
			const [given, got] = event.goals;
			const known =
				given === '?' || got === '?' ? '' : event.seat === me ? tradedGoals(given, got) : tradedGoals(got, given);
			const other = event.with === 'unused' ? 'uno sin dueño' : thatOf(event.with, names, me, 'el');
			const line = `${who('cambió', 'Cambiaste')} ${own} objetivo por ${other}`;
			return `${line}${event.seat === me || event.with === me ? known : ''}`;
		}
		case 'goals-shuffled':
			return `${who('mezcló', 'Mezclaste')} todos los objetivos${ownGoal(event.goals, me)}`;
		case 'goals-rotated':
			return `${who('pasó', 'Pasaste')} todos los objetivos ${ways[event.direction]}${ownGoal(event.goals, me)}`;
		case 'hands-traded':
			return `${who('cambió', 'Cambiaste')} ${own} mano por ${thatOf(event.with, names, me, 'la')}`;
		case 'hands-shuffled':
			return `${who('mezcló', 'Mezclaste')} todas las manos`;
		case 'hands-rotated':
			return `${who('pasó', 'Pasaste')} todas las manos ${ways[event.direction]}`;
		case 'zapped':
			return event.to === 'discard'
				? `${who('descartó', 'Descartaste')} ${patterns[patternOf(event.card)]} de la mesa`
				: `${who('atrapó', 'Atrapaste')} ${patterns[patternOf(event.card)]} de la mesa`;
		case 'moved':
			return event.from.x === event.to.x && event.from.y === event.to.y
				? `${who('giró', 'Giraste')} ${patterns[patternOf(event.to.card)]}`
				: `${who('movió', 'Moviste')} ${patterns[patternOf(event.to.card)]}`;
		case 'card-rotated':
			return `${who('giró', 'Giraste')} ${patterns[patternOf(event.to.card)]}`;
		case 'goal-opened':
			return event.goal === '?' || !mine
				? `${who('miró', 'Miraste')} ${own} objetivo tapado`
				: `${who('miró', 'Miraste')} tu objetivo: ${strong(elements[event.goal])}`;
		case 'claimed':
			return `${who('anunció', 'Anunciaste')} ${own} victoria`;
		case 'deck-rebuilt':
			return `Los descartes forman el nuevo mazo: ${cards(event.cards)}`;
		case 'stacked':
			return `${who('colocó', 'Colocaste')} ${panelsOrGoal(event.card)} en ${place(event)}`;
		case 'refilled':
			return `El montón ${event.pile + 1} estaba vacío y recibió ${panelsOrGoal(event.card)}`;
		case 'called': {
			const again = event.again ? ', la primera de una nueva ronda' : '';
			return `${who('destapó', 'Destapaste')} ${strong(actions[event.action])}${again}`;
		}
		case 'resigned':
			return who('se rindió', 'Te rendiste');
		case 'start-turned-up':
			return event.placed === null
				? 'La mesa está vacía'
				: `Nueva carta inicial: ${patterns[patternOf(event.placed.card)]}`;
		case 'passed':
			return who('pasó', 'Pasaste');
		case 'drew':
			return event.why === 'turn' ? null : `${who('robó', 'Robaste')} ${cards(event.cards.length)} del mazo`;
		case 'turn':
			return null;
		case 'joined':
			return `${who('entró', 'Entraste')} en la partida`;
		case 'left':
			return `${who('dejó', 'Dejaste')} la partida`;
		case 'game-over':
			return over(event.winners, event.reason, names, me);
		default:
			return missing(event);
	}
}

const place = ({ onto, to }: { readonly onto: 'pile' | 'slot'; readonly to: number }): string =>
	`el ${onto === 'pile' ? 'montón' : 'hueco'} ${to + 1}`;
/** Told to one of the two who traded, as that one sees it, whoever played the card. */
const tradedGoals = (given: Element, got: Element): string =>
	`: diste ${strong(elements[given])} y recibiste ${strong(elements[got])}`;
const ownGoal = (goals: readonly (Element | '?')[], me: Seat | null): string => {
	const mine = me === null ? undefined : goals[me];
	return mine === undefined || mine === '?' ? '' : `; el tuyo ahora es ${strong(elements[mine])}`;
};

/** The whole sentence for a live region: place, elements and, for your own draws, the cards by name. Null: nothing to say. */
function spokenLine(event: GameEvent, names: Names, me: Seat | null): string | null {
	const who = (theirs: string, yours: string): string =>
		'seat' in event ? plain(did(event.seat, names, me, theirs, yours)) : '';
	const mine = 'seat' in event && event.seat === me;
	switch (event.type) {
		case 'placed': {
			const found = list(event.connected.map((e) => elements[e]));
			const joined = found === '' ? '' : ` ${mine ? 'Uniste' : 'Unió'} ${found}.`;
			const bonus = event.bonus > 0 ? ` Premio: ${cards(event.bonus)}.` : '';
			return `${who('jugó', 'Jugaste')} ${aCard(event.card)} ${at(event)}.${joined}${bonus}`;
		}
		case 'zapped': {
			const deed = event.to === 'discard' ? who('descartó', 'Descartaste') : who('atrapó', 'Atrapaste');
			return `${deed} ${aCard(event.card)} ${at(event)}.`;
		}
		case 'moved': {
			const stays = event.from.x === event.to.x && event.from.y === event.to.y;
			if (stays) return `${who('giró', 'Giraste')} una carta ${at(event.to)}: ${card(event.to.card)}.`;
			return `${who('movió', 'Moviste')} ${aCard(event.to.card)} ${at(event.from)} a otro lugar ${at(event.to)}.`;
		}
		case 'card-rotated':
			return `${who('giró', 'Giraste')} una carta ${at(event.to)}: ${card(event.to.card)}.`;
		case 'stacked':
			return `${who('colocó', 'Colocaste')} en ${place(event)} una carta del montón ${event.from + 1}: ${pileCard(event.card, card)}.`;
		case 'refilled':
			return `El montón ${event.pile + 1} estaba vacío y recibió ${pileCard(event.card, card)}.`;
		case 'drew':
			if (event.cards.length === 0) return null;
			if (mine) return `Robaste ${list(event.cards.map(aCard))}.`;
			return event.why === 'turn' ? null : `${who('robó', 'Robaste')} ${cards(event.cards.length)} del mazo.`;
		case 'turn':
			return mine ? 'Es tu turno.' : `Es el turno de ${nameOf(event.seat, names)}.`;
		default: {
			const line = logLine(event, names, me);
			return line === null ? null : sentence(plain(line));
		}
	}
}

/** "Ganaste", "Mai ganó", "Mai y Tom ganaron"; with you among several, the verb goes with you. */
function won(winners: readonly Seat[], names: Names, me: Seat | null): string {
	const others = winners.filter((seat) => seat !== me);
	const said = boldList(others.map((seat) => nameOf(seat, names)));
	if (others.length < winners.length) return `${strong('Ganaste')}${said === '' ? '' : ` junto con ${said}`}`;
	return `${said} ${others.length === 1 ? 'ganó' : 'ganaron'}`;
}

function over(winners: readonly Seat[], reason: OutcomeReason, names: Names, me: Seat | null): string {
	const result = won(winners, names, me);
	switch (reason) {
		case 'seven':
			return result;
		case 'closest':
			return `${result} por estar más cerca de siete al jugarse todas las cartas`;
		case 'cards':
			return `${result}: lo decidieron las cartas`;
		case 'path':
			return `${result}: cada elemento tiene una salida`;
		case 'last-player':
			return `${result}: no queda nadie más`;
		case 'none':
			return 'La partida terminó sin que ganara nadie';
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
	return 'wild' in move && move.wild ? `Usar un comodín para ${lowerFirst(deed)}` : deed;
}

const lowerFirst = (text: string): string => `${text.charAt(0).toLowerCase()}${text.slice(1)}`;

function deedOf(move: Move, names: Names, cardAt: (at: Spot) => string, say: Say): string {
	const lying = (where: Spot): string => `${inSentence(cardAt(where), say, 'el')} ${at(where)}`;
	switch (move.type) {
		case 'place':
			return `Colocar ${inSentence(move.card, say, 'un')} ${at(move)}`;
		case 'trade-goals':
			return move.seat === 'unused'
				? 'Cambiar el objetivo por uno sin dueño'
				: `Cambiar objetivos con ${nameOf(move.seat, names)}`;
		case 'shuffle-goals':
		case 'rotate-goals':
			return move.rotate === undefined
				? 'Mezclar todos los objetivos'
				: `Pasar todos los objetivos ${ways[move.rotate]}`;
		case 'trade-hands':
			return `Cambiar manos con ${nameOf(move.seat, names)}`;
		case 'shuffle-hands':
			return move.rotate === undefined ? 'Mezclar todas las manos' : `Pasar todas las manos ${ways[move.rotate]}`;
		case 'zap-a-card':
			return move.target === null ? idle(move.type) : `Atrapar ${lying(move.target)}`;
		case 'move-a-card': {
			if (move.target === null || move.to === undefined) return idle(move.type);
			const stays = move.to.x === move.target.x && move.to.y === move.target.y;
			if (stays) return `Girar ${lying(move.target)}`;
			const turned = move.to.card === cardAt(move.target) ? '' : ', con media vuelta';
			return `Mover ${lying(move.target)} a otro lugar ${at(move.to)}${turned}`;
		}
		case 'rotate-a-card':
			return move.target === null ? idle(move.type) : `Girar ${lying(move.target)}`;
		case 'pass':
			return 'Pasar';
		case 'look':
			return 'Mirar tu objetivo tapado';
		case 'claim':
			return 'Anunciar la victoria';
		case 'stack':
			return `Colocar ${pileCard(move.card, say)} (montón ${move.from + 1}) en ${place(move)}`;
		case 'call':
			return 'Destapar la siguiente acción';
		case 'resign':
			return 'Rendirse';
		default:
			return missing(move);
	}
}

const idle = (action: Action): string => `Jugar «${actions[action]}» sin efecto`;

const tenthsOf = (chance: number): number => Math.round(chance * 10);
/** "unas 4"; the article has no such use in the singular. */
const around = (n: number): string => (n === 1 ? 'más o menos 1' : `unas ${n}`);

/** A chance from 0 to 1 as people count: in games out of ten. */
function gamesOfTen(chance: number): string {
	const tenths = tenthsOf(chance);
	if (tenths === 0) return 'muy pocas partidas';
	return tenths === 10 ? 'casi todas las partidas' : `${around(tenths)} de cada 10 partidas`;
}

/** How often a move would have won, and the one that was made; the unit of a number is said once. */
function gamesOfBoth(chance: number, made: number): string {
	const [tenths, tenthsMade] = [tenthsOf(chance), tenthsOf(made)];
	if (tenths === tenthsMade) {
		return `un poco más a menudo: el ${percent(chance)} de las partidas en vez del ${percent(made)}`;
	}
	const unit = tenths === 10 ? ' de cada 10' : '';
	return `${gamesOfTen(chance)}; la jugada hecha, ${tenthsMade === 0 ? 'muy pocas' : `${around(tenthsMade)}${unit}`}`;
}

// ---------- pages ----------

/** The player of a game against bots. */
const YOU = 'Tú';

/** Who won, by names alone; of you, the verb says it. */
function wonByName(names: readonly string[]): string {
	const others = names.filter((name) => name !== YOU);
	if (others.length < names.length) return others.length === 0 ? 'Ganaste' : `Ganaste junto con ${list(others)}`;
	return `${list(names)} ${names.length === 1 ? 'ganó' : 'ganaron'}`;
}

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
		tagline: 'El juego de cartas Aquarius, en tu navegador',
		description:
			'Juega a Aquarius con amigos, con desconocidos o con bots: coloca cartas que unan sus elementos y conecta antes que nadie siete paneles de tu objetivo secreto.',
		skip: 'Ir al contenido principal',
		home: 'Aquarius, página de inicio',
		main: 'Principal',
		footer: 'Más sobre este sitio',
		play: 'Jugar',
		rules: 'Reglas',
		about: 'Acerca de',
		theme: (now: string) => `Colores: ${now}. Cambiar`,
		themes: { system: 'los del dispositivo', light: 'claros', dark: 'oscuros' },
		languages: 'Idiomas',
		close: 'Cerrar',
		cancel: 'Cancelar',
		unofficial: 'Proyecto no oficial de aficionados, con dibujos propios y sin relación con la editorial.',
		credit: 'Aquarius es un juego de Andrew Looney, publicado por Looney Labs.',
		noScript: 'Para jugar, esta página necesita JavaScript. Las reglas se pueden leer sin él.',
	},

	home: {
		titleOne: 'Cinco elementos.',
		titleTwo: 'Un dibujo que crece.',
		lead: 'Coloca una carta que encaje. Une siete paneles de tu elemento secreto antes de que alguien adivine cuál es.',
		playNow: 'Jugar ahora',
		playNowHelp: 'contra tres bots',
		quickMatch: 'Juego rápido',
		newTable: 'Mesa nueva',
		facts: 'De 2 a 5 jugadores · unos 10 minutos · sin crear cuenta',
		joinTitle: 'Entrar con un código',
		joinHint: 'Seis letras y números que te da quien te invita.',
		codeExample: 'KTX294',
		join: 'Entrar',
		badCode: 'El código de una mesa tiene seis letras y números, como KTX294, pero no lleva vocales, ni 0, ni 1.',
		how: 'Cómo se juega',
		steps: [
			{
				title: 'Une un panel',
				text: 'Al menos un panel tiene que tocar su mismo elemento al otro lado del borde. Los demás pueden no coincidir.',
				picture: 'Dos cartas, una junto a otra: un panel de Agua continúa de una a la otra.',
			},
			{
				title: 'Mira cómo fluye',
				text: 'Entre los paneles unidos desaparece el borde. Una carta entera vale lo mismo que un cuarto de carta: uno.',
				picture: 'Tres cartas en forma de esquina: un mismo grupo de Fuego recorre las tres.',
			},
			{
				title: 'Llega a siete',
				text: 'Con siete paneles unidos de tu objetivo ganas al instante, tengan la forma que tengan y sea el turno de quien sea.',
				picture: 'Siete cartas: un grupo de siete paneles de Espacio, con el contorno marcado.',
			},
		],
		poster: 'Una mesa terminada: cartas borde con borde, con elementos que fluyen de unas a otras.',
		rulesLink: 'Leer las reglas',
	},

	newTable: {
		title: 'Mesa nueva',
		lead: 'Prepárala y manda el enlace a tus amigos.',
		yourName: 'Tu nombre',
		seats: 'Asientos',
		seatCount: (n: number) => plural(n, { one: 'jugador', other: 'jugadores' }),
		others: 'Quién más juega',
		seat: (n: number) => `Asiento ${n}`,
		openSeat: 'Un amigo',
		bot: (level: string) => `Bot ${level.toLowerCase()}`,
		privacy: 'Quién puede encontrarla',
		private: 'Solo quien tenga el enlace',
		public: 'Cualquiera',
		spectators: 'Otros pueden mirar',
		clock: 'Tiempo por turno',
		clocks: (seconds: number) =>
			seconds === 0
				? 'Sin reloj'
				: seconds < 60
					? `${seconds} segundos`
					: plural(seconds / 60, { one: 'minuto', other: 'minutos' }),
		onLeave: 'Si alguien se va',
		onLeaves: { bot: 'Juega un bot de nivel medio', empty: 'Su asiento se cierra' },
		rotate: 'Se puede rotar en vez de mezclar',
		rotateHelp:
			'Regla de la casa: quien juega una carta de mezclar puede pasar todos los objetivos o todas las manos a la izquierda o a la derecha.',
		first: 'Quién empieza',
		firstRandom: 'Al azar',
		firstHost: 'Yo',
		more: 'Más opciones',
		create: 'Crear mesa',
		creating: 'Poniendo la mesa…',
		nameNeeded: 'Escribe un nombre para que los demás sepan quién eres.',
	},

	quick: {
		title: 'Juego rápido',
		lead: 'Te sientas con otras personas que también buscan partida. Tras una breve espera, los bots de nivel medio ocupan los asientos libres.',
		size: 'Mesa para',
		start: 'Buscar jugadores',
		looking: 'Buscando jugadores…',
		botsSoon: 'Si no viene nadie, los bots de nivel medio ocupan los asientos libres.',
		startsIn: (seconds: number) =>
			`${seconds === 1 ? 'Queda' : 'Quedan'} ${plural(seconds, { one: 'segundo', other: 'segundos' })}.`,
		cancel: 'Dejar de buscar',
	},

	connection: {
		region: 'Conexión',
		connecting: 'Conectando…',
		removed: 'Ya no tienes asiento: lo liberó quien está a cargo de la mesa, o estuviste fuera mucho tiempo.',
		left: 'Dejaste esta mesa.',
		lost: 'Se perdió la conexión. Probando otra vez…',
		retryNow: 'Probar ahora',
		again: 'Reintentar',
		checking: 'Comprobando la mesa…',
		elsewhere: 'Estás jugando en este asiento desde otra ventana.',
		playHere: 'Jugar aquí',
		botsFailed: 'Los bots no responden. ¿Hay conexión?',
		gone: 'No se pudo recuperar la conexión.',
		unreachable: 'No se puede llegar al servidor. Revisa tu conexión y prueba otra vez.',
		outdated: 'Hay una versión nueva de esta página.',
		unshown: 'Esta mesa juega con unas reglas que esta página todavía no puede mostrar.',
		reload: 'Recargar',
	},

	errors: {
		notFound: 'Aquí no hay nada',
		notFoundText: 'La página o la mesa que buscas no existe, o ya no está.',
		failed: 'Algo salió mal',
		failedText: 'No se pudo mostrar la página. Prueba otra vez.',
		home: 'Ir a la página de inicio',
	},

	about: {
		title: 'Acerca de este sitio',
		gameTitle: 'El juego',
		game: 'Aquarius es un juego de cartas creado por Andrew Looney y publicado por Looney Labs. Si te gusta, compra las cartas de verdad: son preciosas y funcionan sin electricidad.',
		publisher: 'Looney Labs',
		siteTitle: 'Este sitio',
		site: 'Este es un proyecto no oficial, hecho por aficionados. Ni el autor ni la editorial lo han hecho, revisado ni apoyado. Los nombres pertenecen a sus dueños.',
		artTitle: 'Los dibujos',
		art: 'Todos los dibujos los crea un programa hecho para este proyecto. No se ha copiado nada de las cartas publicadas, y las reglas están explicadas con nuestras propias palabras.',
		codeTitle: 'El código',
		code: 'Todo el proyecto es software libre con licencia MIT. Los tipos de letra Fraunces y Nunito se usan con la SIL Open Font License.',
		privacyTitle: 'Lo que se guarda',
		privacy:
			'Sin cuentas, sin rastreo, sin cookies. Las partidas contra bots se quedan en tu navegador. Las mesas con otras personas se guardan en el servidor para que no se pierdan si se reinicia; tu nombre allí es el que escribiste.',
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
		title: 'Contra bots',
		setup: 'Partida nueva',
		opponents: 'Rivales',
		level: 'Cómo juegan',
		start: 'Repartir las cartas',
		restartText: 'Se perderá la partida que está en la mesa.',
		you: YOU,
		dealing: 'Repartiendo las cartas…',
	},

	/** Said aloud when the people at a table change. */
	seats: {
		came: (name: string) => `${name} se sienta a la mesa.`,
		left: (name: string) => `${name} se fue.`,
		away: (name: string) => `${name} está ausente.`,
		back: (name: string) => `${name} está de vuelta.`,
		/** `sign`: what tells a bot from people. */
		bot: (name: string, sign: string) => `${name} (${sign})`,
		botFor: (name: string) => `Ahora juega un bot de nivel medio por ${name}.`,
	},

	lobby: {
		title: 'Antes de la partida',
		code: 'Código de la mesa',
		link: 'Enlace para tus amigos',
		copy: 'Copiar enlace',
		copied: 'Enlace copiado',
		copyFailed: 'No se pudo copiar el enlace. Selecciónalo y cópialo a mano.',
		share: 'Compartir',
		shareText: 'Ven a jugar a Aquarius conmigo',
		seats: 'Asientos',
		invite: 'esperando a alguien',
		host: 'a cargo de la mesa',
		you: 'tú',
		bot: (level: string) => `bot ${level.toLowerCase()}`,
		levels: 'Cómo juegan los bots',
		botLevel: (seat: number) => `Asiento ${seat}: nivel del bot`,
		addBot: 'Poner un bot',
		addBotTo: (level: string, seat: number) => `Asiento ${seat}: poner un bot ${level.toLowerCase()}`,
		anyone: 'Cualquiera puede encontrar esta mesa',
		lookAgain: 'Volver a mirar la mesa',
		here: (names: readonly string[]) => `En la mesa: ${list(names)}.`,
		removeBot: (name: string) => `Quitar a ${name}`,
		kick: (name: string) => `Sacar a ${name} de la mesa`,
		sit: 'Sentarse aquí',
		start: 'Empezar la partida',
		startNeeds: 'Tiene que haber al menos dos asientos ocupados.',
		waitHost: (name: string) => `Esperando a que ${name} empiece la partida.`,
		emptySeats: 'Los asientos que queden libres se cierran al empezar la partida.',
		options: 'Esta mesa',
		rulesName: 'reglas 3.0',
		join: 'Sentarse',
		watch: 'Solo mirar',
		joinFull: 'No quedan asientos libres. Puedes mirar.',
		loading: 'Buscando la mesa…',
	},

	table: {
		title: (code: string) => `Mesa ${code}`,
		heading: 'Mesa de juego',
		tableWord: 'Mesa',
		events: 'Lo que va pasando',
		colours: 'Colores',
		board: 'Tablero. Las flechas van de un lugar a otro, Enter elige, R gira la carta y Escape la devuelve a la mano.',
		players: 'Jugadores',
		you: YOU,
		toPlay: 'en turno',
		won: 'victoria',
		waiting: 'en espera',
		away: 'ausente',
		replaced: 'Un bot de nivel medio juega por ti.',
		replacedText: 'Se te acabó el tiempo. Toca lo que sea para volver.',
		botState: 'bot',
		invisible: 'Jugadores invisibles',
		invisibleSeat: (n: number) => `Asiento ${n}`,
		invisibleHelp: 'aquí no hay nadie, solo un objetivo boca abajo',
		handCount: (n: number) => `${cards(n)} en la mano`,
		piles: 'Montones',
		toDraw: (n: number) => `${n} en el mazo`,
		cardsLeft: (n: number) => `${n === 1 ? 'queda' : 'quedan'} ${cards(n)}`,
		discards,
		discardsTitle: 'Los descartes',
		showDiscards: (n: number) => `${discards(n)}, ver las cartas`,
		noDiscards: 'Todavía no hay descartes.',
		discardOrder: 'Los más nuevos, primero.',
		groups: 'Los grupos más grandes',
		group: (element: Element, n: number) => `${elements[element]}: ${n} de siete`,
		showGroup: (element: Element) => `Mostrar el grupo más grande de ${elements[element]}`,
		count: (n: number) => `${n} / 7`,
		ownGoal: 'tu objetivo',
		moves: 'Jugadas',
		noMoves: 'Todavía no se ha jugado nada.',
		bonus: (n: number) => `+${cards(n)}`,
		tray: 'Tus cartas',
		hand: 'Tu mano',
		handCard: (word: string, n: number) => `Carta ${n}: ${card(word)}`,
		goal: 'Tu objetivo',
		goalIs: (element: Element) => `Tu objetivo: ${elements[element]}`,
		hideGoal: 'Ocultar tu objetivo',
		showGoal: 'Mostrar tu objetivo',
		hiddenGoal: 'oculto',
		turn: 'Girar',
		place: 'Colocar',
		play: 'Jugar',
		pass: 'Pasar',
		zoomIn: 'Acercar',
		zoomOut: 'Alejar',
		fitAll: 'Mostrar toda la mesa',
		needsTurn: 'con media vuelta',
		offScreen: 'La última carta no se ve desde aquí. Mostrarla',
		emotes: 'Decir algo',
		menu: 'Menú',
		leave: 'Dejar la mesa',
		leaveTitle: '¿Dejar esta mesa?',
		leaveText: {
			bot: 'Los demás siguen jugando sin ti. Un bot de nivel medio ocupa tu asiento.',
			empty: 'Los demás siguen jugando sin ti. Tu asiento se cierra.',
		},
		stay: 'Quedarme',
		resign: 'Dejarla',
		newGame: 'Partida nueva',
		keys: 'Teclas',
		keyList: [
			{ keys: '1 – 9', does: 'Elegir una carta' },
			{ keys: '← →', does: 'Recorrer tu mano' },
			{ keys: 'B', does: 'Ir al tablero; las flechas recorren los lugares' },
			{ keys: 'H', does: 'Volver a tu mano' },
			{ keys: 'R', does: 'Girar la carta' },
			{ keys: 'Enter', does: 'Colocar o jugar' },
			{ keys: 'Esc', does: 'Devolver la carta a la mano' },
			{ keys: 'F', does: 'Mostrar toda la mesa' },
			{ keys: 'G', does: 'Ocultar o mostrar tu objetivo' },
		],
		/** There are ideas in games against bots only. */
		keyOfIdeas: { keys: 'S', does: 'Ver una buena jugada' },
		deadline: (seconds: number) => `${seconds} s`,
		hurry: (seconds: number) =>
			`Te ${seconds === 1 ? 'queda' : 'quedan'} ${plural(seconds, { one: 'segundo', other: 'segundos' })} de turno.`,
		/** Who moved in a player's place. */
		sentBy: { bot: 'jugó un bot', clock: 'se acabó el tiempo' },
		says: (name: string, text: string) => `${name} dice: ${text}`,
	},

	/** The sentence above the buttons: what the player may do now. */
	prompt: {
		yourTurn: 'Tu turno.',
		pick: 'Elige una carta y después un lugar.',
		pickFirst: 'Elige una carta y después un lugar. Con siete paneles unidos de tu objetivo, ganas.',
		pickSpot: 'Ahora elige un lugar punteado.',
		pickSpotWild: 'Ahora elige un lugar punteado, o usa el comodín como acción.',
		pickSpotNone: 'Esta carta no encaja en ningún lugar. Elige otra.',
		ready: (said: string) => {
			if (said === '') return '¿La colocas aquí?';
			return said === WILD ? 'Se une a un comodín.' : `Une ${said}.`;
		},
		makesSeven: (element: Element) => `Completa siete de ${elements[element]}.`,
		others: (name: string) => `Juega ${name}.`,
		mayTry: 'Puedes mirar tus cartas y probar lugares.',
		sending: 'Jugando…',
		noPlay: 'No puedes jugar ninguna de tus cartas. Tienes que pasar.',
		chooseSeat: {
			'trade-goals': '¿Con quién cambias tu objetivo?',
			'trade-hands': '¿Con quién cambias tu mano?',
		},
		chooseCard: {
			'zap-a-card': 'Elige la carta de la mesa que quieres atrapar.',
			'move-a-card': 'Elige la carta de la mesa que quieres mover.',
			'rotate-a-card': 'Elige la carta de la mesa que quieres girar.',
		},
		chosenCard: {
			'zap-a-card': (word: string) => `¿Atrapar ${theCard(word)}?`,
			'move-a-card': (word: string) => `¿Adónde va ${theCard(word)}?`,
			'rotate-a-card': (word: string) => `¿Girar ${theCard(word)}?`,
		},
		moveTo: 'Elige adónde va, o gírala.',
		confirmMove: '¿La mueves aquí?',
		noTarget: 'No hay nada que elegir. La carta se juega sin efecto.',
		shuffle: {
			'shuffle-goals': '¿Mezclas todos los objetivos o los pasas de asiento?',
			'rotate-goals': '¿Hacia qué lado pasan los objetivos?',
			'shuffle-hands': '¿Mezclas todas las manos o las pasas de asiento?',
		},
		confirm: {
			'trade-goals': '¿Cambias tu objetivo?',
			'trade-hands': '¿Cambias tu mano?',
			'shuffle-goals': '¿Mezclas los cinco objetivos?',
			'shuffle-hands': '¿Mezclas todas las manos y las repartes de nuevo?',
			'zap-a-card': '¿La atrapas?',
			'move-a-card': '¿La mueves?',
			'rotate-goals': '¿Pasas todos los objetivos?',
			'rotate-a-card': '¿La giras?',
		} satisfies Record<Action, string>,
		mix: 'Mezclar',
		toLeft: 'Pasar a la izquierda',
		toRight: 'Pasar a la derecha',
		wildAs: 'Usar como acción…',
		wildAsTitle: 'Usar el comodín como',
		wildAsCard: 'Colocar como carta',
		trade: 'Cambiar',
		take: 'Atrapar',
		move: 'Mover',
		over: 'La partida ha terminado.',
		spectator: 'Estás mirando.',
	},

	/** "Show me a good move" in games against bots. */
	hint: {
		ask: 'Ver una buena jugada',
		thinking: 'Buscando una buena jugada…',
		lead: (n: number, of: number) => (of === 1 ? 'Una idea.' : `Idea ${n} de ${of}.`),
		text: (move: string, chance: number) => `${move}: así ganas ${gamesOfTen(chance)}.`,
		winsAtOnce: (move: string) => `${move}: ganas al instante.`,
		take: 'Usarla',
		another: 'Otra',
		anotherLong: 'Ver otra idea',
		dismiss: 'Cerrar la idea',
		notNow: 'Las ideas aparecen cuando es tu turno y puedes jugar algo.',
		covered: 'Tu objetivo está oculto: una idea revelaría cuál es.',
		failed: 'No salió ninguna idea. Pide otra vez.',
	},

	result: {
		youWon: '¡Ganaste!',
		won: wonByName,
		nobody: 'No ganó nadie',
		seven: (element: Element) => `Siete paneles unidos de ${elements[element]}.`,
		closest: (element: Element, n: number) =>
			`Lo más cerca de siete: ${plural(n, { one: 'panel', other: 'paneles' })} de ${elements[element]}.`,
		closestPlain: 'Se jugaron todas las cartas; esto fue lo más cerca de siete.',
		'last-player': 'No queda nadie más en la mesa.',
		cards: 'Lo decidieron las cartas.',
		path: 'Cada elemento de la carta inicial tiene una salida.',
		none: 'Se jugaron todas las cartas.',
		goals: 'Los objetivos eran',
		again: 'Jugar otra vez',
		rematch: 'Revancha',
		waitRematch: (name: string) => `${name} puede empezar la revancha.`,
		copy: 'Copiar resultado',
		copied: 'Resultado copiado',
		copyFailed: 'No se pudo copiar el resultado.',
		share: 'Compartir',
		line: (who: string, how: string, turns: number) =>
			`Aquarius: ${who}. ${how} ${plural(turns, { one: 'jugada', other: 'jugadas' })}.`,
		moves: (n: number) => plural(n, { one: 'jugada', other: 'jugadas' }),
		lookBack: 'Repasar la partida',
		lookBackInTab: 'Repasar la partida (pestaña nueva)',
		home: 'Ir a la página de inicio',
	},
};

/** What looking back at a game that is over needs besides. */
export const replay = {
	replay: {
		title: 'Repaso',
		loading: 'Cargando la partida…',
		missing: 'Esa partida no existe',
		missingText: 'Una partida se puede repasar cuando ha terminado y mientras siga guardada.',
		notOver: 'La partida aún no ha terminado',
		notOverText: 'Podrás repasarla en cuanto alguien gane.',
		unreachable: 'No se pudo cargar la partida',
		unreachableText: 'No se puede llegar al servidor, o está ocupado. Espera un momento y prueba otra vez.',
		back: 'Volver a la mesa',
		board: 'La mesa en esta jugada. Las flechas van de una carta a otra.',
		start: 'El principio',
		/** What lies there then, by what the rules have. */
		startText: {
			goals: 'La primera carta está en la mesa, y cada jugador tiene una mano y un objetivo.',
			covered: 'La primera carta está en la mesa, y cada jugador tiene una mano y un objetivo que nadie ha mirado.',
			'no-goals': 'La primera carta está en la mesa, y cada jugador tiene una mano.',
			piles: 'Hay una carta en cada montón, los huecos están vacíos y la primera acción está destapada.',
		},
		noMove: 'Entre jugadas',
		position: (n: number, of: number) => `Jugada ${n} de ${of}`,
		toMove: (n: number, said: string) => `${n}. ${said}`,
		botPlays: (name: string) => `Desde aquí, un bot juega por ${name}.`,
		steps: 'Recorrer la partida',
		first: 'Al principio',
		back1: 'Una jugada atrás',
		on1: 'Una jugada adelante',
		last: 'Al final',
		/** As they are written on a keyboard. */
		keys: { first: 'Inicio', back: '←', on: '→', last: 'Fin' },
		turnBefore: 'El momento clave anterior',
		turnAfter: 'El momento clave siguiente',
		scrub: 'Jugada de la partida',
		openHand: (name: string) => `Mano de ${name}`,
		goalOf: (name: string, element: Element) => `Objetivo de ${name}: ${elements[element]}`,
		/** Somebody who has not come yet, or has gone. */
		absent: 'fuera de la mesa',
		chances: 'Posibilidades de ganar',
		together: 'Todos',
		chanceOf: (name: string, chance: number) => `${name} ${percent(chance)}`,
		chartIs: (told: readonly string[]) =>
			told.length === 0
				? 'Posibilidades de ganar, jugada a jugada.'
				: `Posibilidades de ganar, jugada a jugada. Aquí: ${list(told)}.`,
		asTable: 'Ver como tabla',
		tableMove: 'Jugada',
		noChances: 'No hay posibilidades que mostrar: en esta partida se juega solo contra las cartas.',
		rough: 'Aquí cuesta mucho calcular las posibilidades: son aproximadas y no se marcan momentos clave.',
		failed: 'No se pudieron calcular las posibilidades.',
		progress: (n: number, of: number) => `Calculando las posibilidades: ${n} de ${of}`,
		seeking: (n: number, of: number) => `Buscando mejores jugadas: ${n} de ${of}`,
		stopped: (n: number, of: number) => `Se paró en ${n} de ${of}.`,
		stop: 'Parar',
		goOn: 'Seguir',
		turns: (n: number) =>
			n === 0
				? 'Ninguna jugada cambió por sí sola esta partida.'
				: plural(n, { one: 'momento clave', other: 'momentos clave' }),
		kinds: {
			blunder: 'Error grave',
			mistake: 'Error',
			stroke: 'Gran jugada',
			open: 'Momento clave',
			unlucky: 'Mala suerte',
			lucky: 'Buena suerte',
		},
		changed: (before: number, after: number) => `del ${percent(before)} al ${percent(after)}`,
		/** `chance` is the better one. */
		better: (move: string, chance: number, made: number) =>
			`Mejor: ${lowerFirst(move)}. Habría ganado ${gamesOfBoth(chance, made)}.`,
		unforeseen: 'Con lo que se sabía entonces, no se veía nada mejor.',
		showBetter: 'Mostrarla',
		hideBetter: 'Volver a la partida',
		pile: (n: number) => `Montón ${n}`,
		slot: (n: number) => `Hueco ${n}`,
		emptyPile: 'vacío',
	},
};
