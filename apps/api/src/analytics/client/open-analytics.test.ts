import { expect, test } from 'vitest';
import { closeAfterAll } from '../../../test/close-after-all.ts';
import type { ReportFormat } from '../analytics.ts';
import { openTestAnalytics } from '../../../test/clickhouse.ts';

const analytics = await closeAfterAll(openTestAnalytics());

const read = async (sql: string, params = {}, format: ReportFormat = 'document') =>
  JSON.parse((await analytics.runReport({ sql, params, format })).bytes.toString('utf8')) as unknown;

test('a report is one JSON document with numbers as numbers', async () => {
  const sql = `SELECT toUInt64(7) AS id, toDecimal64(12.5, 2) AS price, toFloat64('nan') AS rating,
    [CAST((1, 'a'), 'Tuple(id UInt32, title String)')] AS categories`;
  expect(await read(sql)).toEqual({ id: 7, price: 12.5, rating: null, categories: [{ id: 1, title: 'a' }] });
});

test('a list is one JSON array, also when it is empty', async () => {
  expect(await read('SELECT number AS n FROM numbers({n:UInt32})', { n: 2 }, 'list')).toEqual([
    { n: 0 },
    { n: 1 },
  ]);
  expect(await read('SELECT number AS n FROM numbers({n:UInt32})', { n: 0 }, 'list')).toEqual([]);
});

test('a document without a row is empty', async () => {
  const empty = await analytics.runReport({ sql: 'SELECT 1 AS a WHERE 0', params: {}, format: 'document' });
  expect(empty.bytes).toHaveLength(0);
});

test.each([
  "x'y",
  'a\\b',
  'line\nfeed\r\ttab',
  "'; DROP TABLE x; --",
  '{a:String}',
  '🙂 Привет',
  '\\N',
  'a%00b',
  '',
])('the text %j arrives in a query as it is', async (text) => {
  expect(await read('SELECT {a:String} AS a, {b:Array(String)} AS b', { a: text, b: [text] })).toEqual({
    a: text,
    b: [text],
  });
});

test('one call takes five thousand ids', async () => {
  const ids = Array.from({ length: 5000 }, (_, index) => 4_294_967_295 - index);
  expect(await read('SELECT length({ids:Array(UInt32)}) AS n', { ids })).toEqual({ n: 5000 });
});
