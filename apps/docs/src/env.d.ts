/// <reference types="@astrojs/starlight" />

declare module 'virtual:aquarius/workspace' {
	export const parts: readonly import('./architecture/diagram.ts').Part[];
}
