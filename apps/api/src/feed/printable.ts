/** Control characters, line breaks and bidi controls: they would change how a terminal or an editor shows the text. */
const unprintable = /[\p{Cc}\p{Bidi_Control}\u2028\u2029]/gu;

/** Maximum length of what a message quotes of a file. */
const MAX_QUOTE_LENGTH = 40;

/** Cuts a text of a file for a message, which may reach people who may not read the file. */
export const cutQuote = (text: string): string =>
  text.length > MAX_QUOTE_LENGTH ? `${text.slice(0, MAX_QUOTE_LENGTH)}…` : text;

/** Escapes a text that may quote file contents, so that it is shown as one line. */
export const escapeUnprintable = (text: string): string =>
  text.replaceAll(unprintable, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);
