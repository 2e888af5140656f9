import type { Analytics } from '../analytics/analytics.ts';
import { columns } from './columns.ts';
import type { Rows } from './rows.ts';

/** The rules of all columns in the order in which they are tried. A row's `fault` is a place here, from 1. */
const rules = columns.flatMap(({ name, rules: own }) => own.map((rule) => ({ column: name, ...rule })));

/** What a row's fault means; 0 is none. */
export const faultOf = (fault: number): { column: string; reason: string } => {
  const rule = rules[fault - 1];
  if (!rule) throw new RangeError(`There is no rule ${fault}`);
  return { column: rule.column, reason: rule.reason };
};

/**
 * The rows of the command that runs, each with its place in the files (both from 1), what is wrong with
 * it, and its values, which mean something where fault is 0. Only one command runs at a time.
 */
const feedRow = `
CREATE TABLE feed_row (
  file UInt16,
  row UInt64,
  fault UInt8,
  fault_value String,
  year UInt16,
  week_number UInt8,
  seller_id UInt32,
  seller_kaspi_id String,
  seller_title String,
  seller_rating Nullable(Float64),
  seller_comments_count Nullable(UInt32),
  seller_on_kaspi_from Nullable(Date32),
  product_id UInt32,
  product_kaspi_id String,
  product_name String,
  product_link Nullable(String),
  product_main_img_link Nullable(String),
  product_rating Nullable(Float64),
  product_comments_count UInt32,
  brand_id UInt32,
  brand_title String,
  category_id UInt32,
  category_title String,
  category_1_lvl_id UInt32,
  category_1_lvl_title String,
  category_2_lvl_id UInt32,
  category_2_lvl_title String,
  price Decimal(18, 2),
  sales_count UInt32,
  revenue Decimal(38, 2)
) ENGINE = MergeTree
ORDER BY (year, week_number)`;

/** What the Parquet file that is read next says of itself. */
const feedMetadata = 'CREATE TABLE feed_metadata (rows UInt64, columns Array(String)) ENGINE = Memory';

/** Removes the rows of a command that has ended, or was ended. */
export const dropFeedRows = async (analytics: Analytics): Promise<void> => {
  await analytics.command('DROP TABLE IF EXISTS feed_row SYNC');
  await analytics.command('DROP TABLE IF EXISTS feed_metadata SYNC');
};

/** Makes room for the rows of a command. */
export const createFeedRows = async (analytics: Analytics): Promise<void> => {
  await dropFeedRows(analytics);
  await analytics.command(feedRow);
  await analytics.command(feedMetadata);
};

/**
 * The insert that numbers, checks and keeps every row of one file, the `file`th of the command. The file's
 * columns come as text in its own order; those that it does not have are empty.
 */
export const checkingInsert = (file: number, { columns: given, format, cell }: Rows): string => {
  const names = columns.map(({ name }) => name);
  const texts = names.map((name) =>
    given.includes(name) ? `trimBoth(ifNull(${name}, ''), ' \\t') AS given_${name}` : `'' AS given_${name}`,
  );
  const values = columns.map(({ name, value }) => `${value} AS ${name}`);
  const faults = rules.map(({ broken }, index) => `${broken}, ${index + 1}`);
  const places = rules.map(({ column }) => names.indexOf(column) + 1);
  const givens = names.map((name) => `given_${name}`);
  return `
INSERT INTO feed_row (file, row, fault, fault_value, ${names.join(', ')})
SELECT ${file}, row_number, multiIf(${faults.join(',\n  ')}, 0) AS fault_number,
  if(fault_number = 0, '', [${givens.join(', ')}][[${places.join(', ')}][fault_number]]) AS faulty,
  ${values.join(',\n  ')}
FROM (
  SELECT rowNumberInAllBlocks() + 1 AS row_number, ${texts.join(', ')}
  FROM input('${given.map((name) => `${name} ${cell}`).join(', ')}')
)
FORMAT ${format}`;
};
