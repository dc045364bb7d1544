import { once } from 'node:events';
import { createServer } from 'node:http';
import { errorText, type Log } from './log.ts';
import type { Metrics } from './metrics.ts';

/** Where metrics are read: an address of its own, which no visitor of the site can reach. */
export interface MetricsDoor {
	readonly port: number;
	readonly close: () => Promise<void>;
}

/** Serves `GET /metrics`, and nothing else. Rejects with the setting and the reason if the address cannot be had. */
export async function openMetricsDoor(metrics: Metrics, port: number, host: string, log: Log): Promise<MetricsDoor> {
	const server = createServer((request, response) => {
		if (request.method !== 'GET' || request.url !== '/metrics') {
			response.writeHead(404).end();
			return;
		}
		metrics.text().then(
			(text) => response.writeHead(200, { 'Content-Type': metrics.contentType }).end(text),
			(error) => {
				log('metrics-failed', { error: errorText(error) });
				response.writeHead(500).end();
			},
		);
	});
	server.listen(port, host);
	await once(server, 'listening').catch((error: Error) => {
		throw new Error(`METRICS_PORT and METRICS_HOST: ${error.message}`, { cause: error });
	});
	metrics.watchProcess();
	const address = server.address();
	if (address === null || typeof address === 'string') throw new Error('a listening TCP server has a port');
	return {
		port: address.port,
		async close() {
			const closed = once(server, 'close');
			server.close();
			server.closeAllConnections();
			await closed;
		},
	};
}
