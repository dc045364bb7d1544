/** Why the server did not start, as one sentence for the person who started it. `at`: what it was told to listen on. */
export function whyNotStarted(error: unknown, at: { readonly port: number; readonly host: string }): string {
	switch (codeOf(error)) {
		case 'EADDRINUSE':
			return `port ${at.port} is in use; set PORT to another one`;
		case 'EACCES':
			return `this user may not listen on port ${at.port}; set PORT to another one`;
		case 'EADDRNOTAVAIL':
		case 'ENOTFOUND':
			return `${at.host} is no address of this machine; set HOST to one that is, or to 0.0.0.0`;
		default:
			// The sentence around it has its own full stop.
			return (error instanceof Error ? error.message : String(error)).trim().replace(/\.+$/, '');
	}
}

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? error.code : undefined);
