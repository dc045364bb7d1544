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

const plural = pluralOf('vi');
const list = listOf('vi');
const percent = percentOf('vi');

// ---------- grammar ----------

/** "2 lá bài": nouns have one form, whatever the number. */
const counted = (n: number, noun: string): string => plural(n, { one: noun, other: noun });

const lowerFirst = (text: string): string => `${text.charAt(0).toLowerCase()}${text.slice(1)}`;

const quoted = (text: string): string => `“${text}”`;

/** The player of a game against bots. */
const YOU = 'Bạn';
/** A name that does not begin the sentence: "Bạn" is a common word there. */
const inside = (name: string): string => (name === YOU ? lowerFirst(YOU) : name);

// ---------- cards, elements, places ----------

const elements: Readonly<Record<Element, string>> = { E: 'Đất', A: 'Khí', W: 'Nước', F: 'Lửa', S: 'Vũ trụ' };

/** What the fifth element is called: editions differ. */
const fifthElements = { space: 'Vũ trụ', ether: 'Ête' };

const actions: Readonly<Record<Action, string>> = {
	'trade-goals': 'Đổi mục tiêu',
	'shuffle-goals': 'Trộn mục tiêu',
	'rotate-goals': 'Chuyền mục tiêu',
	'trade-hands': 'Đổi bài trên tay',
	'shuffle-hands': 'Trộn bài trên tay',
	'zap-a-card': 'Chộp một lá',
	'move-a-card': 'Dời một lá',
	'rotate-a-card': 'Xoay một lá',
};

/** One line for each Action: what happens if you play it. */
const actionHelp: Readonly<Record<Action, string>> = {
	'trade-goals': 'Đổi mục tiêu của bạn với mục tiêu ở một ghế khác, kể cả ghế của người chơi vô hình.',
	'shuffle-goals': 'Gom cả năm mục tiêu, trộn lên rồi chia lại.',
	'rotate-goals': 'Mọi mục tiêu chuyền sang ghế bên cạnh, cùng theo hướng bạn chọn.',
	'trade-hands': 'Đổi hết bài trên tay với một người chơi khác.',
	'shuffle-hands': 'Gom bài trên tay của mọi người, trộn lên rồi chia đều, bắt đầu từ bạn.',
	'zap-a-card': 'Chộp một lá trên bàn và giữ luôn trên tay.',
	'move-a-card': 'Nhấc một lá trên bàn rồi đặt sang ô khác, hoặc xoay nửa vòng.',
	'rotate-a-card': 'Xoay nửa vòng một lá trên bàn, ngay tại ô của nó.',
};

const patterns: Readonly<Record<Pattern, string>> = {
	ace: 'một lá đơn',
	double: 'một lá đôi',
	triple: 'một lá ba',
	quad: 'một lá bốn',
	wild: 'một lá vạn năng',
};

const panelPlaces: Readonly<Record<Exclude<PanelPlace, 'whole'>, string>> = {
	above: 'ở trên',
	below: 'ở dưới',
	left: 'bên trái',
	right: 'bên phải',
	'upper-left': 'góc trên trái',
	'upper-right': 'góc trên phải',
	'lower-left': 'góc dưới trái',
	'lower-right': 'góc dưới phải',
};

const WHOLE = 'Toàn';
const WILD = 'Vạn năng';
const HIDDEN = 'Lá úp';

/** "Lửa ở trên, Nước góc dưới trái, Khí góc dưới phải" for a word as it lies, "Toàn Lửa" for an Ace; the name of an Action. */
function card(word: string): string {
	if (word === '????') return HIDDEN;
	if (isAction(word)) return actions[word];
	const panels = spokenPanels(word);
	if (panels.length === 0) return WILD;
	return panels
		.map(({ element, place }) =>
			place === 'whole' ? `${WHOLE} ${elements[element]}` : `${elements[element]} ${panelPlaces[place]}`,
		)
		.join(', ');
}

/** The same without where on the card: "Lửa · Nước · Khí"; for places where the card itself is in sight. */
function cardInShort(word: string): string {
	const panels = spokenPanels(word);
	if (isAction(word) || panels.length === 0) return card(word);
	return [...new Set(panels.map(({ element }) => elements[element]))].join(' · ');
}

/** A card inside a sentence, with its classifier: "lá Lửa · Nước", "lá toàn Lửa", "lá vạn năng", "lá “Dời một lá”". */
function inSentence(word: string, say: Say): string {
	if (word === '????') return lowerFirst(HIDDEN);
	if (isAction(word)) return `lá ${quoted(actions[word])}`;
	const said = say(word);
	return `lá ${said === WILD || said.startsWith(`${WHOLE} `) ? lowerFirst(said) : said}`;
}
const theCard = (word: string): string => inSentence(word, card);

/** A card of the solitaire's piles, which can be a Goal. */
const pileCard = (word: PileCard, say: Say): string =>
	isGoal(word) ? `mục tiêu ${elements[word]}` : inSentence(word, say);
const panelsOrGoal = (word: PileCard): string =>
	isGoal(word) ? `mục tiêu ${elements[word]}` : patterns[patternOf(word)];

/** "ô phải 2, trên 1" seen from the start card; halves as "ô phải 1½". */
function spot({ x, y }: Spot): string {
	const across = x === 0 ? '' : `${x > 0 ? 'phải' : 'trái'} ${steps(x)}`;
	const down = y === 0 ? '' : `${y > 0 ? 'dưới' : 'trên'} ${steps(y)}`;
	return `ô ${[across, down].filter(Boolean).join(', ') || 'xuất phát'}`;
}

/** The sides on which a card laid at the spot would join: "Lửa ở trên và Nước bên trái". Joins are middles of half borders. */
function joins(
	at: Spot,
	borders: readonly { readonly x: number; readonly y: number; readonly element: Element }[],
): string {
	const said = borders.map((b) => `${elements[b.element]} ${side(b.x - at.x, b.y - at.y)}`);
	return list([...new Set(said)]);
}

