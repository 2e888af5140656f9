import * as z from 'zod/mini';
import { expect, test } from 'vitest';
import { closeAfterAll } from '../../../test/close-after-all.ts';
import { openTestFeed } from '../../../test/feed.ts';
import { readRows } from '../../analytics/read-rows.ts';
import { plainNumber, readShapes, shapeOf } from './read-numbers.ts';
import { literal } from './row-texts.ts';

const { analytics } = await closeAfterAll(openTestFeed());

/** Reads the values of a column by the engine, as an intake does; undefined if its sign has two readings. */
const readColumn = async (field: string, values: readonly string[], given?: 'comma' | 'point') => {
  const rows = `(SELECT arrayJoin([${values.map(literal).join(', ')}]) AS value)`;
  const select = async (sql: string) =>
    (await readRows(analytics, z.object({ found: z.string() }), `SELECT ${sql} AS found FROM ${rows}`)).map(
      ({ found }) => found,
    );
  const reading = readShapes(field, await select(shapeOf('value')), given);
  return reading && select(plainNumber(field, 'value', reading));
};

test.each([
  [
    ['99 990,50 ₸', '98\u00A0990 тг', '1 234', ''],
    ['99990.50', '98990', '1234', ''],
  ],
  [
    ['1.234,50', '12.345.678', '7'],
    ['1234.50', '12345678', '7'],
  ],
  [
    ['1,234.50', '999'],
    ['1234.50', '999'],
  ],
  [
    ["12'345.5", '1’000'],
    ['12345.5', '1000'],
  ],
  [
    ['0,123', '1,234'],
    ['0.123', '1.234'],
  ],
  [
    ['98990.5', '98 990,50'],
    ['98990.5', '98990.50'],
  ],
  [
    ["'500", '5%', '7 KZT', '8 тенге'],
    ['500', '5', '7', '8'],
  ],
  [
    ['12,5', 'нет', '1e5', '12 34'],
    ['12.5', 'нет', '1e5', '12 34'],
  ],
])('the prices %j are %j', async (values, plain) => {
  expect(await readColumn('price', values)).toEqual(plain);
});

test('a sign with two readings in every value is refused, unless it is named', async () => {
  const values = ['1,234', '56,789'];
  expect(await readColumn('price', values)).toBeUndefined();
  expect(await readColumn('price', values, 'comma')).toEqual(['1.234', '56.789']);
  expect(await readColumn('price', values, 'point')).toEqual(['1234', '56789']);
  expect(await readColumn('price', [...values, '1,5', '2.5'])).toBeUndefined();
});

test('a rating has no thousands, and a count no decimals', async () => {
  expect(await readColumn('product_rating', ['4,833', '4.5', '5'])).toEqual(['4.833', '4.5', '5']);
  expect(await readColumn('sales_count', ['13,0', '1 200 шт.', '2.00'])).toEqual(['13', '1200', '2']);
});
