import express, { type Router } from 'express';
import type { House } from '../house.ts';
import { errorText } from './log.ts';

/** What a process needs so that people can be sent to it. */
type Need = 'store' | 'redis' | 'open';

export interface HealthOptions {
	/** A part that has not answered after this long is not ready, in ms. */
	readonly patienceMs?: number;
	/** One look serves everybody who asks within this time, in ms: strangers can ask as often as they like. */
	readonly freshMs?: number;
}

/**
 * `/healthz`: the process is alive; start it anew if this does not answer. `/readyz`: 200 while people can be sent here, else 503 with
 * what it `lacks`, and with no word about where that is or why: the log has the reason.
 */
export function healthRoutes(house: House, { patienceMs = 2000, freshMs = 500 }: HealthOptions = {}): Router {
	const router = express.Router();
	let looked: { readonly at: number; readonly lacks: readonly Need[] } | undefined;
	let looking: Promise<readonly Need[]> | undefined;

	const works = async (need: Need, ask: () => Promise<unknown>): Promise<readonly Need[]> => {
		try {
			await within(patienceMs, ask());
			return [];
		} catch (error) {
			if (!looked?.lacks.includes(need)) house.log('not-ready', { lacks: need, error: errorText(error) });
			return [need];
		}
	};
	const look = async (): Promise<readonly Need[]> => {
		const parts = await Promise.all([works('store', house.store.ready), works('redis', house.notices.ready)]);
		looked = { at: performance.now(), lacks: parts.flat() };
		looking = undefined;
		return looked.lacks;
	};
	const lacks = async (): Promise<readonly Need[]> => {
		if (house.isClosing) return ['open'];
		if (looked !== undefined && performance.now() - looked.at < freshMs) return looked.lacks;
		looking ??= look();
		return looking;
	};

	router.use(['/healthz', '/readyz'], (_request, response, next) => {
		response.set('Cache-Control', 'no-store');
		next();
	});
	router.get('/healthz', (_request, response) => {
		response.json({ ok: true });
	});
	router.get('/readyz', async (_request, response) => {
		const missing = await lacks();
		response.status(missing.length === 0 ? 200 : 503).json({ ready: missing.length === 0, lacks: missing });
	});
	return router;
}

/** Rejects if the answer takes longer than `ms`. */
async function within<T>(ms: number, answer: Promise<T>): Promise<T> {
	const { promise: timeUp, reject } = Promise.withResolvers<never>();
	const timer = setTimeout(() => reject(new Error(`no answer within ${ms} ms`)), ms);
	try {
		return await Promise.race([answer, timeUp]);
	} finally {
		clearTimeout(timer);
	}
}
