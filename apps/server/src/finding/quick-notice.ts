import type { RuleSetId } from '@aquarius/engine';
import type { Pace } from '@aquarius/protocol';
import { freeSeat } from '../table/seats.ts';
import type { Table } from '../table/table.ts';

/** A table of strangers that waits, as other processes read it. */
export interface QuickNotice {
	/** What people who meet there have to agree on. */
	readonly wish: string;
	/** Server ms: the oldest fills first. */
	readonly since: number;
}

export interface Wish {
	readonly rules: RuleSetId;
	readonly seats: number;
	readonly pace: Pace;
}

/** People with the same text meet. */
export const textOf = ({ rules, seats, pace }: Wish): string => `${rules} ${seats} ${pace}`;

/** What a table says about itself to people who look for others; null if it does not wait for any. */
export function quickNotice(table: Table): string | null {
	const { quick, game, phase, chairs, startsAt, wish } = table.facts;
	if (!quick || wish === undefined || game !== 0 || phase !== 'lobby' || freeSeat(chairs) === null) return null;
	const notice: QuickNotice = { wish, since: startsAt };
	return JSON.stringify(notice);
}

/** Our own JSON, so its shape is trusted. */
export const readQuickNotice = (text: string): QuickNotice => JSON.parse(text);
