import { readFile } from 'node:fs/promises';
import { feedColumns, type FeedOffer, type FeedWeek } from '../computation/feed-offer.ts';
import { parseDecimal } from '../computation/money.ts';

/** A row of a CSV file by the columns of its header. */
export type CsvRow = Readonly<Record<string, string>>;

/** Splits a text into rows of cells. Throws where a quote is never closed. */
function splitCells(name: string, text: string): string[][] {
  const rows: string[][] = [[]];
  let at = text.startsWith('\ufeff') ? 1 : 0;
  const cell = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|$)/uy;
  while (at < text.length) {
    cell.lastIndex = at;
    const [found, quoted, plain = '', end] = cell.exec(text) ?? [];
    if (found === undefined) throw new Error(`${name}, row ${rows.length - 1}: a quote is not closed`);
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain);
    at = cell.lastIndex;
    if (end !== ',' && at < text.length) rows.push([]);
  }
  return rows;
}

/** Reads a CSV file with a header. Throws an Error that names the file and row where its structure is broken. */
export async function readCsv(path: string): Promise<CsvRow[]> {
  const [columns = [], ...rows] = splitCells(path, await readFile(path, 'utf8'));
  return rows.map((cells, at) => {
    if (cells.length !== columns.length)
      throw new Error(`${path}, row ${at + 1}: ${cells.length} cells, the header has ${columns.length}`);
    return Object.fromEntries(columns.map((column, index) => [column.trim(), (cells[index] ?? '').trim()]));
  });
}

const isPlain = (text: string) => /^\d+(?:\.\d+)?$/.test(text);

function parseMoney(column: string, text: string): bigint {
  if (!/^\d+(?:\.\d{1,2})?$/.test(text))
    throw new Error(`${column} is "${text}", with more than two decimals`);
  return parseDecimal(text);
}

/** Parses a cell of a column. Throws where a number is not plain or a required value is missing. */
function parseCell(column: keyof FeedOffer, text: string): string | number | bigint | null {
  const [kind, isOptional] = [feedColumns[column].replace('?', ''), feedColumns[column].endsWith('?')];
  const isText = kind === 'text' || kind === 'brand';
  if (text === '' && isOptional) return kind === 'brand' ? '' : null;
  if (text === '' || (!isText && !isPlain(text)))
    throw new Error(`${column} is ${text === '' ? 'empty' : `"${text}", not a plain number`}`);
  if (isText) return text;
  if (kind === 'money') return parseMoney(column, text);
  return kind === 'rating' && Number(text) === 0 ? null : Number(text);
}

function parseOffer(row: CsvRow): FeedOffer {
  const cells = Object.keys(feedColumns).map((column) => [
    column,
    parseCell(column as keyof FeedOffer, row[column] ?? ''),
  ]);
  const offer = Object.fromEntries(cells) as FeedOffer & { revenue: bigint | null };
  return { ...offer, revenue: offer.revenue ?? offer.price * BigInt(offer.sales_count) };
}

const keyOf = (offer: FeedOffer) => Object.values(offer).map(String).join('\n');

/**
 * Reads a strict CSV feed, a week of which may be in several files, into its weeks, oldest first; a row given twice
 * counts once. Throws an Error that names file, row and column of a value that breaks the feed's rules.
 */
export async function readFeed(paths: readonly string[]): Promise<FeedWeek[]> {
  const weeks = new Map<string, { year: number; weekNumber: number; rows: Map<string, FeedOffer> }>();
  for (const path of paths)
    for (const [at, row] of (await readCsv(path)).entries()) {
      const [year, weekNumber] = [Number(row['year']), Number(row['week_number'])];
      try {
        if (!(year > 0 && weekNumber > 0)) throw new Error('year and week_number are not those of a week');
        const offer = parseOffer(row);
        const week = weeks.get(`${year} ${weekNumber}`) ?? { year, weekNumber, rows: new Map() };
        weeks.set(`${year} ${weekNumber}`, week);
        week.rows.set(keyOf(offer), offer);
      } catch (error) {
        throw new Error(`${path}, row ${at + 1}: ${(error as Error).message}`, { cause: error });
      }
    }
  return [...weeks.values()]
    .toSorted((a, b) => a.year - b.year || a.weekNumber - b.weekNumber)
    .map(({ rows, ...week }) => ({ ...week, rows: [...rows.values()] }));
}
