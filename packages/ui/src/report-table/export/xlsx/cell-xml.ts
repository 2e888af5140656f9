import { cellStyles, type CellStyle } from './cell-style.ts';

/** One cell: a text, never a formula, or a number. */
export interface SheetCell {
  readonly value: string | number;
  readonly style: CellStyle;
  /** Link target; a linked cell gets the link style. */
  readonly link?: string | undefined;
}

/** Longest text that Excel accepts, characters. */
const MAX_TEXT_LENGTH = 32_767;

const xmlEntities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/** Characters that XML 1.0 forbids: controls and lone surrogates. */
const forbiddenCharacters = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

/** Escapes a text for XML, also `_x0041_`, which Excel would decode. */
export const escapeXml = (text: string): string =>
  text
    .slice(0, MAX_TEXT_LENGTH)
    .replaceAll(forbiddenCharacters, '')
    .replaceAll(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_')
    .replaceAll(/[&<>"]/g, (sign) => xmlEntities[sign] ?? sign);

/** Column letters from an index: A, B, …, Z, AA. */
export const toColumnLetters = (column: number): string =>
  (column < 26 ? '' : toColumnLetters(Math.floor(column / 26) - 1)) +
  String.fromCodePoint(65 + (column % 26));

/** Reference of a cell by its indices from 0: «B12»; `mark` before letters and number fixes it: «$B$12». */
export const toReference = (column: number, row: number, mark: '' | '$' = ''): string =>
  `${mark}${toColumnLetters(column)}${mark}${row + 1}`;

/** XML of a cell at a reference. */
export const writeCell = (reference: string, { value, style }: SheetCell): string => {
  const attributes = `r="${reference}" s="${cellStyles.indexOf(style)}"`;
  if (typeof value === 'number') return `<c ${attributes}><v>${value}</v></c>`;
  return `<c ${attributes} t="inlineStr"><is><t xml:space="preserve">${escapeXml(value)}</t></is></c>`;
};
