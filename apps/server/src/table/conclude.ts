import { type LogEntry, makeRecord, type Outcome, recordOf } from '@aquarius/engine';
import type { SavedFacts, SavedResult } from '../store/table-store.ts';
import { makeResultId, makeSeed } from './codes.ts';
import { revealed } from './fairness.ts';
import type { Table } from './table.ts';

/** What the last entry of a game brings with it: the record that is kept, and a new seed for whatever comes next at this table. */
export interface Conclusion {
	readonly facts: Pick<SavedFacts, 'seed' | 'salts' | 'resultId'>;
	readonly result: SavedResult;
}

/** `log`: of the whole game, its last entry included. The record holds no names of people. */
export function conclude({ facts, start }: Table, log: readonly LogEntry[], outcome: Outcome): Conclusion {
	if (start === null) throw new Error('a game that ends was dealt');
	const fair = revealed(facts);
	const record = makeRecord({ ...recordOf(start, log, outcome), ...(fair && { fair }) });
	const id = makeResultId();
	return {
		facts: { seed: makeSeed(), salts: null, resultId: id },
		result: { id, record: JSON.stringify(record) },
	};
}
