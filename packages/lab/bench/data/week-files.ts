import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { openAnalytics } from '../../../../apps/api/src/analytics/client/open-analytics.ts';
import { createWeekSql, type MarketSize } from './week-sql.ts';
import { writeWorkbook } from './write-workbook.ts';

/** Format of a generated feed file; a table is a text, and xlsx a workbook, as people have them, without ids. */
export type Format = keyof typeof engineFormats;

/** The engine's names of the formats. */
const engineFormats = {
  csv: 'CSVWithNames',
  parquet: 'Parquet',
  table: 'CSVWithNames',
  xlsx: 'JSONCompactEachRowWithNames',
} as const;

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

/** A workbook has numbers. */
const workbookColumns = { ...tableColumns, 'Цена, ₸': 'price', Выручка: 'revenue' };

const toTable = (sql: string, texts: Readonly<Record<string, string>>): string => {
  const columns = Object.entries(texts).map(([header, text]) => `${text} AS \`${header}\``);
  return `SELECT ${columns.join(', ')} FROM (${sql})`;
};

const toRows = (sql: string, format: Format): string => {
  if (format === 'table') return toTable(sql, tableColumns);
  return format === 'xlsx' ? toTable(sql, workbookColumns) : sql;
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
      `INSERT INTO FUNCTION file('${temporary}', ${engineFormats[format]}) ${toRows(sql, format)}`,
      {},
      { ...exportSettings, ...(format === 'table' ? { format_csv_delimiter: ';' } : {}) },
    );
    if (format === 'xlsx') await writeWorkbook(temporary, file);
    else await rename(temporary, file);
  } finally {
    await analytics.close();
    await rm(temporary, { force: true });
    await rm(join(folder, 'engine'), { recursive: true, force: true });
  }
};

/** Returns the path of a week's feed file, generating it unless it exists. Weeks count from 0. */
export const ensureWeekFile = async (
  folder: string,
  size: MarketSize,
  week: number,
  format: Format,
): Promise<string> => {
  const sql = createWeekSql(size, week);
  const hash = createHash('sha256').update(sql).digest('hex').slice(0, 12);
  const file = join(folder, `${size.offers}-week-${week + 1}-${hash}.${format}`);
  if (existsSync(file)) return file;
  await mkdir(folder, { recursive: true });
  await writeRows(folder, file, format, sql);
  return file;
};
