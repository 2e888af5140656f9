import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { openAnalytics } from '../src/analytics/analytics.ts';
import { offersOfWeek, sizeOf } from './offers.ts';

/** The formats that weeks are measured in. */
export const formats = ['csv', 'parquet'] as const;

/** A format that weeks are measured in. */
export type Format = (typeof formats)[number];

/** The engine's own names of the formats. */
export const engineFormat = { csv: 'CSVWithNames', parquet: 'Parquet' } as const;

const writing = {
  engine_file_truncate_on_insert: 1,
  format_csv_null_representation: '',
  max_bytes_before_external_sort: String(2 * 1024 ** 3),
  output_format_decimal_trailing_zeros: 0,
};

/** Writes a week beside its place first, so that a run cut short leaves no half of it. */
const writeWeek = async (folder: string, file: string, format: Format, query: string): Promise<void> => {
  const analytics = await openAnalytics({ dataDir: join(folder, 'engine') });
  const half = `${file}.half`;
  try {
    await analytics.command(
      `INSERT INTO FUNCTION file('${half}', ${engineFormat[format]}) ${query}`,
      {},
      writing,
    );
    await rename(half, file);
  } finally {
    await analytics.close();
    await rm(join(folder, 'engine'), { recursive: true, force: true });
  }
};

/** The file of a week, its number counted from 0; made where no earlier run has left it. */
export const weekFile = async (
  folder: string,
  offers: number,
  number: number,
  format: Format,
): Promise<string> => {
  const query = offersOfWeek(sizeOf(offers), number);
  const content = createHash('sha256').update(query).digest('hex').slice(0, 12);
  const file = join(folder, `${offers}-week-${number + 1}-${content}.${format}`);
  if (existsSync(file)) return file;
  await mkdir(folder, { recursive: true });
  await writeWeek(folder, file, format, query);
  return file;
};
