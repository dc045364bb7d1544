import { messages } from '@aquarius/i18n';
import type { BotName, Emote, RoomCode } from '@aquarius/protocol';

/** The texts of the page's language. */
export const m = messages('en');

/** The protocol's own lists, each with words: a code without any is a build error here. */
export const roomWords: Readonly<Record<RoomCode, string>> = m.rooms;
export const emoteWords: Readonly<Record<Emote, string>> = m.emotes;
/** The protocol's own list comes with its validators, which the browser has no use for; the record above has every one. */
export const EMOTE_LIST = Object.keys(emoteWords) as readonly Emote[];
export const botWords: Readonly<Record<BotName, { readonly name: string; readonly help: string }>> = m.bots;
