import type { Messages } from '@aquarius/i18n';
import type { BotName, Emote, RoomCode } from '@aquarius/protocol';

let words: () => Messages = () => {
	throw new Error('nobody has said yet which words the page has');
};

/** Says where the texts are: those of the page's language, as far as the page has loaded them. Read anew each time, so that a page may change its language. */
export function speak(now: () => Messages): void {
	words = now;
}

/** The texts of the page's language. To be read where they are shown: kept in a constant they would stay in the language of that moment. */
export const m: Messages = new Proxy({} as Messages, {
	get: (_, key) => {
		const text = words()[key as keyof Messages];
		if (text === undefined) throw new Error(`this page has no words "${String(key)}": see partsOf in language.ts`);
		return text;
	},
});

/** The protocol's own lists, each with words: a code without any is a build error here. */
export const roomWords = (): Readonly<Record<RoomCode, string>> => m.rooms;
export const emoteWords = (): Readonly<Record<Emote, string>> => m.emotes;
/** The protocol's own list comes with its validators, which the browser has no use for; the record above has every one. */
export const emotes = (): readonly Emote[] => Object.keys(emoteWords()) as readonly Emote[];
export const botWords = (): Readonly<Record<BotName, { readonly name: string; readonly help: string }>> => m.bots;