const side = (dx: number, dy: number): string => {
	if (dy <= 0) return 'ở trên';
	if (dy >= 1) return 'ở dưới';
	return dx <= 0 ? 'bên trái' : 'bên phải';
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
	'text/unreadable': 'Không đọc được nước đi này.',
	'game/over': 'Ván chơi đã kết thúc.',
	'turn/not-yours': 'Chưa đến lượt bạn.',
	'action/not-in-rules': 'Luật này không cho chọn như vậy.',
	'card/not-in-hand': 'Bạn không có lá bài này trên tay.',
	'target/not-a-seat': 'Ghế đó không có ai để chọn.',
	'target/yourself': 'Hãy chọn người khác, đừng chọn chính bạn.',
	'target/no-card': 'Ở đó không có lá bài nào để chọn.',
	'target/possible': 'Vẫn có lá bài để chọn, nên bạn phải chọn một lá.',
	'placement/off-grid': 'Các lá bài phải nằm sát cạnh và thẳng hàng với nhau.',
	'placement/occupied': 'Ô này đã có lá bài rồi.',
	'placement/hides-a-card': 'Đặt vậy sẽ che kín một lá bài khác.',
	'placement/not-adjacent': 'Lá bài phải chạm vào cạnh của một lá trên bàn.',
	'placement/no-match': 'Ở đây không có mảng nào chạm mảng cùng nguyên tố. Hãy xoay lá bài hoặc thử ô khác.',
	'move/unchanged': 'Lá bài phải sang ô khác, hoặc xoay nửa vòng.',
	'pass/not-allowed': 'Bạn còn lá đánh được, nên chưa được bỏ lượt.',
	'claim/not-won': 'Chưa có đủ bảy mảng của mục tiêu nối liền nhau.',
	'goal/covered': 'Hãy xem mục tiêu của bạn trước đã.',
	'pile/no-match': 'Trên chồng đó không có mảng nào chạm mảng cùng nguyên tố.',
};

/** Refusals of the tables; the list itself lives in the protocol. */
const rooms = {
	'room/stale': 'Trên bàn vừa có thay đổi. Hãy nhìn lại rồi chọn lần nữa.',
	'room/not-seated': 'Ở bàn này bạn chỉ ngồi xem.',
	'room/not-host': 'Chỉ chủ bàn mới làm được việc này.',
	'room/wrong-phase': 'Lúc này chưa làm được việc này.',
	'room/too-fast': 'Nhanh quá. Chờ một chút nhé.',
	'room/too-large': 'Dài quá rồi.',
	'room/unknown-message': 'Bàn không hiểu. Hãy tải lại trang rồi thử lần nữa.',
	'room/restarting': 'Bàn đang khởi động lại, chờ một chút nhé.',
	'room/full': 'Bàn này đã kín ghế.',
	'room/muted': 'Chủ bàn đã tắt lời nhắn của bạn ở đây.',
	'room/no-talk': 'Ở bàn này mọi người chỉ dùng những câu có sẵn.',
	'room/not-found': 'Không có bàn nào mang mã này.',
	'room/bad-request': 'Bàn không đọc được. Hãy kiểm tra lại những gì bạn đã điền.',
};

const emotes = {
	hello: 'Xin chào!',
	'good-luck': 'Chúc may mắn!',
	'nice-move': 'Nước đi hay quá!',
	wow: 'Ồ!',
	oops: 'Ối!',
	sorry: 'Xin lỗi nhé!',
	thanks: 'Cảm ơn nhé!',
	thinking: 'Để mình nghĩ…',
	hurry: 'Đến lượt bạn rồi đấy.',
	'one-moment': 'Chờ mình một chút nhé.',
	'back-again': 'Mình quay lại rồi đây.',
	'good-game': 'Ván này hay quá!',
	again: 'Chơi ván nữa nhé?',
	bye: 'Tạm biệt, hẹn gặp lại!',
};

const bots = {
	easy: { name: 'Dễ', help: 'Hay bỏ sót như người mới tập chơi. Dành cho các bé và cho lần chơi đầu.' },
	medium: { name: 'Vừa', help: 'Lo mục tiêu của mình và canh chừng mục tiêu của bạn. Dành cho ván chơi vui.' },
	strong: { name: 'Khó', help: 'Biết tính trước và đoán xem bạn đang cần gì. Dành cho người đã quen chơi.' },
	expert: { name: 'Cao thủ', help: 'Nghĩ thật kỹ và không nhường chút nào. Dành cho ai không ngại thua vài ván.' },
	random: { name: 'Ngẫu nhiên', help: 'Đánh bất cứ lá nào đặt được.' },
	greedy: { name: 'Hăng hái', help: 'Hễ có dịp là nối thêm cho mục tiêu của mình.' },
};

// ---------- events ----------

type Names = readonly string[];

const subject = (seat: Seat, names: Names, me: Seat | null): string => strong(seat === me ? YOU : nameOf(seat, names));
const object = (seat: Seat, names: Names, me: Seat | null): string =>
	strong(seat === me ? inside(YOU) : inside(nameOf(seat, names)));
const nameOf = (seat: Seat, names: Names): string => names[seat] || `Ghế ${seat + 1}`;
const bold = (found: readonly Element[]): string => list(found.map((e) => strong(elements[e])));
const cards = (n: number): string => counted(n, 'lá bài');
const discards = (n: number): string => counted(n, 'lá đã bỏ');
const ways = { left: 'sang trái', right: 'sang phải' };

