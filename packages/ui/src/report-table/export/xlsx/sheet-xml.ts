import { cellStyles, type CellStyle } from './cell-style.ts';

/** One cell: a text, which is never a formula, or a number. */
export interface SheetCell {
  readonly value: string | number;
  readonly style: CellStyle;
  /** Where it leads; a cell that leads somewhere looks like a link. */
  readonly link?: string | undefined;
}

/** One sheet of a workbook. */
export interface Sheet {
  readonly name: string;
  /** Of its columns, in characters. */
  readonly widths: readonly number[];
  /** With the head. */
  readonly rowCount: number;
  readonly cellAt: (row: number, column: number) => SheetCell | null;
  /** A table: head and first column stay in sight, and its rows but the total can be filtered. */
  readonly table?: { readonly rowCount: number };
  /** What stands at the foot of each printed page, beside its number. */
  readonly foot?: string;
}

/** The most links that Excel opens on one sheet. */
const LINKS_AT_MOST = 65_000;
/** The longest address, and the longest text, that Excel keeps (characters). */
const ADDRESS_AT_MOST = 2000;
const TEXT_AT_MOST = 32_767;

const names: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** What XML cannot hold at all: control characters and halves of surrogate pairs. */
const unfit = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

/** A text as XML; `_x0041_` stays as it is, where Excel would read a letter. */
export const escapeXml = (text: string): string =>
  text
    .slice(0, TEXT_AT_MOST)
    .replaceAll(unfit, '')
    .replaceAll(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_')
    .replaceAll(/[&<>"]/g, (sign) => names[sign] ?? sign);

/** The letters of a column, from 0: A, B, …, Z, AA. */
const letters = (column: number): string =>
  (column < 26 ? '' : letters(Math.floor(column / 26) - 1)) + String.fromCodePoint(65 + (column % 26));

const cellXml = (place: string, { value, style }: SheetCell): string => {
  const look = `r="${place}" s="${cellStyles.indexOf(style)}"`;
  if (typeof value === 'number') return `<c ${look}><v>${value}</v></c>`;
  return `<c ${look} t="inlineStr"><is><t xml:space="preserve">${escapeXml(value)}</t></is></c>`;
};

/** An address that a workbook may lead to, in the letters that a file's link may have. */
const addressOf = (link: string | undefined): string | null => {
  if (link === undefined || !/^https?:/.test(link) || !URL.canParse(link)) return null;
  const { href } = new URL(link);
  return href.length > ADDRESS_AT_MOST ? null : href;
};

/** A sheet in the two parts of a workbook that hold it, in pieces of text. */
export interface SheetParts {
  readonly xml: readonly string[];
  /** Where its links lead. */
  readonly relations: string;
}

/** The first and the last cell of a table without its total, as a name of the workbook has them. */
export const getTableCorners = ({ widths }: Sheet, { rowCount }: NonNullable<Sheet['table']>) =>
  ['$A$1', `$${letters(widths.length - 1)}$${rowCount + 1}`] as const;

/** Excel reads codes in a page's foot, each begun by &, and no more than 255 characters in all. */
const footXml = (foot: string | undefined): string =>
  foot === undefined
    ? ''
    : `<headerFooter><oddFooter>${escapeXml(`&L${foot.slice(0, 100).replaceAll('&', '&&')}&R&P / &N`)}</oddFooter></headerFooter>`;

const openingXml = ({ widths, rowCount, table }: Sheet): string => {
  const right = letters(widths.length - 1);
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

/** Writes a sheet, row by row. */
export const writeSheet = (sheet: Sheet, onRow: (row: number) => void): SheetParts => {
  const { widths, rowCount, cellAt, table, foot } = sheet;
  const xml = [openingXml(sheet)];
  const links: { readonly place: string; readonly address: string }[] = [];
  for (let row = 0; row < rowCount; row += 1) {
    let cells = '';
    for (let column = 0; column < widths.length; column += 1) {
      const cell = cellAt(row, column);
      if (cell === null) continue;
      const place = `${letters(column)}${row + 1}`;
      const address = links.length < LINKS_AT_MOST ? addressOf(cell.link) : null;
      if (address !== null) links.push({ place, address });
      cells += cellXml(place, address === null ? cell : { ...cell, style: 'link' });
    }
    xml.push(`<row r="${row + 1}">${cells}</row>`);
    onRow(row);
  }
  xml.push('</sheetData>');
  if (table !== undefined)
    xml.push(`<autoFilter ref="${getTableCorners(sheet, table).join(':').replaceAll('$', '')}"/>`);
  if (links.length > 0)
    xml.push(
      `<hyperlinks>${links.map(({ place }, at) => `<hyperlink ref="${place}" r:id="rId${at + 1}"/>`).join('')}</hyperlinks>`,
    );
  xml.push('<pageSetup orientation="landscape" fitToHeight="0"/>', footXml(foot), '</worksheet>');
  const targets = links.map(
    ({ address }, at) =>
      `<Relationship Id="rId${at + 1}" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/hyperlink" Target="${escapeXml(address)}" TargetMode="External"/>`,
  );
  return { xml, relations: targets.join('') };
};
