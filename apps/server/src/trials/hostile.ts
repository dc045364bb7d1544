import { EmoteCommand, MoveCommand, TableCommand, TalkCommand } from '@aquarius/protocol';
import fc from 'fast-check';
import { DEED_FIELDS } from '../testing/deeds.ts';
import { pack, requestFrame } from '../testing/pack.ts';
import type { Chance } from './chance.ts';

/** How a message is wrong. */
export const HOSTILE_KINDS = ['bytes', 'mutated', 'payload', 'move', 'unknown', 'large', 'stray'] as const;
export type HostileKind = (typeof HOSTILE_KINDS)[number];
export interface Hostile {
	readonly kind: HostileKind;
	readonly frame: Buffer;
}

/** Stand for a new key and the table's version, and are replaced in each message. */
const KEY = 'key-to-come!';
const VERSION = 0x7eadbeef;

/** What makes parsers stumble. Depth beyond `LEVELS` is there too. */
const ODD: readonly unknown[] = [
	Number.NaN,
	Number.POSITIVE_INFINITY,
	-0,
	-1,
	0.5,
	1e308,
	2 ** 53,
	2 ** 31,
	2n ** 64n - 1n,
	null,
	undefined,
	true,
	'',
	' ',
	'0',
	'1e9',
	'__proto__',
	'constructor',
	'<img src=x onerror=alert(1)>',
	'{@html x}',
	'\u202e\u0000\n',
	'\ud800',
	'e\u0301'.repeat(40),
	'😀'.repeat(300),
	'x'.repeat(1500),
	'javascript:alert(1)',
	'../../etc/passwd',
	"'; DROP TABLE tables; --",
	[],
	{},
	new Uint8Array(40),
	nested(12),
	nested(40),
	nested(900),
	new Array(300).fill(0),
	new Map([['__proto__', { isHost: true }]]),
	new Map([['toString', 1]]),
];

function nested(levels: number): unknown {
	let value: unknown = 1;
	for (let level = 0; level < levels; level++) value = level % 2 === 0 ? [value] : { a: value };
	return value;
}

/** Every command that there is, as far as its schema says, with fields that are right. */
const RIGHT: readonly (readonly [type: string, fields: ReadonlyMap<string, unknown>])[] = [
	['move', fieldsOf(MoveCommand.shape, { version: VERSION, move: 'EEEE@1,0' })],
	['emote', fieldsOf(EmoteCommand.shape, { emote: 'hello' })],
	['talk', fieldsOf(TalkCommand.shape, { text: 'Ahoy' })],
	...TableCommand.options.map(({ shape }) => {
		const deed = shape.do.value;
		return ['table', fieldsOf(shape, { do: deed, ...DEED_FIELDS[deed] })] as const;
	}),
];

/** Fields that a schema has and `values` lacks are left out, since they need not be there. */
function fieldsOf(shape: object, values: Readonly<Record<string, unknown>>): ReadonlyMap<string, unknown> {
	const all: Readonly<Record<string, unknown>> = { key: KEY, ...values };
	return new Map(Object.keys(shape).flatMap((name) => (name in all ? [[name, all[name]] as const] : [])));
}

/** Endless messages that no client of ours sends, made from real ones (`recorded`) and from the protocol's own schemas. */
export class HostileMessages {
	readonly #chance: Chance;
	readonly #recorded: readonly Buffer[];
	readonly #texts: readonly string[];
	readonly #payloads: readonly (readonly [type: string, payload: Buffer])[];
	#request = 0;

	/** `texts`: moves as people have made them. */
	constructor(o: {
		chance: Chance;
		recorded: readonly Buffer[];
		texts: readonly string[];
		payloads: number;
		seed: number;
	}) {
		this.#chance = o.chance;
		this.#recorded = o.recorded;
		this.#texts = o.texts;
		const odd = fc.oneof(
			fc.constantFrom(...ODD),
			fc.anything({ withBigInt: true, withMap: true, withNullPrototype: true, maxDepth: 4 }),
		);
		this.#payloads = fc
			.sample(fc.tuple(fc.constantFrom(...RIGHT), odd, fc.nat(), fc.nat(3)), { numRuns: o.payloads, seed: o.seed })
			.map(([[type, fields], value, at, how]) => [type, pack(broken(fields, value, at, how))] as const);
	}

