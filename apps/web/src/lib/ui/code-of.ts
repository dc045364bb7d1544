import { parseTableCode, type TableCode } from '@aquarius/protocol';

/** The table code in what somebody typed or pasted: the code itself or a link to the table, whatever follows it. */
export function codeOf(text: string): TableCode | undefined {
	const path = text
		.trim()
		.replace(/[?#].*$/, '')
		.replace(/\/+$/, '');
	return parseTableCode(path.split('/').at(-1));
}
