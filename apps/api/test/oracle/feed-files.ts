import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createRng, type Rng } from '@vitrina/conformance/rng.ts';
import type { FeedOffer } from '@vitrina/conformance/computation/feed-offer.ts';
import type { Week } from '@vitrina/contract/iso-week';
import { formatDecimal } from '@vitrina/conformance/computation/money.ts';

const textOf = (value: string | number | bigint | null): string => {
  if (value === null) return '';
  return typeof value === 'bigint' ? formatDecimal(value) : String(value);
};

/** The cells of one offer: a revenue equal to price × units may be empty, a missing rating may be 0. */
function cellsOf(row: FeedOffer, { year, weekNumber }: Week, rng: Rng): Record<string, string> {
  const cells = Object.fromEntries(Object.entries(row).map(([column, value]) => [column, textOf(value)]));
  const isPlain = row.price * BigInt(row.sales_count) === row.revenue;
  return {
    year: String(year),
    week_number: String(weekNumber),
    ...cells,
    ...(row.product_rating === null && rng.chance(0.5) && { product_rating: '0' }),
    ...(row.seller_rating === null && rng.chance(0.5) && { seller_rating: '0.0' }),
    ...(isPlain && rng.chance(0.5) && { revenue: '' }),
  };
}

const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;

/** Writes a week as people might send it: half as CSV, half as NDJSON, some rows twice. Returns the paths. */
export async function writeFeedFiles(
  directory: string,
  rows: readonly FeedOffer[],
  week: Week = { year: 2026, weekNumber: 46 },
): Promise<string[]> {
  const rng = createRng('feed files');
  const half = Math.ceil(rows.length / 2);
  const cells = rows.map((row) => cellsOf(row, week, rng));
  const columns = Object.keys(cells[0] ?? {});
  const again = cells.slice(0, 20);
  const table = [...cells.slice(0, half), ...again].map((row) =>
    columns.map((column) => quoted(row[column] ?? '')),
  );
  const csv = join(directory, 'one.csv');
  await writeFile(csv, [columns, ...table].map((line) => line.join(',')).join('\r\n'));
  const ndjson = join(directory, 'two.ndjson');
  await writeFile(ndjson, [...cells.slice(half), ...again].map((row) => `${JSON.stringify(row)}\n`).join(''));
  return [csv, ndjson];
}
