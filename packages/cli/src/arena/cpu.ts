/** Milliseconds of CPU time that this thread has used so far: what other threads do beside it is not counted. */
export function cpuMsNow(): number {
	const { user, system } = usage();
	return (user + system) / 1000;
}

// Node 22 has no figure of a thread. There it is the whole process, which has a thread that compiles and some that collect garbage besides.
const usage: () => NodeJS.CpuUsage = (process.threadCpuUsage ?? process.cpuUsage).bind(process);
