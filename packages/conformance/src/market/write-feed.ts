import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { feedColumns, type FeedOffer, type FeedWeek } from '../computation/feed-offer.ts';
import { formatDecimal } from '../computation/money.ts';

const columns = ['year', 'week_number', ...Object.keys(feedColumns)];

const quote = (text: string) => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** Formats money as decimal text, which both forms carry: a JSON number would lose digits. */
const toValue = (value: FeedOffer[keyof FeedOffer]) =>
  typeof value === 'bigint' ? formatDecimal(value) : value;

/** The rows of the feed, with the week of each. */
const toRows = (weeks: readonly FeedWeek[]) =>
  weeks.flatMap(({ year, weekNumber, rows }) =>
    rows.map((offer): Readonly<Record<string, string | number | null>> => ({
      year,
      week_number: weekNumber,
      ...Object.fromEntries(Object.entries(offer).map(([column, value]) => [column, toValue(value)])),
    })),
  );

/** Formats weeks as strict CSV. */
export const formatCsv = (weeks: readonly FeedWeek[]): string =>
  [columns, ...toRows(weeks).map((row) => columns.map((column) => quote(String(row[column] ?? ''))))]
    .map((cells) => `${cells.join(',')}\n`)
    .join('');

/** Formats weeks as a JSON document of the same rows, one a line; empty values are null. */
const formatJson = (weeks: readonly FeedWeek[]): string =>
  `{"offers": [\n${toRows(weeks)
    .map((row) => JSON.stringify(row))
    .join(',\n')}\n]}\n`;

/** Writes a market into a folder, as `market.csv` and `market.json`. Returns their paths. */
export async function writeFeed(directory: string, weeks: readonly FeedWeek[]): Promise<string[]> {
  await mkdir(directory, { recursive: true });
  const files = [
    [join(directory, 'market.csv'), formatCsv(weeks)],
    [join(directory, 'market.json'), formatJson(weeks)],
  ] as const;
  for (const [path, text] of files) await writeFile(path, text);
  return files.map(([path]) => path);
}
