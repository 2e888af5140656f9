import { FIRST_YEAR, LAST_YEAR, MAX_WEEK_NUMBER } from '@vitrina/contract';
import { code, count, day, type FeedColumn, integer, link, rating, text, textWhere } from './column-rules.ts';

/** SQL condition: a decimal number with at most two decimals. */
const money = (name: string) => String.raw`match(given_${name}, '^0*[0-9]{1,16}(\\.[0-9]{1,2})?$')`;

/** RE2 pattern of a public host name: Latin and Cyrillic labels, the last one not a number, so that no IP address matches. */
const publicHost = String.raw`([a-z0-9_\\x{0400}-\\x{04FF}-]+\\.)+[a-z\\x{0400}-\\x{04FF}][a-z0-9\\x{0400}-\\x{04FF}-]*`;
const kaspiHost = String.raw`([a-z0-9_-]+\\.)*kaspi\\.kz`;

const price: FeedColumn = {
  name: 'price',
  isRequired: true,
  value: 'toDecimal64OrZero(given_price, 2)',
  rules: [
    { broken: `given_price = ''`, reason: 'is missing' },
    {
      broken: `NOT (${money('price')} AND price > 0 AND price <= 1000000000000)`,
      reason: 'is not a number over 0 and up to 1000000000000 with at most 2 decimals',
    },
  ],
};

const revenue: FeedColumn = {
  name: 'revenue',
  isRequired: false,
  value: `if(given_revenue = '', toDecimal128(price, 2) * sales_count,
      toDecimal128(toDecimal64OrZero(given_revenue, 2), 2))`,
  rules: [
    {
      broken: `given_revenue != '' AND NOT (${money('revenue')} AND revenue <= 1000000000000000)`,
      reason: 'is not a number from 0 to 1000000000000000 with at most 2 decimals',
    },
    {
      broken: 'revenue > 1000000000000000',
      reason: 'is empty, and price × sales_count is over 1000000000000000',
    },
    { broken: 'revenue = 0 AND sales_count > 0', reason: 'is 0 although sales_count is not' },
    { broken: 'revenue > 0 AND sales_count = 0', reason: 'is not 0 although sales_count is' },
  ],
};

const anyWeek = integer('week_number', 1, MAX_WEEK_NUMBER);

const weekNumber: FeedColumn = {
  ...anyWeek,
  rules: [
    ...anyWeek.rules,
    {
      broken: 'week_number > toISOWeek(makeDate(year, 12, 28))',
      reason: 'is a week that the year does not have',
    },
  ],
};

/** All feed columns, in the order in which their rules are checked. */
export const feedColumns: readonly FeedColumn[] = [
  integer('year', FIRST_YEAR, LAST_YEAR),
  weekNumber,
  integer('seller_id', 1),
  code(text('seller_kaspi_id', 64)),
  text('seller_title', 500),
  rating('seller_rating'),
  count('seller_comments_count', 'NULL'),
  day('seller_on_kaspi_from'),
  code(integer('product_id', 1)),
  code(text('product_kaspi_id', 64)),
  text('product_name', 1000),
  link('product_link', kaspiHost, 'kaspi.kz'),
  link('product_main_img_link', publicHost, 'a public host name'),
  rating('product_rating'),
  count('product_comments_count', '0'),
  integer('brand_id', 0),
  textWhere('brand_id != 0', 'brand_title', 500),
  integer('category_id', 1),
  text('category_title', 500),
  integer('category_1_lvl_id', 1),
  text('category_1_lvl_title', 500),
  integer('category_2_lvl_id', 1),
  text('category_2_lvl_title', 500),
  price,
  integer('sales_count', 0),
  revenue,
];
