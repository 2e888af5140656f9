import { fieldNames } from './intake-tables.ts';
import type { Profile } from './profile.ts';
import { plainNumber } from './read-numbers.ts';
import { articleOf, lookUp, type RowText, sellerKaspiIdOf } from './row-texts.ts';

const orElse = (text: string, otherwise: string) => `if(${text} != '', ${text}, ${otherwise})`;

/** SQL: the text of an id; empty for 0. */
const idText = (id: string) => `if(${id} = 0, '', toString(${id}))`;

/** SQL of the plain text of each field that is not a number and not the text of the file itself. */
const createFieldTexts = (text: RowText): Readonly<Record<string, string>> => ({
  // A week that was not read stays as it is, and the rule of its column rejects the row.
  year: `if(empty(week), '2020', week[1])`,
  week_number: `if(empty(week), ${text('week_number')}, week[2])`,
  seller_id: orElse(text('seller_id'), idText('seller')),
  seller_kaspi_id: sellerKaspiIdOf(text),
  product_id: orElse(text('product_id'), idText('product')),
  product_kaspi_id: articleOf(text),
  brand_id: orElse(text('brand_id'), 'toString(brand)'),
  category_id: orElse(text('category_id'), 'category[1]'),
  category_title: 'category[2]',
  category_1_lvl_id: orElse(text('category_1_lvl_id'), 'category[3]'),
  category_1_lvl_title: 'category[4]',
  category_2_lvl_id: orElse(text('category_2_lvl_id'), 'category[5]'),
  category_2_lvl_title: 'category[6]',
});

/**
 * Returns the query that reads the rows of `feed_text` as the texts of a strict feed, `given_x`, with `row_number` and the
 * day of each row.
 */
export const createPlainRows = (text: RowText, { isRow, numbers }: Profile): string => {
  const texts = createFieldTexts(text);
  const plainTexts = fieldNames.map((field) => {
    const reading = numbers.get(field);
    const plain = texts[field] ?? (reading ? plainNumber(field, text(field), reading) : text(field));
    return `${plain} AS given_${field}`;
  });
  return `WITH ${lookUp('week', text)} AS week, ${lookUp('seller', text)} AS seller,
    ${lookUp('product', text)} AS product, ${lookUp('brand', text)} AS brand,
    ${lookUp('category', text)} AS category
  SELECT row AS row_number, week[3] AS day, ${plainTexts.join(', ')} FROM feed_text WHERE ${isRow}`;
};

const given = fieldNames.map((field) => `given_${field}`).join(', ');

/** Fields by which the days of an offer belong together. */
const offerFields = ['year', 'week_number', 'seller_id', 'product_id'];

/** SQL: the sum of an amount's text over the days of an offer, as text. */
const sums: Readonly<Record<string, string>> = {
  sales_count: 'toString(sum(toUInt64OrZero(given_sales_count)))',
  revenue: `toString(sum(if(given_revenue != '', toDecimal128OrZero(given_revenue, 2),
    toDecimal128OrZero(given_price, 2) * toUInt64OrZero(given_sales_count))))`,
};

const isSummable = String.raw`match(given_sales_count, '^[0-9]{1,10}$') AND match(given_price, '^[0-9]{1,16}(\\.[0-9]{1,2})?$')
  AND match(given_revenue, '^([0-9]{1,16}(\\.[0-9]{1,2})?)?$')`;

/** SQL: plain rows with each day of an offer once. */
const distinctDays = (rows: string): string =>
  `SELECT day, min(row_number) AS first_row, ${given} FROM (${rows}) GROUP BY day, ${given}`;

/** Returns the query for a day on which an offer has several values; no row if there is none. */
export const selectRepeatedDay = (rows: string): string =>
  `SELECT day, any(given_seller_title) AS seller, any(given_product_name) AS product, any(given_product_kaspi_id) AS article
  FROM (${distinctDays(rows)})
  WHERE day != '' AND ${isSummable} GROUP BY day, given_seller_id, given_product_id HAVING count() > 1
  ORDER BY day, min(first_row) LIMIT 1`;

/**
 * Returns the query that makes one row of the days of an offer: units and revenue are summed, everything else is that of
 * the last day. Rows of whole weeks stay single, and those whose numbers cannot be summed, so that their rules reject them.
 */
export const sumDays = (rows: string): string => {
  const values = fieldNames.map((field) => {
    const name = `given_${field}`;
    const value =
      sums[field] ?? (offerFields.includes(field) ? `any(${name})` : `argMax(${name}, (day, first_row))`);
    return `${value} AS sum_${field}`;
  });
  const keys = offerFields.map((field) => `given_${field}`).join(', ');
  const named = fieldNames.map((field) => `sum_${field} AS given_${field}`);
  return `SELECT row_number, ${named.join(', ')} FROM (
    SELECT min(first_row) AS row_number, ${values.join(', ')}
    FROM (${distinctDays(rows)}) GROUP BY ${keys}, if(day != '' AND ${isSummable}, 0, first_row))`;
};
