import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { CreateTable, JoinTable, QuickMatch } from './http.ts';
import {
	COMMAND_TYPES,
	EmoteCommand,
	MoveCommand,
	OptionsPatch,
	TABLE_DEEDS,
	TableCommand,
	TalkCommand,
} from './messages.ts';

const read = (...path: string[]) => readFileSync(join(import.meta.dirname, ...path), 'utf8');
const readme = read('..', 'README.md');

/** The cells of the table that has such a head. */
function tableUnder(head: string): readonly (readonly string[])[] {
	const [, text = ''] = readme.split(`\n${head}\n`);
	const lines = text.split('\n\n', 1)[0]?.split('\n') ?? [];
	return lines.slice(1).map((line) =>
		line
			.slice(1, -1)
			.split(/(?<!\\)\|/)
			.map((cell) => cell.trim()),
	);
}
const calls = tableUnder('| call | body | answer |');
const commands = tableUnder('| type | payload | who, when |');

/** How the README writes the fields of an object: `seat?` may be left out, `clock?=0` is 0 then. */
function fieldsOf(schema: z.ZodObject): readonly string[] {
	return Object.entries(schema.shape).map(([name, field]) => {
		const isOptional = z.safeParse(field as z.ZodType, undefined).success; // zod's own types say less of a shape's fields
		const left = isOptional ? z.parse(field as z.ZodType, undefined) : undefined;
		return `${name}${isOptional ? '?' : ''}${left === undefined ? '' : `=${JSON.stringify(left).replaceAll('"', "'")}`}`;
	});
}

/** The fields in the braces of a text: `{ a, b?, c: { d } }` has three. */
const written = (text: string): readonly string[] =>
	text
		.replace(/^\{ | \}$/g, '')
		.replace(/\{[^}]*\}/g, '{}')
		.split(', ')
		.map((field) => field.replace(/: .*/, ''));

describe('the calls', () => {
	it.each([
		['POST /api/tables', CreateTable],
		['POST /api/tables/:code/join', JoinTable],
		['POST /api/quick-match', QuickMatch],
	])('%s has the fields of its schema', (call, schema) => {
		const [, body = ''] = calls.find(([name]) => name === `\`${call}\``) ?? [];
		expect(written(/`(\{.*\})`/.exec(body)?.[1] ?? '')).toEqual(fieldsOf(schema));
	});

	it('are those that the types speak of', () => {
		const spoken = [...read('http.ts').matchAll(/`((?:GET|POST) [^`]+)`/g)].map(([, call]) => `\`${call}\``);
		expect(spoken.length).toBeGreaterThan(5);
		expect(calls.map(([name]) => name)).toEqual(expect.arrayContaining(spoken));
	});
});

describe('the commands', () => {
	const payloads = new Map<string, string[]>();
	let type = '';
	for (const [name = '', payload = ''] of commands) {
		type = name.replaceAll('`', '') || type;
		const objects = [...payload.matchAll(/`(\{.*?\})`/g)].map(([, object = '']) => object);
		payloads.set(type, [...(payloads.get(type) ?? []), ...objects]);
	}
	const deeds = new Map((payloads.get('table') ?? []).map((text) => [/do: '([\w-]+)'/.exec(text)?.[1], text] as const));

	it('are all there, and no others', () => {
		expect([...payloads.keys()].sort()).toEqual([...COMMAND_TYPES].sort());
		expect([...deeds.keys()].sort()).toEqual([...TABLE_DEEDS].sort());
	});

	it.each([
		['move', MoveCommand],
		['emote', EmoteCommand],
		['talk', TalkCommand],
	] as const)('%s has the fields of its schema', (name, schema) => {
		expect((payloads.get(name) ?? []).map(written)).toEqual([fieldsOf(schema)]);
	});

	it.each(TABLE_DEEDS)('%s has the fields of its schema', (deed) => {
		const schema = TableCommand.options.find(({ shape }) => shape.do.value === deed);
		if (schema === undefined) throw new Error('every deed has a schema');
		expect(written(deeds.get(deed) ?? '')).toEqual(fieldsOf(schema));
	});

	it('options has those of a table', () => {
		expect(written(/options: (\{[^}]*\})/.exec(deeds.get('options') ?? '')?.[1] ?? '')).toEqual(fieldsOf(OptionsPatch));
	});
});
