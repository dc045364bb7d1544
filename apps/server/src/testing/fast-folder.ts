import { accessSync, constants } from 'node:fs';
import { tmpdir } from 'node:os';

/** Memory where there is such a folder: every move waits for the disk, and most tests are not about it. */
export function fastFolder(): string {
	try {
		accessSync('/dev/shm', constants.W_OK);
		return '/dev/shm';
	} catch {
		return tmpdir();
	}
}
