import { escapeXml, type SheetCell, toColumnLetters, toReference, writeCell } from './cell-xml.ts';
import type { SheetChart } from './chart-xml.ts';

/** One sheet of a workbook. */
export interface Sheet {
  readonly name: string;
  /** Column widths in characters. */
  readonly widths: readonly number[];
  /** Number of rows with the header. */
  readonly rowCount: number;
  readonly cellAt: (row: number, column: number) => SheetCell | null;
  /** Rows with a filter, without the total; a table at the top has its header and first column frozen. */
  readonly table?: { readonly top: number; readonly rowCount: number };
  readonly charts?: readonly SheetChart[];
  /** Footer of printed pages, beside the page number. */
  readonly footer?: string;
}

/** Links per sheet; Excel opens at most 65 530. */
const MAX_LINKS = 65_000;
/** Longest URL that Excel accepts, characters. */
const MAX_URL_LENGTH = 2000;

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
export const getTableCorners = ({ widths }: Sheet, { top, rowCount }: NonNullable<Sheet['table']>) =>
  [toReference(0, top, '$'), toReference(widths.length - 1, top + rowCount, '$')] as const;

/** Footer XML. Excel interprets codes after & and allows 255 characters. */
const writeFooter = (footer: string | undefined): string =>
  footer === undefined
    ? ''
    : `<headerFooter><oddFooter>${escapeXml(`&L${footer.slice(0, 100).replaceAll('&', '&&')}&R&P / &N`)}</oddFooter></headerFooter>`;

const writeOpening = ({ widths, rowCount, table }: Sheet, isFirst: boolean): string => {
  const right = toColumnLetters(widths.length - 1);
  const pane =
    table?.top !== 0
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
    `<sheetViews><sheetView workbookViewId="0"${isFirst ? ' tabSelected="1"' : ''}>${pane}</sheetView></sheetViews>`,
    `<cols>${columns.join('')}</cols><sheetData>`,
  ].join('');
};

/** Id of the relation to a sheet's drawing. */
export const DRAWING_ID = 'rIdDrawing';

/** Writes a sheet's XML row by row; the first sheet of a workbook is the one that opens. */
export const writeSheet = (sheet: Sheet, isFirst: boolean, onRow: (row: number) => void): SheetParts => {
  const { widths, rowCount, cellAt, table, footer, charts = [] } = sheet;
  const xml = [writeOpening(sheet, isFirst)];
  const links: { readonly reference: string; readonly url: string }[] = [];
  for (let row = 0; row < rowCount; row += 1) {
    let cells = '';
    for (let column = 0; column < widths.length; column += 1) {
      const cell = cellAt(row, column);
      if (cell === null) continue;
      const reference = toReference(column, row);
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
  xml.push('<pageSetup orientation="landscape" fitToHeight="0"/>', writeFooter(footer));
  xml.push(charts.length === 0 ? '' : `<drawing r:id="${DRAWING_ID}"/>`, '</worksheet>');
  const targets = links.map(
    ({ url }, at) =>
      `<Relationship Id="rId${at + 1}" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/hyperlink" Target="${escapeXml(url)}" TargetMode="External"/>`,
  );
  return { xml, relations: targets.join('') };
};
