// Runs before the first paint, so that a chosen theme never flashes. The choice itself is made in lib/ui/theme.ts.
try {
	const theme = localStorage.getItem('theme');
	if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
} catch {
	// No storage: the theme of the device is used.
}
