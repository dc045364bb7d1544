const SIGNALS = ['SIGINT', 'SIGTERM'] as const;
type StopSignal = (typeof SIGNALS)[number];

/** The exit status of a program that was stopped by a signal, as shells have it. */
const STATUS: Readonly<Record<StopSignal, number>> = { SIGINT: 130, SIGTERM: 143 };

/**
 * Does something that can be stopped by Ctrl-C or a polite kill, which abort its signal. Gives the exit status to end with if that
 * happened. Whoever asks twice is not kept waiting: the second one ends us at once.
 */
export async function untilStopped(work: (stop: AbortSignal) => Promise<void>): Promise<number | undefined> {
	const controller = new AbortController();
	let status: number | undefined;
	const stop = (signal: StopSignal): void => {
		status = STATUS[signal];
		release();
		controller.abort();
	};
	const release = (): void => SIGNALS.forEach((signal) => void process.off(signal, stop));
	for (const signal of SIGNALS) process.on(signal, stop);
	try {
		await work(controller.signal);
	} finally {
		release();
	}
	return status;
}
