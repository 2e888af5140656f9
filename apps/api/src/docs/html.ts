/** Text that is HTML already: made by `html` alone, so that everything else is escaped. */
export class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/** What may stand in a piece of HTML: text, which is escaped; HTML; lists of both; nothing. */
type Piece = string | number | Html | undefined | readonly Piece[];

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function written(piece: Piece): string {
  if (piece === undefined) return '';
  if (piece instanceof Html) return piece.text;
  if (typeof piece === 'object') return piece.map(written).join('');
  return String(piece).replace(/[&<>"']/g, (letter) => entities[letter] ?? letter);
}

/** HTML around values that are escaped, whatever they hold. */
export const html = (literal: TemplateStringsArray, ...pieces: readonly Piece[]): Html =>
  new Html(literal.map((text, at) => text + written(pieces[at])).join(''));

/** A text whose `words` between backticks are code. */
export const renderProse = (text: string): Html =>
  html`${text.split('`').map((part, at) => (at % 2 === 0 ? part : html`<code>${part}</code>`))}`;
