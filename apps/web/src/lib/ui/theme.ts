export const THEMES = ['system', 'light', 'dark'] as const;
export type ThemeChoice = (typeof THEMES)[number];

const KEY = 'theme';

/** The theme this browser has chosen; `static/theme.js` has already put it on the page. */
export function themeNow(): ThemeChoice {
	const chosen = document.documentElement.dataset.theme;
	return chosen === 'light' || chosen === 'dark' ? chosen : 'system';
}

/** Shows a theme and remembers it. Without storage it lasts until the page goes. */
export function setTheme(theme: ThemeChoice): void {
	if (theme === 'system') delete document.documentElement.dataset.theme;
	else document.documentElement.dataset.theme = theme;
	try {
		if (theme === 'system') localStorage.removeItem(KEY);
		else localStorage.setItem(KEY, theme);
	} catch {
		// Storage may be switched off; the page still shows the theme.
	}
}

/** The one that follows when the toggle is pressed. */
export function nextTheme(theme: ThemeChoice): ThemeChoice {
	return THEMES[(THEMES.indexOf(theme) + 1) % THEMES.length] ?? 'system';
}