/** Who did what, as one line of the move list. `names` by seat, invisible seats included; null: not worth a line. */
function logLine(event: GameEvent, names: Names, me: Seat | null): string | null {
	const who = 'seat' in event ? subject(event.seat, names, me) : '';
	const isMine = 'seat' in event && event.seat === me;
	switch (event.type) {
		case 'placed': {
			const joined = event.connected.length > 0 ? `, nối ${bold(event.connected)}` : '';
			return `${who} đánh ${patterns[patternOf(event.card)]}${joined}`;
		}
		case 'action-played': {
			const name = actions[event.as];
			return event.card === event.as
				? `${who} dùng ${strong(name)}`
				: `${who} dùng lá vạn năng để ${strong(lowerFirst(name))}`;
		}
		case 'no-target':
			return `Hành động ${strong(actions[event.action])} không thay đổi gì cả`;
		case 'goals-traded': {
			const [given, got] = event.goals;
			const known =
				given === '?' || got === '?'
					? ''
					: isMine
						? `: ${tradedGoals(given, got)}`
						: `: ${inside(YOU)} ${tradedGoals(got, given)}`;
			const traded =
				event.with === 'unused'
					? 'đổi mục tiêu lấy một mục tiêu chưa dùng'
					: `đổi mục tiêu với ${object(event.with, names, me)}`;
			return `${who} ${traded}${isMine || event.with === me ? known : ''}`;
		}
		case 'goals-shuffled':
			return `${who} trộn tất cả mục tiêu${ownGoal(event.goals, me)}`;
		case 'goals-rotated':
			return `${who} chuyền tất cả mục tiêu ${ways[event.direction]}${ownGoal(event.goals, me)}`;
		case 'hands-traded':
			return `${who} đổi bài trên tay với ${object(event.with, names, me)}`;
		case 'hands-shuffled':
			return `${who} trộn bài trên tay của mọi người`;
		case 'hands-rotated':
			return `${who} chuyền bài trên tay của mọi người ${ways[event.direction]}`;
		case 'zapped':
			return event.to === 'discard'
				? `${who} bỏ ${patterns[patternOf(event.card)]} khỏi bàn`
				: `${who} chộp ${patterns[patternOf(event.card)]} trên bàn`;
		case 'moved':
			return `${who} ${stays(event) ? 'xoay' : 'dời'} ${patterns[patternOf(event.to.card)]}`;
		case 'card-rotated':
			return `${who} xoay ${patterns[patternOf(event.to.card)]}`;
		case 'goal-opened':
			return event.goal === '?' || !isMine
				? `${who} xem mục tiêu úp của mình`
				: `${who} xem mục tiêu của mình: ${strong(elements[event.goal])}`;
		case 'claimed':
			return `${who} báo thắng`;
		case 'deck-rebuilt':
			return `Bài đã bỏ trở thành chồng rút mới: ${cards(event.cards)}`;
		case 'stacked':
			return `${who} đặt ${panelsOrGoal(event.card)} ${place(event)}`;
		case 'refilled':
			return `Chồng ${event.pile + 1} đã hết bài và được thêm ${panelsOrGoal(event.card)}`;
		case 'called':
			return `${who} lật hành động ${strong(actions[event.action])}${event.again ? ', mở đầu một vòng mới' : ''}`;
		case 'resigned':
			return `${who} bỏ cuộc`;
		case 'start-turned-up':
			return event.placed === null
				? 'Trên bàn không còn lá nào'
				: `Lá xuất phát mới: ${patterns[patternOf(event.placed.card)]}`;
		case 'passed':
			return `${who} bỏ lượt`;
		case 'drew':
			return event.why === 'turn' ? null : `${who} rút ${cards(event.cards.length)}`;
		case 'turn':
			return null;
		case 'joined':
			return `${who} vào chơi`;
		case 'left':
			return `${who} rời ván chơi`;
		case 'game-over':
			return over(event.winners, event.reason, names, me);
		default:
			return missing(event);
	}
}

const stays = ({ from, to }: { readonly from: Spot; readonly to: Spot }): boolean => from.x === to.x && from.y === to.y;
const place = ({ onto, to }: { readonly onto: 'pile' | 'slot'; readonly to: number }): string =>
	`${onto === 'pile' ? 'lên chồng' : 'vào ngăn'} ${to + 1}`;
/** Told to one of the two who traded, as that one sees it, whoever played the card. */
const tradedGoals = (given: Element, got: Element): string =>
	`đưa ${strong(elements[given])}, nhận ${strong(elements[got])}`;
const ownGoal = (goals: readonly (Element | '?')[], me: Seat | null): string => {
	const mine = me === null ? undefined : goals[me];
	return mine === undefined || mine === '?' ? '' : `, mục tiêu của bạn giờ là ${strong(elements[mine])}`;
};

/** The whole sentence for a live region: place, elements and, for your own draws, the cards by name. Null: nothing to say. */
function spokenLine(event: GameEvent, names: Names, me: Seat | null): string | null {
	const who = 'seat' in event ? plain(subject(event.seat, names, me)) : '';
	switch (event.type) {
		case 'placed': {
			const joined = event.connected.length > 0 ? ` Nối ${list(event.connected.map((e) => elements[e]))}.` : '';
			const bonus = event.bonus > 0 ? ` Thưởng: ${cards(event.bonus)}.` : '';
			return `${who} đánh ${theCard(event.card)} vào ${spot(event)}.${joined}${bonus}`;
		}
		case 'zapped':
			return event.to === 'discard'
				? `${who} bỏ ${theCard(event.card)} khỏi ${spot(event)}.`
				: `${who} chộp ${theCard(event.card)} tại ${spot(event)}.`;
		case 'moved':
			return stays(event)
				? `${who} xoay một lá tại ${spot(event.to)}: ${card(event.to.card)}.`
				: `${who} dời ${theCard(event.to.card)} từ ${spot(event.from)} đến ${spot(event.to)}.`;
		case 'card-rotated':
			return `${who} xoay một lá tại ${spot(event.to)}: ${card(event.to.card)}.`;
		case 'stacked':
			return `${who} đặt ${pileCard(event.card, card)} từ chồng ${event.from + 1} ${place(event)}.`;
		case 'refilled':
			return `Chồng ${event.pile + 1} đã hết bài và được thêm ${pileCard(event.card, card)}.`;
		case 'drew':
			if (event.cards.length === 0) return null;
			if (event.seat === me) return `${YOU} rút ${list(event.cards.map(theCard))}.`;
			return event.why === 'turn' ? null : `${who} rút ${cards(event.cards.length)}.`;
		case 'turn':
			return `Đến lượt ${event.seat === me ? inside(YOU) : inside(nameOf(event.seat, names))}.`;
		default: {
			const line = logLine(event, names, me);
			return line === null ? null : sentence(plain(line));
		}
	}
}

/** "Bạn và Mai thắng": you come first. */
function won(winners: readonly Seat[], names: Names, me: Seat | null): string {
	const inOrder = [...winners.filter((seat) => seat === me), ...winners.filter((seat) => seat !== me)];
	return `${list(inOrder.map((seat) => subject(seat, names, me)))} thắng`;
}

