import { Client } from 'pg';

/** What the address of a database, which the client can read, has to name and does not. The user may come from elsewhere, as the client knows. */
export function missingIn(url: string): readonly string[] {
	const [, place = '', path = ''] = /^\w+:(?:\/\/([^/?]*))?(?:\/([^?]*))?/.exec(url) ?? [];
	return [
		...(new Client({ connectionString: url }).user === undefined ? ['the user'] : []),
		...(place.replace(/^.*@/, '') === '' && !/[?&]host=./.test(url) ? ['the host'] : []),
		...(path === '' ? ['the database'] : []),
	];
}

/** `redis://` or `rediss://`, a host, and the number of a database at most. */
export function isRedisAddress(text: string): boolean {
	const url = /\s/.test(text) ? null : URL.parse(text);
	return url !== null && /^rediss?:$/.test(url.protocol) && url.hostname !== '' && /^(\/\d*)?$/.test(url.pathname);
}
