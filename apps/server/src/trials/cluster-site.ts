import { type ServerProcess, startProcess } from '../testing/process.ts';
import { freePort, type Postgres, type Redis, startPostgres, startRedis } from '../testing/services.ts';
import type { Site } from './steadfast.ts';

/** A site of several processes behind Redis and PostgreSQL, both real. */
export class ClusterSite {
	readonly databaseUrl: string;
	readonly #redis: Redis;
	readonly #postgres: Postgres;
	readonly #processes: (ServerProcess | undefined)[] = [];
	readonly #ports: readonly number[];
	/** Answers, but nothing comes back: people are sent elsewhere, as by a proxy that looks after its processes. */
	readonly #frozen = new Set<number>();
	#turn = 0;

	private constructor(redis: Redis, postgres: Postgres, databaseUrl: string, ports: readonly number[]) {
		this.#redis = redis;
		this.#postgres = postgres;
		this.databaseUrl = databaseUrl;
		this.#ports = ports;
	}

	static async open(count: number): Promise<ClusterSite> {
		const [redis, postgres] = await Promise.all([startRedis(), startPostgres()]);
		const ports = await Promise.all(Array.from({ length: count }, freePort));
		const site = new ClusterSite(redis, postgres, await postgres.makeDatabase(), ports);
		await Promise.all(ports.map((_, index) => site.start(index)));
		return site;
	}

	/** The next process that answers, in turn. */
	readonly any: Site = () => {
		for (let tries = 0; tries < this.#ports.length; tries++) {
			const index = this.#turn++ % this.#ports.length;
			if (this.#processes[index] && !this.#frozen.has(index)) return this.url(index);
		}
		throw new Error('no process of the site is up');
	};

	url(index: number): string {
		return this.process(index).url;
	}

	process(index: number): ServerProcess {
		const found = this.#processes[index];
		if (found === undefined) throw new Error(`process ${index} is not up`);
		return found;
	}

	async start(index: number): Promise<void> {
		const port = String(this.#ports[index]);
		this.#processes[index] = await startProcess({
			PORT: port,
			PUBLIC_ADDRESS: `127.0.0.1:${port}`,
			REDIS_URL: this.#redis.url,
			DATABASE_URL: this.databaseUrl,
			REQUESTS_PER_MINUTE: '0',
			GRACE_SECONDS: '3600',
		});
	}

	async end(index: number, signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
		const process = this.process(index);
		this.#processes[index] = undefined;
		await process.end(signal);
	}

	freeze(index: number): void {
		this.#frozen.add(index);
		this.process(index).freeze();
	}

	thaw(index: number): void {
		this.process(index).thaw();
		this.#frozen.delete(index);
	}

	async close(): Promise<void> {
		await Promise.all(this.#processes.map((process) => process?.end('SIGKILL')));
		await Promise.all([this.#redis.stop(), this.#postgres.stop()]);
	}
}
