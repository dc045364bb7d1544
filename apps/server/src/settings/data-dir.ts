import { accessSync, constants, mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Makes the folder of the tables, with those above it, and looks that this user may write there. Throws with the setting and the reason.
 * Level by level: Node's own way of making all of them at once never ends where the system says that a folder which is there is not, as
 * `/proc` does.
 */
export function makeDataDir(folder: string): void {
	try {
		makeLevel(folder);
		accessSync(folder, constants.W_OK | constants.X_OK);
	} catch (error) {
		const why = error instanceof Error ? error.message : String(error);
		throw new Error(
			`DATA_DIR: the tables cannot be kept in ${folder}: ${why}; set it to a folder that this user may write`,
			{
				cause: error,
			},
		);
	}
}

function makeLevel(folder: string) {
	const found = statSync(folder, { throwIfNoEntry: false });
	if (found?.isDirectory()) return;
	if (found) throw new Error(`${folder} is no folder`);
	makeLevel(dirname(folder));
	mkdirSync(folder);
}