function over(winners: readonly Seat[], reason: OutcomeReason, names: Names, me: Seat | null): string {
	const result = won(winners, names, me);
	switch (reason) {
		case 'seven':
			return result;
		case 'closest':
			return `${result} vì gần đủ bảy nhất khi đã đánh hết bài`;
		case 'cards':
			return `${result}: các lá bài đã quyết định`;
		case 'path':
			return `${result}: nguyên tố nào cũng có lối ra`;
		case 'last-player':
			return `${result}: không còn ai khác`;
		case 'none':
			return 'Ván chơi kết thúc, không ai thắng';
		default:
			return missing(reason);
	}
}

// ---------- moves ----------

/** A card in words, at length or in short. */
type Say = (word: string) => string;

/** A move that somebody might make, as a call to make it, without a full stop. `cardAt`: the word of the card that lies at a spot. */
function moveLine(move: Move, names: Names, cardAt: (at: Spot) => string, say: Say): string {
	const deed = deedOf(move, names, cardAt, say);
	return 'wild' in move && move.wild ? `Dùng lá vạn năng để ${lowerFirst(deed)}` : deed;
}

function deedOf(move: Move, names: Names, cardAt: (at: Spot) => string, say: Say): string {
	const lying = (where: Spot): string => `${inSentence(cardAt(where), say)} tại ${spot(where)}`;
	switch (move.type) {
		case 'place':
			return `Đặt ${inSentence(move.card, say)} vào ${spot(move)}`;
		case 'trade-goals':
			return move.seat === 'unused'
				? 'Đổi mục tiêu lấy một mục tiêu chưa dùng'
				: `Đổi mục tiêu với ${inside(nameOf(move.seat, names))}`;
		case 'shuffle-goals':
		case 'rotate-goals':
			return move.rotate === undefined ? 'Trộn tất cả mục tiêu' : `Chuyền tất cả mục tiêu ${ways[move.rotate]}`;
		case 'trade-hands':
			return `Đổi bài trên tay với ${inside(nameOf(move.seat, names))}`;
		case 'shuffle-hands':
			return move.rotate === undefined
				? 'Trộn bài trên tay của mọi người'
				: `Chuyền bài trên tay của mọi người ${ways[move.rotate]}`;
		case 'zap-a-card':
			return move.target === null ? idle(move.type) : `Chộp ${lying(move.target)}`;
		case 'move-a-card': {
			if (move.target === null || move.to === undefined) return idle(move.type);
			if (stays({ from: move.target, to: move.to })) return `Xoay ${lying(move.target)}`;
			const turned = move.to.card === cardAt(move.target) ? '' : ', xoay nửa vòng';
			return `Dời ${inSentence(cardAt(move.target), say)} từ ${spot(move.target)} đến ${spot(move.to)}${turned}`;
		}
		case 'rotate-a-card':
			return move.target === null ? idle(move.type) : `Xoay ${lying(move.target)}`;
		case 'pass':
			return 'Bỏ lượt';
		case 'look':
			return 'Xem mục tiêu úp của bạn';
		case 'claim':
			return 'Báo thắng';
		case 'stack':
			return `Đặt ${pileCard(move.card, say)} từ chồng ${move.from + 1} ${place(move)}`;
		case 'call':
			return 'Lật hành động tiếp theo';
		case 'resign':
			return 'Bỏ cuộc';
		default:
			return missing(move);
	}
}

const idle = (action: Action): string => `Đánh ${quoted(actions[action])} mà không có tác dụng`;

const tenthsOf = (chance: number): number => Math.round(chance * 10);

/** How often a move wins, for a chance from 0 to 1: as people count, in games out of ten. */
function winsOfTen(chance: number): string {
	const tenths = tenthsOf(chance);
	if (tenths === 0) return 'hầu như không thắng';
	return tenths === 10 ? 'hầu như ván nào cũng thắng' : `thắng khoảng ${tenths} trong 10 ván`;
}

/** How often a move would have won, and the one that was made; the unit of a number is said once. */
function winsOfBoth(chance: number, made: number): string {
	const [tenths, tenthsMade] = [tenthsOf(chance), tenthsOf(made)];
	if (tenths === tenthsMade) return `thắng nhiều hơn một chút: ${percent(chance)} số ván thay vì ${percent(made)}`;
	const unit = tenths === 10 ? ' trong 10' : '';
	const less = tenthsMade === 0 ? 'hầu như không thắng' : `chỉ khoảng ${tenthsMade}${unit}`;
	return `${winsOfTen(chance)}, nước đã đi ${less}`;
}

// ---------- pages ----------

