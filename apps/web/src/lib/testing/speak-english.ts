import { messages } from '@aquarius/i18n';
import { speak } from '#lib/words.ts';

/** Tests read the texts that most people see. */
speak(() => messages('en'));
