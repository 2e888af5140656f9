/** Control characters, line breaks and bidi controls, which change how a terminal or an editor shows the text. */
const unprintable = /[\p{Cc}\p{Bidi_Control}\u2028\u2029]/gu;

/** Maximum length of a quotation from a file in a message. */
const MAX_QUOTE_LENGTH = 40;

/** Cuts a text from a file for a message, since a message may reach people without access to the file. */
export const cutQuote = (text: string): string =>
  text.length > MAX_QUOTE_LENGTH ? `${text.slice(0, MAX_QUOTE_LENGTH)}…` : text;

/** Escapes a text that may quote file contents into one printable line. */
export const escapeUnprintable = (text: string): string =>
  text.replaceAll(unprintable, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);
