/** Puts a text into the clipboard; false if the browser does not let us. */
export async function copyText(text: string): Promise<boolean> {
	try {
		await navigator.clipboard.writeText(text);
		return true;
	} catch {
		return copyBySelection(text);
	}
}

/** Opens the device's share sheet; false if there is none or it was closed. */
export async function shareText(title: string, text: string, url?: string): Promise<boolean> {
	if (!('share' in navigator)) return false;
	try {
		await navigator.share({ title, text, ...(url === undefined ? {} : { url }) });
		return true;
	} catch {
		return false;
	}
}

/** Over plain http in a local network there is no clipboard interface; a selected field still works. */
function copyBySelection(text: string): boolean {
	const field = document.createElement('textarea');
	field.value = text;
	field.style.position = 'fixed';
	field.style.opacity = '0';
	(document.querySelector('dialog[open]') ?? document.body).append(field);
	field.select();
	const done = document.execCommand('copy');
	field.remove();
	return done;
}