/** Who won, by names alone: "Bạn và Mai thắng". */
function wonByName(names: readonly string[]): string {
	const inOrder = [...names.filter((name) => name === YOU), ...names.filter((name) => name !== YOU)];
	return `${list(inOrder)} thắng`;
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
		tagline: 'Chơi bài Aquarius ngay trên trình duyệt',
		description:
			'Chơi Aquarius với bạn bè, người lạ hoặc với máy: đặt các lá bài sao cho nguyên tố nối liền nhau, và là người đầu tiên nối đủ bảy mảng của mục tiêu bí mật.',
		skip: 'Đến phần chính',
		home: 'Aquarius, trang chủ',
		main: 'Mục chính',
		footer: 'Tìm hiểu thêm về trang này',
		play: 'Chơi',
		rules: 'Luật chơi',
		about: 'Giới thiệu',
		theme: (now: string) => `Màu sắc: ${now}. Đổi màu`,
		themes: { system: 'theo thiết bị', light: 'sáng', dark: 'tối' },
		languages: 'Ngôn ngữ',
		close: 'Đóng',
		cancel: 'Hủy',
		unofficial: 'Dự án của người hâm mộ, không chính thức, có hình vẽ riêng và không liên quan đến nhà phát hành.',
		credit: 'Aquarius là trò chơi của Andrew Looney, do Looney Labs phát hành.',
		noScript: 'Muốn chơi thì trình duyệt phải bật JavaScript. Luật chơi vẫn đọc được khi không bật.',
	},

	home: {
		titleOne: 'Năm nguyên tố.',
		titleTwo: 'Một bức tranh lớn.',
		lead: 'Đặt lá bài để nối tiếp bức tranh. Hãy nối liền bảy mảng của nguyên tố bí mật trước khi có ai đoán ra nó.',
		playNow: 'Chơi ngay',
		playNowHelp: 'đấu với ba máy',
		quickMatch: 'Ghép bàn',
		newTable: 'Bàn mới',
		facts: '2 đến 5 người chơi · khoảng 10 phút · không cần tài khoản',
		joinTitle: 'Vào bằng mã',
		joinHint: 'Sáu chữ cái và chữ số, do người mời gửi cho bạn.',
		codeExample: 'KTX294',
		join: 'Vào',
		badCode: 'Mã bàn có sáu chữ cái và chữ số, chẳng hạn KTX294, nhưng không có nguyên âm, số 0 hay số 1.',
		how: 'Cách chơi',
		steps: [
			{
				title: 'Nối một mảng',
				text: 'Ít nhất một mảng phải chạm vào mảng cùng nguyên tố ở lá bên cạnh. Các mảng khác không khớp cũng được.',
				picture: 'Hai lá bài cạnh nhau: một mảng Nước chảy từ lá này sang lá kia.',
			},
			{
				title: 'Nhìn tranh lan ra',
				text: 'Mảng đã nối thì mất đường viền ở giữa. Mảng bằng cả lá bài hay một phần tư lá đều tính là một.',
				picture: 'Ba lá bài xếp thành góc: một nhóm Lửa chạy qua cả ba lá.',
			},
			{
				title: 'Đủ bảy là thắng',
				text: 'Nối đủ bảy mảng của mục tiêu là bạn thắng ngay, hình dạng nào cũng được, đang lượt của ai cũng được.',
				picture: 'Bảy lá bài: một nhóm Vũ trụ gồm bảy mảng, có đường viền bao quanh.',
			},
		],
		poster: 'Một bàn đã chơi xong: các lá bài nằm sát cạnh nhau, các nguyên tố hòa vào nhau.',
		rulesLink: 'Đọc luật chơi',
	},

	newTable: {
		title: 'Bàn mới',
		lead: 'Bày bàn xong thì gửi liên kết cho bạn bè.',
		yourName: 'Tên của bạn',
		seats: 'Số ghế',
		seatCount: (n: number) => counted(n, 'người chơi'),
		others: 'Chơi cùng ai',
		seat: (n: number) => `Ghế ${n}`,
		openSeat: 'Bạn bè',
		bot: (level: string) => `Máy mức ${level.toLowerCase()}`,
		privacy: 'Ai tìm được bàn này',
		private: 'Chỉ người có liên kết',
		public: 'Mọi người',
		spectators: 'Người khác được xem',
		clock: 'Thời gian mỗi lượt',
		clocks: (seconds: number) =>
			seconds === 0 ? 'Không giới hạn' : seconds < 60 ? counted(seconds, 'giây') : counted(seconds / 60, 'phút'),
		onLeave: 'Khi có người rời bàn',
		onLeaves: { bot: 'Máy mức vừa ngồi vào ghế', empty: 'Ghế đóng lại' },
		rotate: 'Được chuyền thay vì trộn',
		rotateHelp: 'Luật nhà: ai đánh lá trộn thì được chuyền tất cả mục tiêu hoặc bài trên tay sang trái hay sang phải.',
		first: 'Ai đi trước',
		firstRandom: 'Bốc thăm',
		firstHost: 'Tôi',
		more: 'Tùy chọn khác',
		create: 'Tạo bàn',
		creating: 'Đang bày bàn…',
		nameNeeded: 'Hãy điền tên để mọi người biết bạn là ai.',
	},

	quick: {
		title: 'Ghép bàn nhanh',
		lead: 'Bạn ngồi cùng bàn với những người cũng đang tìm bạn chơi. Chờ một lát, máy mức vừa sẽ ngồi vào các ghế trống.',
		size: 'Bàn mấy người',
		start: 'Tìm người chơi',
		looking: 'Đang tìm người chơi…',
		botsSoon: 'Nếu không có ai đến, máy mức vừa sẽ ngồi vào các ghế trống.',
		startsIn: (seconds: number) => `Còn ${counted(seconds, 'giây')}.`,
		cancel: 'Ngừng tìm',
	},

	connection: {
		region: 'Kết nối',
		connecting: 'Đang kết nối…',
		removed: 'Bạn không còn ghế ở bàn này, vì chủ bàn đã thu ghế hoặc vì bạn vắng mặt quá lâu.',
		left: 'Bạn đã rời bàn này.',
		lost: 'Mất kết nối. Đang thử lại…',
		retryNow: 'Thử ngay',
		again: 'Thử lại',
		checking: 'Đang xem lại bàn…',
		elsewhere: 'Bạn đang chơi ở ghế này trong một cửa sổ khác.',
		playHere: 'Chơi ở đây',
		botsFailed: 'Máy không trả lời. Bạn có đang nối mạng không?',
		gone: 'Không kết nối lại được.',
		unreachable: 'Không liên lạc được với máy chủ. Hãy kiểm tra mạng rồi thử lại.',
		outdated: 'Trang này có phiên bản mới.',
		unshown: 'Bàn này chơi theo luật mà trang này chưa hiện được.',
		reload: 'Tải lại',
	},

	errors: {
		notFound: 'Ở đây không có gì',
		notFoundText: 'Trang hoặc bàn bạn tìm không có, hoặc không còn nữa.',
		failed: 'Có trục trặc rồi',
		failedText: 'Không mở được trang. Bạn thử lại nhé.',
		home: 'Về trang chủ',
	},

	about: {
		title: 'Về trang này',
		gameTitle: 'Trò chơi',
		game: 'Aquarius là trò chơi bài do Andrew Looney thiết kế và Looney Labs phát hành. Nếu thích, bạn hãy mua bộ bài thật: bài rất đẹp, lại chơi được mà không cần điện.',
		publisher: 'Looney Labs',
		siteTitle: 'Trang này',
		site: 'Đây là dự án của người hâm mộ, không chính thức. Tác giả và nhà phát hành không làm, không kiểm tra và không hỗ trợ trang này. Mọi tên gọi đều thuộc về chủ sở hữu.',
		artTitle: 'Hình vẽ',
		art: 'Mọi hình ở đây đều do mã của dự án này vẽ ra. Không có gì lấy từ bộ bài đã phát hành, và luật chơi được giải thích bằng lời của chúng tôi.',
		codeTitle: 'Mã nguồn',
		code: 'Cả dự án là phần mềm tự do theo giấy phép MIT. Hai phông chữ Fraunces và Nunito được dùng theo giấy phép SIL Open Font License.',
		privacyTitle: 'Những gì được lưu',
		privacy:
			'Không tài khoản, không theo dõi, không cookie. Ván chơi với máy nằm lại trong trình duyệt của bạn. Bàn chơi với người khác được lưu trên máy chủ để không mất khi khởi động lại; tên của bạn ở đó là tên bạn đã điền.',
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
		title: 'Chơi với máy',
		setup: 'Ván mới',
		opponents: 'Đối thủ',
		level: 'Máy chơi mức nào',
		start: 'Chia bài',
		restartText: 'Ván đang chơi trên bàn sẽ bị bỏ đi.',
		you: YOU,
		dealing: 'Đang chia bài…',
	},

	/** Said aloud when the people at a table change. */
	seats: {
		came: (name: string) => `${name} ngồi vào bàn.`,
		left: (name: string) => `${name} đã rời bàn.`,
		away: (name: string) => `${name} đang vắng mặt.`,
		back: (name: string) => `${name} đã quay lại.`,
		/** `sign`: what tells a bot from people. */
		bot: (name: string, sign: string) => `${name} (${sign})`,
		botFor: (name: string) => `Bây giờ máy mức vừa chơi thay ${name}.`,
	},

	lobby: {
		title: 'Chuẩn bị chơi',
		code: 'Mã bàn',
		link: 'Liên kết gửi bạn bè',
		copy: 'Sao chép',
		copied: 'Đã sao chép liên kết',
		copyFailed: 'Không sao chép được. Hãy chọn liên kết rồi tự sao chép.',
		share: 'Chia sẻ',
		shareText: 'Vào chơi Aquarius với mình nhé',
		seats: 'Các ghế',
		invite: 'đang chờ người vào',
		host: 'chủ bàn',
		you: 'bạn',
		bot: (level: string) => `máy mức ${level.toLowerCase()}`,
		levels: 'Các mức của máy',
		botLevel: (seat: number) => `Ghế ${seat}: mức của máy`,
		addBot: 'Thêm',
		addBotTo: (level: string, seat: number) => `Ghế ${seat}: thêm máy mức ${level.toLowerCase()}`,
		anyone: 'Ai cũng tìm được bàn này',
		lookAgain: 'Xem lại bàn',
		here: (names: readonly string[]) => `Đang ở bàn: ${list(names)}.`,
		removeBot: (name: string) => `Cho ${name} nghỉ`,
		kick: (name: string) => `Mời ${name} rời bàn`,
		sit: 'Ngồi vào đây',
		start: 'Bắt đầu',
		startNeeds: 'Ít nhất hai ghế phải có người hoặc máy.',
		waitHost: (name: string) => `Đang chờ ${name} bắt đầu ván chơi.`,
		emptySeats: 'Ghế nào còn trống sẽ đóng lại khi ván bắt đầu.',
		options: 'Bàn này',
		rulesName: 'luật 3.0',
		join: 'Ngồi vào bàn',
		watch: 'Chỉ xem',
		joinFull: 'Bàn đã kín ghế. Bạn có thể ngồi xem.',
		loading: 'Đang tìm bàn…',
	},

	table: {
		title: (code: string) => `Bàn ${code}`,
		heading: 'Bàn chơi',
		tableWord: 'Bàn',
		events: 'Diễn biến',
		colours: 'Màu sắc',
		board: 'Mặt bàn. Phím mũi tên đi giữa các ô, Enter để chọn, R để xoay lá bài, Esc để trả lá bài về tay.',
		players: 'Người chơi',
		you: YOU,
		toPlay: 'đến lượt',
		won: 'thắng',
		waiting: 'đang chờ',
		away: 'vắng mặt',
		replaced: 'Máy mức vừa đang chơi thay bạn.',
		replacedText: 'Bạn đã hết giờ. Chạm vào đâu cũng được để tự chơi tiếp.',
		botState: 'máy',
		invisible: 'Người chơi vô hình',
		invisibleSeat: (n: number) => `Ghế ${n}`,
		invisibleHelp: 'không có ai, mục tiêu nằm úp',
		handCount: (n: number) => counted(n, 'lá bài trên tay'),
		piles: 'Các chồng bài',
		toDraw: (n: number) => `${n} lá để rút`,
		cardsLeft: (n: number) => `còn ${cards(n)}`,
		discards,
		discardsTitle: 'Bài đã bỏ',
		showDiscards: (n: number) => `${discards(n)}, mở ra xem`,
		noDiscards: 'Chưa có lá nào bị bỏ.',
		discardOrder: 'Lá mới bỏ đứng trước.',
		groups: 'Nhóm lớn nhất',
		group: (element: Element, n: number) => `${elements[element]}: ${n} trên 7`,
		showGroup: (element: Element) => `Chỉ ra nhóm ${elements[element]} lớn nhất`,
		count: (n: number) => `${n} / 7`,
		ownGoal: 'mục tiêu của bạn',
		moves: 'Các nước đi',
		noMoves: 'Chưa ai đánh lá nào.',
		bonus: (n: number) => `+${cards(n)}`,
		tray: 'Bài của bạn',
		hand: 'Bài trên tay bạn',
		handCard: (word: string, n: number) => `Lá ${n}: ${card(word)}`,
		goal: 'Mục tiêu của bạn',
		goalIs: (element: Element) => `Mục tiêu của bạn: ${elements[element]}`,
		hideGoal: 'Che mục tiêu',
		showGoal: 'Mở mục tiêu',
		hiddenGoal: 'đang che',
		turn: 'Xoay',
		place: 'Đặt',
		play: 'Đánh',
		pass: 'Bỏ lượt',
		zoomIn: 'Phóng to',
		zoomOut: 'Thu nhỏ',
		fitAll: 'Xem cả bàn',
		needsTurn: 'sau khi xoay nửa vòng',
		offScreen: 'Lá vừa đánh nằm ngoài tầm nhìn. Đến xem',
		emotes: 'Nói một câu',
		menu: 'Menu',
		leave: 'Rời bàn',
		leaveTitle: 'Rời bàn này?',
		leaveText: {
			bot: 'Mọi người chơi tiếp mà không có bạn. Máy mức vừa sẽ ngồi vào ghế của bạn.',
			empty: 'Mọi người chơi tiếp mà không có bạn. Ghế của bạn đóng lại.',
		},
		stay: 'Ở lại',
		resign: 'Rời bàn',
		newGame: 'Ván mới',
		keys: 'Phím',
		keyList: [
			{ keys: '1 – 9', does: 'Cầm một lá bài' },
			{ keys: '← →', does: 'Đi qua các lá trên tay' },
			{ keys: 'B', does: 'Ra mặt bàn; phím mũi tên đi giữa các ô' },
			{ keys: 'H', does: 'Về lại bài trên tay' },
			{ keys: 'R', does: 'Xoay lá bài' },
			{ keys: 'Enter', does: 'Đặt hoặc đánh' },
			{ keys: 'Esc', does: 'Trả lá bài về tay' },
			{ keys: 'F', does: 'Xem cả bàn' },
			{ keys: 'G', does: 'Che hoặc mở mục tiêu' },
		],
		/** There are ideas in games against bots only. */
		keyOfIdeas: { keys: 'S', does: 'Gợi ý một nước đi hay' },
		deadline: (seconds: number) => `${seconds} s`,
		hurry: (seconds: number) => `Bạn còn ${counted(seconds, 'giây')} cho lượt này.`,
		/** Who moved in a player's place. */
		sentBy: { bot: 'máy đánh thay', clock: 'hết giờ' },
		says: (name: string, text: string) => `${name} nói: ${text}`,
	},

	/** The sentence above the buttons: what the player may do now. */
	prompt: {
		yourTurn: 'Đến lượt bạn.',
		pick: 'Chọn một lá bài, rồi chọn ô.',
		pickFirst: 'Chọn một lá bài, rồi chọn ô. Nối đủ bảy mảng của mục tiêu là thắng.',
		pickSpot: 'Chọn một ô nét đứt.',
		pickSpotWild: 'Chọn một ô nét đứt, hoặc dùng lá này làm hành động.',
		pickSpotNone: 'Lá này không đặt được ở đâu cả. Chọn lá khác nhé.',
		ready: (said: string) => {
			if (said === '') return 'Đặt ở đây nhé?';
			return said === WILD ? `Nối với lá ${lowerFirst(WILD)}.` : `Nối ${said}.`;
		},
		makesSeven: (element: Element) => `Đủ bảy mảng ${elements[element]}.`,
		others: (name: string) => `Đến lượt ${name}.`,
		mayTry: 'Bạn cứ xem bài và thử các ô.',
		sending: 'Đang đánh…',
		noPlay: 'Bạn không đánh được lá nào. Bạn phải bỏ lượt.',
		chooseSeat: {
			'trade-goals': 'Đổi mục tiêu với ai?',
			'trade-hands': 'Đổi bài trên tay với ai?',
		},
		chooseCard: {
			'zap-a-card': 'Chọn một lá trên bàn để chộp.',
			'move-a-card': 'Chọn một lá trên bàn để dời.',
			'rotate-a-card': 'Chọn một lá trên bàn để xoay.',
		},
		chosenCard: {
			'zap-a-card': (word: string) => `Chộp ${theCard(word)}?`,
			'move-a-card': (word: string) => `Dời ${theCard(word)} đi đâu?`,
			'rotate-a-card': (word: string) => `Xoay ${theCard(word)}?`,
		},
		moveTo: 'Chọn ô mới cho lá này, hoặc xoay nó.',
		confirmMove: 'Dời đến đây?',
		noTarget: 'Không có gì để chọn. Đánh lá này sẽ không có tác dụng.',
		shuffle: {
			'shuffle-goals': 'Trộn tất cả mục tiêu, hay chuyền đi?',
			'rotate-goals': 'Chuyền tất cả mục tiêu sang bên nào?',
			'shuffle-hands': 'Trộn bài của mọi người, hay chuyền đi?',
		},
		confirm: {
			'trade-goals': 'Đổi mục tiêu của bạn?',
			'trade-hands': 'Đổi bài trên tay bạn?',
			'shuffle-goals': 'Trộn cả năm mục tiêu?',
			'shuffle-hands': 'Trộn bài của mọi người rồi chia lại?',
			'zap-a-card': 'Chộp lá này?',
			'move-a-card': 'Dời lá này?',
			'rotate-goals': 'Chuyền tất cả mục tiêu?',
			'rotate-a-card': 'Xoay lá này?',
		} satisfies Record<Action, string>,
		mix: 'Trộn',
		toLeft: 'Chuyền sang trái',
		toRight: 'Chuyền sang phải',
		wildAs: 'Hành động…',
		wildAsTitle: 'Dùng lá vạn năng làm',
		wildAsCard: 'Đặt lá này',
		trade: 'Đổi',
		take: 'Chộp',
		move: 'Dời',
		over: 'Ván chơi đã kết thúc.',
		spectator: 'Bạn đang xem.',
	},

	/** "Show me a good move" in games against bots. */
	hint: {
		ask: 'Gợi ý nước đi hay',
		thinking: 'Đang tìm nước đi hay…',
		lead: (n: number, of: number) => (of === 1 ? 'Một gợi ý.' : `Gợi ý ${n} trên ${of}.`),
		text: (move: string, chance: number) => `${move}: từ đây ${winsOfTen(chance)}.`,
		winsAtOnce: (move: string) => `${move}: thắng ngay.`,
		take: 'Làm theo',
		another: 'Ý khác',
		anotherLong: 'Xem một gợi ý khác',
		dismiss: 'Cất gợi ý đi',
		notNow: 'Chỉ có gợi ý khi đến lượt bạn và bạn có lá đánh được.',
		covered: 'Mục tiêu của bạn đang che: gợi ý sẽ làm lộ mất.',
		failed: 'Chưa tìm ra gợi ý nào. Bạn hỏi lại nhé.',
	},

	result: {
		youWon: 'Bạn thắng rồi!',
		won: wonByName,
		nobody: 'Không ai thắng',
		seven: (element: Element) => `Bảy mảng ${elements[element]} nối liền nhau.`,
		closest: (element: Element, n: number) => `Gần đủ bảy nhất: ${counted(n, 'mảng')} ${elements[element]}.`,
		closestPlain: 'Đã đánh hết bài; nhóm này gần đủ bảy nhất.',
		'last-player': 'Không còn ai khác ở bàn.',
		cards: 'Các lá bài đã quyết định.',
		path: 'Nguyên tố nào trên lá xuất phát cũng có lối ra.',
		none: 'Đã đánh hết bài.',
		goals: 'Mục tiêu của mọi người',
		again: 'Chơi lại',
		rematch: 'Đấu lại',
		waitRematch: (name: string) => `${name} có thể mở ván đấu lại.`,
		copy: 'Sao chép kết quả',
		copied: 'Đã sao chép kết quả',
		copyFailed: 'Không sao chép được kết quả.',
		share: 'Chia sẻ',
		line: (who: string, how: string, turns: number) => `Aquarius: ${who}. ${how} ${counted(turns, 'nước đi')}.`,
		moves: (n: number) => counted(n, 'nước đi'),
		lookBack: 'Xem lại ván chơi',
		lookBackInTab: 'Xem lại ván chơi (thẻ mới)',
		home: 'Về trang chủ',
	},
};

