import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { openAnalytics } from '../../../../apps/api/src/analytics/client/open-analytics.ts';
import { createWeekSql, toMarketSize } from './week-sql.ts';

/** Formats of the generated feed files; a table is a text as people have it, without ids. */
export const formats = ['csv', 'parquet', 'table'] as const;

/** Format of a generated feed file. */
export type Format = (typeof formats)[number];

/** The engine's names of the formats. */
const engineFormats = { csv: 'CSVWithNames', parquet: 'Parquet', table: 'CSVWithNames' } as const;

/** Columns of a table as people have them. */
const tableColumns = {
  Неделя: `concat(toString(year), '-W', leftPad(toString(week_number), 2, '0'))`,
  'Код магазина': 'seller_kaspi_id',
  Магазин: 'seller_title',
  Артикул: 'product_kaspi_id',
  Наименование: 'product_name',
  Ссылка: 'product_link',
  Бренд: 'brand_title',
  Категория: `concat(category_1_lvl_title, ' › ', category_2_lvl_title, ' › ', category_title)`,
  'Цена, ₸': `concat(replaceOne(toString(price), '.', ','), ' ₸')`,
  'Продажи, шт': 'sales_count',
  Выручка: `replaceOne(toString(revenue), '.', ',')`,
};

const toTable = (sql: string): string => {
  const columns = Object.entries(tableColumns).map(([header, text]) => `${text} AS \`${header}\``);
  return `SELECT ${columns.join(', ')} FROM (${sql})`;
};

const exportSettings = {
  engine_file_truncate_on_insert: 1,
  format_csv_null_representation: '',
  max_bytes_before_external_sort: String(2 * 1024 ** 3),
  output_format_decimal_trailing_zeros: 0,
};

/** Writes the rows of `sql` to a file; an interrupted run leaves no incomplete file under its name. */
const writeRows = async (folder: string, file: string, format: Format, sql: string): Promise<void> => {
  const analytics = await openAnalytics({ dataDir: join(folder, 'engine') });
  const temporary = `${file}.half`;
  try {
    await analytics.command(
      `INSERT INTO FUNCTION file('${temporary}', ${engineFormats[format]}) ${format === 'table' ? toTable(sql) : sql}`,
      {},
      { ...exportSettings, ...(format === 'table' ? { format_csv_delimiter: ';' } : {}) },
    );
    await rename(temporary, file);
  } finally {
    await analytics.close();
    await rm(join(folder, 'engine'), { recursive: true, force: true });
  }
};

/** Returns the path of a week's feed file, generating it unless it exists. Weeks count from 0. */
export const ensureWeekFile = async (
  folder: string,
  offers: number,
  week: number,
  format: Format,
): Promise<string> => {
  const sql = createWeekSql(toMarketSize(offers), week);
  const hash = createHash('sha256').update(sql).digest('hex').slice(0, 12);
  const file = join(folder, `${offers}-week-${week + 1}-${hash}.${format}`);
  if (existsSync(file)) return file;
  await mkdir(folder, { recursive: true });
  await writeRows(folder, file, format, sql);
  return file;
};
