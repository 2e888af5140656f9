import { strFromU8, unzipSync } from 'fflate';
import { expect, vi } from 'vitest';
import { type Locator, page } from 'vitest/browser';

/** A table as read outside the screen: numbers in the unit of their header. */
export interface ExportedTable {
  readonly kind: 'csv' | 'workbook' | 'paper';
  readonly heads: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** Returns the file saved by the page. */
async function catchFile(save: () => Promise<void>): Promise<Blob> {
  let saved: Blob | undefined;
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    if (blob instanceof Blob) saved = blob;
    return 'blob:file';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  await save();
  await expect.poll(() => saved).toBeDefined();
  return saved ?? new Blob();
}

async function saveAs(button: Locator, format: RegExp): Promise<Blob> {
  return catchFile(async () => {
    await button.click();
    await page.getByRole('menuitem', { name: format }).click();
  });
}

/** Saves a list as CSV. */
export async function saveCsv(button: Locator): Promise<ExportedTable> {
  const text = await (await saveAs(button, /CSV/)).text();
  const [heads = [], ...rows] = text
    .replace('\ufeff', '')
    .trim()
    .split('\r\n')
    .map((line) =>
      [...line.matchAll(/(?:^|;)(?:"((?:[^"]|"")*)"|([^;]*))/g)].map(([, quoted, plain]) =>
        // A formula's first character is preceded by an apostrophe.
        (quoted === undefined ? (plain ?? '') : quoted.replaceAll('""', '"')).replace(/^'/, ''),
      ),
    );
  return { kind: 'csv', heads, rows };
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' };
const decode = (xml: string): string =>
  xml.replaceAll(/&(\w+);/g, (_, name: string) => entities[name] ?? '?');

const listParts = (xml: string, pattern: RegExp): readonly string[] =>
  [...xml.matchAll(pattern)].map(([, part]) => part ?? '');

/** Reads the number format of each style of a workbook. */
function readFormats(styles: string): readonly string[] {
  const codes = new Map(
    [...styles.matchAll(/numFmtId="(\d+)" formatCode="([^"]*)"/g)].map(([, id, code]) => [id, code]),
  );
  const [used = ''] = listParts(styles, /<cellXfs[^>]*>(.*)<\/cellXfs>/g);
  return listParts(used, /<xf [^>]*numFmtId="(\d+)"/g).map((id) => codes.get(id) ?? '');
}

interface Cell {
  readonly text: string;
  /** The unit that its number format shows. */
  readonly unit: string;
}

/** Reads the cells of a row by column letter; a number in the unit of its format. */
const readRow = (xml: string, formats: readonly string[]): ReadonlyMap<string, Cell> =>
  new Map(
    [
      ...xml.matchAll(
        /<c r="([A-Z]+)\d+" s="(\d+)"[^>]*>(?:<v>(.*?)<\/v>|<is><t [^>]*>(.*?)<\/t><\/is>)<\/c>/gs,
      ),
    ].map(([, column = '', style, number, text]) => {
      if (number === undefined) return [column, { text: decode(text ?? ''), unit: '' }];
      const unit = /₸|%/.exec(formats[Number(style)] ?? '')?.[0] ?? '';
      const shown = Number((Number(number) * (unit === '%' ? 100 : 1)).toPrecision(13));
      return [column, { text: String(shown).replace('.', ','), unit }];
    }),
  );

/** Reads lines of cells as a table whose headers include the units. */
function toTable(lines: readonly (readonly (Cell | undefined)[])[]): ExportedTable {
  const [head = [], ...rows] = lines;
  const heads = head.map((cell, at) => {
    const unit = rows.map((row) => row[at]?.unit).find((one) => one !== undefined && one !== '');
    return (cell?.text ?? '') + (unit === undefined ? '' : `, ${unit}`);
  });
  return { kind: 'workbook', heads, rows: rows.map((row) => head.map((_, at) => row[at]?.text ?? '')) };
}

/** Reads the table of a sheet, located by its filter, and the figures of two weeks above it. */
function readSheet(xml: string, formats: readonly string[]): readonly ExportedTable[] {
  const [, top, bottom] = /<autoFilter ref="A(\d+):[A-Z]+(\d+)"/.exec(xml)?.map(Number) ?? [];
  if (top === undefined || bottom === undefined) return [];
  const lines = listParts(xml, /<row [^>]*>(.*?)<\/row>/gs).map((row) => readRow(row, formats));
  const columns = [...(lines[top - 1]?.keys() ?? [])];
  const table = toTable(
    lines.slice(top - 1, bottom).map((line) => columns.map((column) => line.get(column))),
  );
  const start = lines.findIndex((line) => line.get('A')?.text === 'Показатель');
  if (start < 0) return [table];
  const figures = lines.slice(start, top - 2);
  return [table, toTable(['A', 'B', 'C'].map((column) => figures.map((line) => line.get(column))))];
}

/** Reads the tables of a workbook, sheet by sheet. */
async function readWorkbook(file: Blob): Promise<readonly ExportedTable[]> {
  const parts = unzipSync(new Uint8Array(await file.arrayBuffer()));
  const formats = readFormats(strFromU8(parts['xl/styles.xml'] ?? new Uint8Array()));
  return Object.entries(parts).flatMap(([path, bytes]) =>
    path.startsWith('xl/worksheets/sheet') ? readSheet(strFromU8(bytes), formats) : [],
  );
}

/** Saves a list as a workbook. */
export const saveWorkbook = async (button: Locator): Promise<readonly ExportedTable[]> =>
  readWorkbook(await saveAs(button, /Excel/));

/** Saves the workbook of a briefing. */
export const saveBook = async (button: Locator): Promise<readonly ExportedTable[]> =>
  readWorkbook(await catchFile(() => button.click()));

/** Printed words that stand for a number, or for none. */
const wordsOfNumbers: Readonly<Record<string, string>> = {
  наравне: '0',
  'мин.': '0',
  один: '',
  '—': '',
};

/** Reads a cell: a name without adjacent text, a link's address, the last number. */
function readPaperCell(cell: HTMLElement): string {
  const link = cell.querySelector<HTMLAnchorElement>('a[href^="https://"]');
  const named = cell.querySelector('.cut-line');
  const text = (named ?? cell).textContent.trim();
  const words = wordsOfNumbers[text];
  if (words !== undefined) return words;
  if (named !== null) return text;
  if (link !== null) return link.href;
  // A change that rounds to zero is «<0,1».
  const plain = text.replaceAll(/\s/g, '').replaceAll('−', '-').replace('<0,1', '0,0');
  return plain.match(/[-+]?\d+(?:,\d+)?/g)?.at(-1) ?? (/[a-zа-я]{3}/i.test(text) ? text : '');
}

/** Reads the head of a column without what is not printed. */
function readPaperHead(head: HTMLElement): string {
  const printed = head.cloneNode(true) as HTMLElement;
  for (const hidden of printed.querySelectorAll(String.raw`.print\:hidden`)) hidden.remove();
  return printed.textContent;
}

/** Reads a grid as printed. */
export function readPaper(grid: Element): ExportedTable {
  dispatchEvent(new Event('beforeprint'));
  const list = (selector: string, root = grid) => [...root.querySelectorAll<HTMLElement>(selector)];
  const heads = list('thead th[data-cell]').map(readPaperHead);
  const rows = list('tbody tr:has([data-cell])').map((row) => list('[data-cell]', row).map(readPaperCell));
  dispatchEvent(new Event('afterprint'));
  return { kind: 'paper', heads, rows };
}