/** What looking back at a game that is over needs besides. */
export const replay = {
	replay: {
		title: 'Xem lại ván chơi',
		loading: 'Đang lấy ván chơi…',
		missing: 'Không có ván chơi này',
		missingText: 'Ván nào chơi xong cũng xem lại được, chừng nào còn được lưu.',
		notOver: 'Ván chơi chưa kết thúc',
		notOverText: 'Có người thắng là bạn xem lại được ngay.',
		unreachable: 'Không lấy được ván chơi',
		unreachableText: 'Không liên lạc được với máy chủ, hoặc máy chủ đang bận. Chờ một lát rồi thử lại nhé.',
		back: 'Về bàn',
		board: 'Bàn ở nước đi này. Phím mũi tên đi giữa các lá bài.',
		start: 'Lúc đầu',
		/** What lies there then, by what the rules have. */
		startText: {
			goals: 'Lá xuất phát nằm trên bàn, ai cũng có bài trên tay và một mục tiêu.',
			covered: 'Lá xuất phát nằm trên bàn, ai cũng có bài trên tay và một mục tiêu mà chưa ai xem.',
			'no-goals': 'Lá xuất phát nằm trên bàn, ai cũng có bài trên tay.',
			piles: 'Mỗi chồng có một lá, các ngăn còn trống, hành động đầu tiên đã lật.',
		},
		noMove: 'Giữa hai nước đi',
		position: (n: number, of: number) => `Nước đi ${n} trên ${of}`,
		toMove: (n: number, said: string) => `${n}. ${said}`,
		botPlays: (name: string) => `Từ đây máy chơi thay ${inside(name)}.`,
		steps: 'Đi qua ván chơi',
		first: 'Về đầu ván',
		back1: 'Lùi một nước',
		on1: 'Tiến một nước',
		last: 'Đến cuối ván',
		/** As they are written on a keyboard. */
		keys: { first: 'Home', back: '←', on: '→', last: 'End' },
		turnBefore: 'Bước ngoặt trước',
		turnAfter: 'Bước ngoặt sau',
		scrub: 'Nước đi trong ván',
		openHand: (name: string) => `Bài của ${inside(name)}`,
		goalOf: (name: string, element: Element) => `Mục tiêu của ${inside(name)}: ${elements[element]}`,
		/** Somebody who has not come yet, or has gone. */
		absent: 'không ở bàn',
		chances: 'Cơ hội thắng',
		together: 'Mọi người',
		chanceOf: (name: string, chance: number) => `${name} ${percent(chance)}`,
		chartIs: (told: readonly string[]) =>
			told.length === 0 ? 'Cơ hội thắng qua từng nước đi.' : `Cơ hội thắng qua từng nước đi. Ở đây: ${list(told)}.`,
		asTable: 'Xem thành bảng',
		tableMove: 'Nước đi',
		noChances: 'Ván này chơi một mình với bộ bài, nên không tính cơ hội thắng.',
		rough: 'Tính cơ hội ở đây mất nhiều thời gian, nên con số chỉ là ước chừng và bước ngoặt không được đánh dấu.',
		failed: 'Không tính được cơ hội thắng.',
		progress: (n: number, of: number) => `Đang tính cơ hội thắng: ${n} trên ${of}`,
		seeking: (n: number, of: number) => `Đang tìm nước đi hay hơn: ${n} trên ${of}`,
		stopped: (n: number, of: number) => `Đã dừng ở ${n} trên ${of}.`,
		stop: 'Dừng',
		goOn: 'Tiếp tục',
		turns: (n: number) => (n === 0 ? 'Không nước đi nào làm ván chơi đổi chiều.' : counted(n, 'bước ngoặt')),
		kinds: {
			blunder: 'Sai lầm lớn',
			mistake: 'Sai lầm',
			stroke: 'Nước đi hay',
			open: 'Bước ngoặt',
			unlucky: 'Không may',
			lucky: 'Gặp may',
		},
		changed: (before: number, after: number) =>
			`từ ${percent(before)} ${after < before ? 'xuống' : 'lên'} ${percent(after)}`,
		/** `chance` is the better one. */
		better: (move: string, chance: number, made: number) =>
			`Hay hơn: ${lowerFirst(move)}. Đi vậy ${winsOfBoth(chance, made)}.`,
		unforeseen: 'Với những gì biết được lúc đó, chưa thấy nước đi nào hay hơn.',
		showBetter: 'Xem nước đó',
		hideBetter: 'Về lại ván chơi',
		pile: (n: number) => `Chồng ${n}`,
		slot: (n: number) => `Ngăn ${n}`,
		emptyPile: 'trống',
	},
};
