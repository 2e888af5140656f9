/** Escaped HTML. Only `html` creates it. */
export class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/** An interpolated value: text, which is escaped; HTML; a list of both; nothing. */
type Piece = string | number | Html | undefined | readonly Piece[];

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Removes characters that turn the direction of the text after them, and replaces control characters. */
export const cleanText = (text: string): string =>
  text.replaceAll(/\p{Bidi_Control}/gu, '').replaceAll(/(?!\n)\p{Cc}+/gu, ' ');

function toText(piece: Piece): string {
  if (piece === undefined) return '';
  if (piece instanceof Html) return piece.text;
  if (typeof piece === 'object') return piece.map(toText).join('');
  return cleanText(String(piece)).replace(/[&<>"']/g, (letter) => entities[letter] ?? letter);
}

/** Creates HTML from a literal, escaping the interpolated values. */
export const html = (literal: TemplateStringsArray, ...pieces: readonly Piece[]): Html =>
  new Html(literal.map((text, at) => text + toText(pieces[at])).join(''));
