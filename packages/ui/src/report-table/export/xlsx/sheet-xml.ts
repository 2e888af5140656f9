import { cellStyles, type CellStyle } from './cell-style.ts';

/** One cell: a text, never a formula, or a number. */
export interface SheetCell {
  readonly value: string | number;
  readonly style: CellStyle;
  /** Link target; a linked cell gets the link style. */
  readonly link?: string | undefined;
}

/** One sheet of a workbook. */
export interface Sheet {
  readonly name: string;
  /** Column widths in characters. */
  readonly widths: readonly number[];
  /** Number of rows with the header. */
  readonly rowCount: number;
  readonly cellAt: (row: number, column: number) => SheetCell | null;
  /** Freezes header and first column and adds a filter over the rows without the total. */
  readonly table?: { readonly rowCount: number };
  /** Footer of printed pages, beside the page number. */
  readonly footer?: string;
}

/** Links per sheet; Excel opens at most 65 530. */
const MAX_LINKS = 65_000;
/** Longest URL and text that Excel accepts, characters. */
const MAX_URL_LENGTH = 2000;
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
const toColumnLetters = (column: number): string =>
  (column < 26 ? '' : toColumnLetters(Math.floor(column / 26) - 1)) +
  String.fromCodePoint(65 + (column % 26));

const writeCell = (reference: string, { value, style }: SheetCell): string => {
  const attributes = `r="${reference}" s="${cellStyles.indexOf(style)}"`;
  if (typeof value === 'number') return `<c ${attributes}><v>${value}</v></c>`;
  return `<c ${attributes} t="inlineStr"><is><t xml:space="preserve">${escapeXml(value)}</t></is></c>`;
};

/** Normalizes an http(s) URL for a link; null if unusable. */
const normalizeUrl = (link: string | undefined): string | null => {
  if (link === undefined || !/^https?:/.test(link) || !URL.canParse(link)) return null;
  const { href } = new URL(link);
  return href.length > MAX_URL_LENGTH ? null : href;
};

/** XML chunks of a sheet and of its link relations. */
export interface SheetParts {
  readonly xml: readonly string[];
  /** XML of the link relations. */
  readonly relations: string;
}

/** Absolute references of a table's first and last cell, without the total row. */
export const getTableCorners = ({ widths }: Sheet, { rowCount }: NonNullable<Sheet['table']>) =>
  ['$A$1', `$${toColumnLetters(widths.length - 1)}$${rowCount + 1}`] as const;

/** Footer XML. Excel interprets codes after & and allows 255 characters. */
const writeFooter = (footer: string | undefined): string =>
  footer === undefined
    ? ''
    : `<headerFooter><oddFooter>${escapeXml(`&L${footer.slice(0, 100).replaceAll('&', '&&')}&R&P / &N`)}</oddFooter></headerFooter>`;

const writeOpening = ({ widths, rowCount, table }: Sheet): string => {
  const right = toColumnLetters(widths.length - 1);
  const pane =
    table === undefined
      ? ''
      : '<pane xSplit="1" ySplit="1" topLeftCell="B2" activePane="bottomRight" state="frozen"/>';
  const columns = widths.map(
    (width, at) => `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`,
  );
  return [
    '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>',
    '<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships">',
    '<sheetPr><pageSetUpPr fitToPage="1"/></sheetPr>',
    `<dimension ref="A1:${right}${Math.max(1, rowCount)}"/>`,
    `<sheetViews><sheetView workbookViewId="0"${table === undefined ? '' : ' tabSelected="1"'}>${pane}</sheetView></sheetViews>`,
    `<cols>${columns.join('')}</cols><sheetData>`,
  ].join('');
};

/** Writes a sheet's XML row by row. */
export const writeSheet = (sheet: Sheet, onRow: (row: number) => void): SheetParts => {
  const { widths, rowCount, cellAt, table, footer } = sheet;
  const xml = [writeOpening(sheet)];
  const links: { readonly reference: string; readonly url: string }[] = [];
  for (let row = 0; row < rowCount; row += 1) {
    let cells = '';
    for (let column = 0; column < widths.length; column += 1) {
      const cell = cellAt(row, column);
      if (cell === null) continue;
      const reference = `${toColumnLetters(column)}${row + 1}`;
      const url = links.length < MAX_LINKS ? normalizeUrl(cell.link) : null;
      if (url !== null) links.push({ reference, url });
      cells += writeCell(reference, url === null ? cell : { ...cell, style: 'link' });
    }
    xml.push(`<row r="${row + 1}">${cells}</row>`);
    onRow(row);
  }
  xml.push('</sheetData>');
  if (table !== undefined)
    xml.push(`<autoFilter ref="${getTableCorners(sheet, table).join(':').replaceAll('$', '')}"/>`);
  if (links.length > 0)
    xml.push(
      `<hyperlinks>${links.map(({ reference }, at) => `<hyperlink ref="${reference}" r:id="rId${at + 1}"/>`).join('')}</hyperlinks>`,
    );
  xml.push('<pageSetup orientation="landscape" fitToHeight="0"/>', writeFooter(footer), '</worksheet>');
  const targets = links.map(
    ({ url }, at) =>
      `<Relationship Id="rId${at + 1}" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/hyperlink" Target="${escapeXml(url)}" TargetMode="External"/>`,
  );
  return { xml, relations: targets.join('') };
};