	next(version: number): Hostile {
		const kind = this.#chance.of(HOSTILE_KINDS);
		return { kind, frame: this.#make(kind, version) };
	}

	#make(kind: HostileKind, version: number): Buffer {
		const chance = this.#chance;
		switch (kind) {
			case 'bytes':
				return chance.bytes(chance.below(200));
			case 'mutated':
				return this.#mutated(chance.of(this.#recorded));
			case 'payload': {
				const [type, payload] = chance.of(this.#payloads);
				const frame = this.#ask(type, payload, version);
				return chance.below(4) === 0 ? this.#mutated(frame) : frame;
			}
			case 'move':
				return this.#ask('move', pack({ version: VERSION, key: KEY, move: this.#oddMove() }), version);
			case 'unknown':
				return this.#ask(
					chance.of([pack(chance.of(ODD)), pack(chance.bytes(12).toString('latin1')), chance.bytes(4)]),
					pack({ key: KEY }),
					version,
				);
			case 'large':
				return this.#ask(chance.of(['move', 'table', 'talk', 'x']), chance.bytes(2048 + chance.below(13_000)), version);
			case 'stray':
				// Every kind of frame that there is or is not, with and without the bits that modify it.
				return Buffer.concat([
					Buffer.of(chance.below(256)),
					chance.of([chance.bytes(chance.below(40)), pack('move'), pack({ key: KEY })]),
				]);
		}
	}

	#ask(type: string | Buffer, payload: Buffer, version: number): Buffer {
		this.#request = (this.#request + 1) % 1_000_000;
		const frame = requestFrame(this.#request, type, payload);
		const key = frame.indexOf(KEY);
		if (key >= 0) frame.write(this.#chance.bytes(6).toString('hex'), key, 'latin1');
		const at = frame.indexOf(VERSION_BYTES);
		if (at >= 0) frame.writeUInt32BE(version, at + 1);
		return frame;
	}

	#mutated(frame: Buffer): Buffer {
		const chance = this.#chance;
		const copy = Buffer.from(frame);
		switch (chance.below(4)) {
			case 0:
				return copy.subarray(0, chance.below(copy.length + 1));
			case 1: {
				const at = chance.below(copy.length + 1);
				return Buffer.concat([copy.subarray(0, at), chance.bytes(1 + chance.below(8)), copy.subarray(at)]);
			}
			case 2: {
				const other = chance.of(this.#recorded);
				return Buffer.concat([copy.subarray(0, chance.below(copy.length)), other.subarray(chance.below(other.length))]);
			}
			default:
				for (let n = 0; n <= chance.below(6); n++) copy[chance.below(copy.length)] = chance.below(256);
				return copy;
		}
	}

	#oddMove(): string {
		const letters = [...this.#chance.of(this.#texts)];
		for (let n = 0; n <= this.#chance.below(3); n++)
			letters.splice(this.#chance.below(letters.length + 1), this.#chance.below(2), this.#chance.of(MOVE_LETTERS));
		return letters.join('');
	}
}

const VERSION_BYTES = pack(VERSION);
const MOVE_LETTERS = [...'EAWFSGpcx0123456789@,-.:;>|~^/ ', '99999', 'NaN', '\u0000', '٣', 'ß'];

/** Fields with one of them made wrong: replaced, left out, said twice by another name, or with one too many. */
function broken(fields: ReadonlyMap<string, unknown>, value: unknown, at: number, how: number): unknown {
	const wrong = new Map(fields);
	const name = [...fields.keys()][at % fields.size] ?? 'key';
	if (how === 0) wrong.delete(name);
	else if (how === 1) wrong.set(['__proto__', 'constructor', 'seat', 'version'][at % 4] ?? 'seat', value);
	else if (how === 2 && at % 5 === 0) return value;
	else wrong.set(name, value);
	return wrong;
}
