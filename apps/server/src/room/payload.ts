/** No command of ours has more levels than three. */
const LEVELS = 16;
/** Where something breaks off or is none of ours. */
const BROKEN = -1;

/**
 * Whether a payload is MessagePack from `at` to the end of the frame, of the kinds that a command can hold: nothing, true and false, numbers,
 * texts, bytes, lists, maps by text and the SDK's records. The library that unpacks it also knows sets, errors and patterns, throws over what is
 * broken, and the framework logs that with a stack.
 */
export function isReadable(frame: Buffer, at: number): boolean {
	return at === frame.length || new Walk(frame).endOf(at, LEVELS) === frame.length;
}

/** A way through a payload that looks at heads and lengths only. Offsets are of the byte behind, or `BROKEN`. */
class Walk {
	readonly #frame: Buffer;
	/** How many fields a record has, by the byte that stands for it later on. */
	readonly #records = new Map<number, number>();

	constructor(frame: Buffer) {
		this.#frame = frame;
	}

	endOf(at: number, levels: number): number {
		const head = this.#frame[at];
		if (head === undefined || levels === 0) return BROKEN;
		const fields = this.#records.get(head);
		if (fields !== undefined) return this.#endOfValues(at + 1, fields, levels);
		if (head < 0x80 || head >= 0xe0) return at + 1;
		if (head < 0x90) return this.#endOfMap(at + 1, head & 0x0f, levels);
		if (head < 0xa0) return this.#endOfValues(at + 1, head & 0x0f, levels);
		if (head < 0xc0) return this.#within(at + 1 + (head & 0x1f));
		return this.#endOfLong(head, at, levels);
	}

	#endOfLong(head: number, at: number, levels: number): number {
		switch (head) {
			case 0xc0:
			case 0xc2:
			case 0xc3:
				return at + 1;
			case 0xc4:
			case 0xd9:
				return this.#endOfText(at, 1);
			case 0xc5:
			case 0xda:
				return this.#endOfText(at, 2);
			case 0xc6:
			case 0xdb:
				return this.#endOfText(at, 4);
			case 0xcc:
			case 0xd0:
				return this.#within(at + 2);
			case 0xcd:
			case 0xd1:
				return this.#within(at + 3);
			case 0xca:
			case 0xce:
			case 0xd2:
				return this.#within(at + 5);
			case 0xcb:
			case 0xcf:
			case 0xd3:
				return this.#within(at + 9);
			case 0xd4:
				return this.#endOfExtension(at, levels);
			case 0xdc:
				return this.#endOfValues(at + 3, this.#number(at + 1, 2), levels);
			case 0xdd:
				return this.#endOfValues(at + 5, this.#number(at + 1, 4), levels);
			case 0xde:
				return this.#endOfMap(at + 3, this.#number(at + 1, 2), levels);
			case 0xdf:
				return this.#endOfMap(at + 5, this.#number(at + 1, 4), levels);
			default:
				return BROKEN;
		}
	}

	/** Each value takes a byte at least, so that a huge count ends with the frame. */
	#endOfValues(at: number, count: number, levels: number): number {
		let end = count < 0 ? BROKEN : at;
		for (let n = 0; n < count && end !== BROKEN; n++) end = this.endOf(end, levels - 1);
		return end;
	}

	#endOfMap(at: number, count: number, levels: number): number {
		let end = count < 0 ? BROKEN : at;
		for (let n = 0; n < count && end !== BROKEN; n++) end = this.endOf(this.#endOfKey(end), levels - 1);
		return end;
	}

	/** The extensions that the SDK uses: undefined, and a record, which names its fields the first time. */
	#endOfExtension(at: number, levels: number): number {
		const type = this.#frame[at + 1];
		const mark = this.#frame[at + 2] ?? 0;
		if (type === 0 && mark === 0) return this.#within(at + 3);
		if (type !== 0x72 || mark < 0x40 || mark > 0x7f) return BROKEN;
		const list = this.#frame[at + 3] ?? 0;
		const isShort = list >= 0x90 && list < 0xa0;
		if (!isShort && list !== 0xdc) return BROKEN;
		const count = isShort ? list & 0x0f : this.#number(at + 4, 2);
		let end = isShort ? at + 4 : at + 6;
		for (let n = 0; n < count && end !== BROKEN; n++) end = this.#endOfKey(end);
		if (end === BROKEN || count < 0) return BROKEN;
		this.#records.set(mark, count);
		return this.#endOfValues(end, count, levels);
	}

	#endOfKey(at: number): number {
		const head = this.#frame[at] ?? 0;
		return (head >= 0xa0 && head < 0xc0) || (head >= 0xd9 && head <= 0xdb) ? this.endOf(at, 1) : BROKEN;
	}

	#endOfText(at: number, size: 1 | 2 | 4): number {
		const length = this.#number(at + 1, size);
		return length < 0 ? BROKEN : this.#within(at + 1 + size + length);
	}

	#number(at: number, size: 1 | 2 | 4): number {
		return at + size > this.#frame.length ? BROKEN : this.#frame.readUIntBE(at, size);
	}

	#within(end: number): number {
		return end > this.#frame.length ? BROKEN : end;
	}
}
