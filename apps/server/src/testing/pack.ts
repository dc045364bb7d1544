/** MessagePack by hand, so that tests can also pack what no client would. Numbers that are whole go as such, all others as floats. */
export function pack(value: unknown): Buffer {
	const parts: Buffer[] = [];
	put(parts, value);
	return Buffer.concat(parts);
}

/** A frame that asks: its number, its type, and what is packed already. */
export function requestFrame(request: number, type: string | Buffer, payload: Uint8Array): Buffer {
	const number = Buffer.from([0xce, 0, 0, 0, 0]);
	number.writeUInt32LE(request, 1);
	return Buffer.concat([Buffer.of(ROOM_REQUEST), number, typeof type === 'string' ? pack(type) : type, payload]);
}
const ROOM_REQUEST = 21;

function put(parts: Buffer[], value: unknown): void {
	switch (typeof value) {
		case 'undefined':
			parts.push(Buffer.of(0xd4, 0, 0));
			return;
		case 'boolean':
			parts.push(Buffer.of(value ? 0xc3 : 0xc2));
			return;
		case 'number':
			parts.push(numberBytes(value));
			return;
		case 'bigint':
			parts.push(bigBytes(value));
			return;
		case 'string': {
			const bytes = Buffer.from(value);
			parts.push(head(bytes.length, [0xa0, 32], [0xd9, 0xda, 0xdb]), bytes);
			return;
		}
		case 'object':
			putObject(parts, value);
			return;
		default:
			parts.push(Buffer.of(0xc0));
	}
}

function putObject(parts: Buffer[], value: object | null): void {
	if (value === null) parts.push(Buffer.of(0xc0));
	else if (value instanceof Uint8Array)
		parts.push(head(value.length, undefined, [0xc4, 0xc5, 0xc6]), Buffer.from(value));
	else if (Array.isArray(value)) {
		parts.push(head(value.length, [0x90, 16], [undefined, 0xdc, 0xdd]));
		for (const one of value) put(parts, one);
	} else {
		const entries = value instanceof Map ? [...value] : Object.entries(value);
		parts.push(head(entries.length, [0x80, 16], [undefined, 0xde, 0xdf]));
		for (const [key, one] of entries) {
			put(parts, key);
			put(parts, one);
		}
	}
}

/** The head of something with a length: in one byte if it is short, else with one, two or four bytes for it. */
function head(
	length: number,
	short: readonly [number, number] | undefined,
	[one, two, four]: readonly [number | undefined, number, number],
): Buffer {
	if (short && length < short[1]) return Buffer.of(short[0] + length);
	if (one !== undefined && length < 0x100) return Buffer.of(one, length);
	if (length < 0x10000) return Buffer.of(two, length >> 8, length & 0xff);
	const bytes = Buffer.of(four, 0, 0, 0, 0);
	bytes.writeUInt32BE(length, 1);
	return bytes;
}

function numberBytes(value: number): Buffer {
	if (Number.isInteger(value) && value >= -32 && value < 128) return Buffer.of(value & 0xff);
	if (Number.isInteger(value) && value >= 0 && value < 2 ** 32) {
		const bytes = Buffer.of(0xce, 0, 0, 0, 0);
		bytes.writeUInt32BE(value, 1);
		return bytes;
	}
	const bytes = Buffer.alloc(9);
	bytes[0] = 0xcb;
	bytes.writeDoubleBE(value, 1);
	return bytes;
}

function bigBytes(value: bigint): Buffer {
	const bytes = Buffer.alloc(9);
	bytes[0] = 0xcf;
	bytes.writeBigUInt64BE(BigInt.asUintN(64, value), 1);
	return bytes;
}
