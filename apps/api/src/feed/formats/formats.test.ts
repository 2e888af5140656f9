import { gzipSync, zstdCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { closeAfterAll } from '../../../test/close-after-all.ts';
import { columnNames, csv, feedRow, ndjson, openTestFeed } from '../../../test/feed.ts';
import { openParquetMaker } from '../../../test/parquet.ts';
import { stageFeed } from '../../../test/staged-feed.ts';

const feed = await closeAfterAll(openTestFeed());
const parquet = await closeAfterAll(openParquetMaker());

const rows = [
  feedRow(1, { seller_title: 'ТОО "Алатау", филиал', product_name: 'Чайник, 1,7 л', product_rating: '' }),
  feedRow(2, { seller_rating: '0', revenue: '', seller_on_kaspi_from: '' }),
  feedRow(3, { brand_id: '0', product_link: '', sales_count: '0', revenue: '0' }),
];

const plain = csv(rows);
const frames = plain.split(/(?<=\n)/).map((line) => zstdCompressSync(line));

const numeric = /_id$|^year$|number$|count$|rating$|price|revenue/;
const typed = rows.map((row) =>
  Object.fromEntries(
    Object.entries(row)
      .filter(([name, value]) => value !== '' || name === 'revenue')
      .map(([name, value]) => {
        if (value === '') return [name, null];
        return [name, numeric.test(name) && !name.includes('kaspi') ? Number(value) : value];
      }),
  ),
);

const typedParquet = `SELECT 2026 AS year, toUInt8(45) AS week_number, toInt64(n) AS seller_id, concat('S', toString(n)) AS seller_kaspi_id,
  ['ТОО "Алатау", филиал', 'Магазин 2', 'Магазин 3'][n] AS seller_title, [4.5, NULL, 4.5][n] AS seller_rating,
  toFloat64(10) AS seller_comments_count, if(n = 2, NULL, toDate32('2020-02-29')) AS seller_on_kaspi_from,
  toUInt32(n) AS product_id, concat('P', toString(n)) AS product_kaspi_id,
  ['Чайник, 1,7 л', 'Товар 2', 'Товар 3'][n] AS product_name,
  if(n = 3, NULL, concat('https://kaspi.kz/shop/p/', toString(n), '/')) AS product_link,
  concat('https://images.example/', toString(n), '.jpg') AS product_main_img_link,
  if(n = 1, NULL, toFloat32(4.9)) AS product_rating, 7 AS product_comments_count,
  if(n = 3, 0, 5) AS brand_id, 'Бренд' AS brand_title, 300000 + n AS category_id, 'Категория' AS category_title,
  100000 + n AS category_1_lvl_id, 'Раздел' AS category_1_lvl_title, 200000 + n AS category_2_lvl_id,
  'Подраздел' AS category_2_lvl_title, toDecimal64(100, 4) AS price, if(n = 3, 0, 3) AS sales_count,
  if(n = 2, NULL, toDecimal64(if(n = 3, 0, 300), 2)) AS revenue
FROM (SELECT arrayJoin([1, 2, 3]) AS n)`;

const breaks = 'до\r\nпосле\u0000\u0085\u2028я\t';

/** Files with the same three rows. */
const files: Record<string, string | Uint8Array> = {
  'mark.csv': `\uFEFF${plain}`,
  'windows.csv': plain.replaceAll('\n', '\r\n'),
  'unfinished.csv': plain.slice(0, -1),
  'trailing.csv': `${plain}\n\r\n\n`,
  'quoted.csv': plain.replace(columnNames.join(','), columnNames.map((name) => ` "${name}" `).join(',')),
  'reordered.csv': csv(rows, columnNames.toReversed()),
  'spaced.csv': csv(
    rows.map((row) =>
      Object.fromEntries(Object.entries(row).map(([name, value]) => [name, ` \t${value}\t `])),
    ),
  ),
  'packed.csv.gz': gzipSync(plain),
  'twice-packed.csv.gz': Buffer.concat([gzipSync(plain.slice(0, 500)), gzipSync(plain.slice(500))]),
  'packed.csv.zst': zstdCompressSync(plain),
  'frames.csv.zst': Buffer.concat(frames),
  'objects.ndjson': ndjson(rows),
  'objects.jsonl': `\uFEFF${ndjson(rows).replaceAll('\n', '\r\n').slice(0, -2)}`,
  'objects.NDJSON.GZ': gzipSync(ndjson(rows)),
  'objects.jsonl.zst': zstdCompressSync(ndjson(rows)),
  'typed.ndjson': ndjson(typed),
  'typed.parquet': await parquet.make(typedParquet),
};

const others = {
  'breaks.csv': csv([
    feedRow(1, {
      product_name: breaks,
      product_link: 'HTTPS://Kaspi.KZ/Shop',
      product_main_img_link: 'Https://I.kz/1',
    }),
  ]),
  'week-{1..2}*.csv': csv([feedRow(1)]),
  'week-1x.csv': csv([feedRow(2), feedRow(3)]),
  "it's; DROP TABLE offer.csv": csv([feedRow(1)]),
};

const contents = { 'plain.csv': plain, ...files, ...others };
const { weeks } = await stageFeed(feed, contents);
const offersOf = (name: string) =>
  feed.analytics.rows(
    'SELECT * EXCEPT (snapshot, file) FROM staging_offer WHERE file = {file:UInt8} ORDER BY row',
    { file: Object.keys(contents).indexOf(name) + 1 },
  );

test('reads each value literally', async () => {
  expect(weeks).toMatchObject([{ year: 2026, weekNumber: 45 }]);
  expect(await offersOf('plain.csv')).toMatchObject([
    {
      row: 1,
      seller_title: 'ТОО "Алатау", филиал',
      product_name: 'Чайник, 1,7 л',
      product_rating: null,
    },
    { row: 2, seller_rating: null, revenue: 300, seller_on_kaspi_from: null, price: 100 },
    { row: 3, brand_id: 0, brand_title: '', product_link: null, sales_count: 0, revenue: 0 },
  ]);
});

test.each(Object.keys(files))('reads %s like the plain file', async (name) => {
  expect(await offersOf(name)).toEqual(await offersOf('plain.csv'));
});

test('replaces line breaks in quotes and control characters by spaces, and the scheme of a link by lower case', async () => {
  expect(await offersOf('breaks.csv')).toMatchObject([
    {
      product_name: 'до  после  \u2028я',
      product_link: 'https://Kaspi.KZ/Shop',
      product_main_img_link: 'https://I.kz/1',
    },
  ]);
});

test('reads a file whose name contains the engine’s wildcards or a statement', async () => {
  expect(await offersOf('week-{1..2}*.csv')).toMatchObject([{ product_id: 1 }]);
  expect(await offersOf("it's; DROP TABLE offer.csv")).toMatchObject([{ product_id: 1 }]);
});

test('rejects a number of Parquet with its shortest text', async () => {
  const wrong = typedParquet
    .replace('toInt64(n) AS', 'if(n = 1, -1, toInt64(n)) AS')
    .replace('toDecimal64(100, 4)', 'toDecimal64(if(n = 2, 0.5 - 1, 100), 2)')
    .replace('[4.5, NULL, 4.5][n]', '[NULL, 4.5, 5.5, -0., 4, 0, 4][n]')
    .replace('7 AS product', 'if(n = 5, 4294967296, 7) AS product')
    .replace('toDecimal64(if(n = 3, 0, 300), 2)', 'toDecimal64(if(n = 6, 0, 300), 2)')
    .replace('[1, 2, 3]', '[1, 2, 3, 4, 5, 6, 7]')
    .replaceAll(/\[('[^\]]*)\]\[n\]/g, '[$1][1 + n % 3]');
  await feed.write('wrong.parquet', await parquet.make(wrong));
  const refused = (await feed.check('wrong.parquet')).rejects.map((line) => line.split(';').slice(1, 4));
  const all = '1 seller_id -1;2 price -0.5;3 seller_rating 5.5;4 seller_rating -0;5 product_comments_count';
  expect(refused.map((line) => line.join(' ')).join(';')).toBe(`${all} 4294967296;6 revenue 0`);
});

test('numbers the rows of a long Parquet file', async () => {
  const broken = [1, 65_409, 65_410, 69_999, 70_000];
  const long = typedParquet
    .replace('SELECT 2026 AS year', `SELECT if(n IN (${broken.join()}), 1, 2026) AS year`)
    .replace('SELECT arrayJoin([1, 2, 3]) AS n', 'SELECT toInt64(number + 1) AS n FROM numbers(70000)')
    .replaceAll(/([123])00000 \+ n/g, '$1000000 + n')
    .replaceAll(/\[([^\]]*)\]\[n\]/g, '[$1][1 + n % 3]');
  await feed.write('long.parquet', await parquet.make(`${long} ORDER BY n`, 20_000));
  const { rejects } = await feed.check('long.parquet');
  expect(rejects.map((line) => line.split(';').slice(1, 4))).toEqual(
    broken.map((row) => [String(row), 'year', '1']),
  );
});

test('rejects a JSON value that is neither text nor number by the rule of its column', async () => {
  const lines = [
    { ...feedRow(1), seller_title: ['x'] },
    { ...feedRow(2), product_name: { a: 1 } },
    { ...feedRow(3), price: [100] },
  ].map((row) => JSON.stringify(row));
  const half = JSON.stringify({ ...feedRow(4), product_name: '@' }).replace('@', String.raw`x\ud83d`);
  const whole = JSON.stringify({ ...feedRow(5), product_name: '@' }).replace('@', String.raw`x\ud83d\ude00`);
  const number = JSON.stringify({ ...feedRow(6), price: '@' }).replace('"@"', '1e2');
  await feed.write('odd.ndjson', [...lines, half, whole, number].join('\n'));
  const { rejects } = await feed.check('odd.ndjson');
  expect(rejects.map((line) => line.split(';').slice(1, 3))).toEqual([
    ['1', 'seller_title'],
    ['2', 'product_name'],
    ['3', 'price'],
    ['4', 'product_name'],
    ['6', 'price'],
  ]);
});
