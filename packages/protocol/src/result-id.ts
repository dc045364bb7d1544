/** Letters and digits of the ids of finished games: with twelve of them nobody finds one by guessing. */
export const RESULT_ID_ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
export const RESULT_ID_LENGTH = 12;

/** Whether a text has the form of one. */
export const isResultId = (text: string): boolean => /^[A-Za-z0-9]{12}$/.test(text);
