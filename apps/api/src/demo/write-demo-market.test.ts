import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type CsvRow, readCsv } from '@vitrina/conformance/market/read-feed.ts';
import { writeDemoMarket } from './write-demo-market.ts';

let folder: string;
let paths: string[];
let first: CsvRow[];
let sale: CsvRow[];
let last: CsvRow[];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'demo-market-'));
  paths = await writeDemoMarket(folder);
  [first = [], sale = [], last = []] = await Promise.all([0, 5, 7].map((at) => readCsv(paths[at] ?? '')));
}, 120_000);

afterAll(() => rm(folder, { recursive: true }));

const computeHash = async (files: string[]) => {
  const hash = createHash('sha256');
  for (const file of files) hash.update(await readFile(file));
  return hash.digest('hex');
};

const distinct = (rows: CsvRow[], column: string) => new Set(rows.map((row) => row[column]));
const sumUnits = (rows: CsvRow[], leaf: string) =>
  rows
    .filter(({ category_title }) => category_title === leaf)
    .reduce((sum, row) => sum + Number(row['sales_count']), 0);
const sumRevenue = (rows: CsvRow[]) =>
  rows.reduce((sum, row) => sum + Number(row['price']) * Number(row['sales_count']), 0);
const valuesBy = (rows: CsvRow[], key: (row: CsvRow) => string, value: (row: CsvRow) => string) => {
  const values = new Map<string, Set<string>>();
  for (const row of rows) values.set(key(row), (values.get(key(row)) ?? new Set()).add(value(row)));
  return [...values.values()];
};

test('writes the same bytes in each run and on each machine', async () => {
  expect(await computeHash(paths)).toBe('65c6b8b23ab69825d2c18716fe542795d2dcdd3519135d321538bd90a4f130dd');
});

test('covers weeks 39 to 46 of 2026, one file each', () => {
  expect(paths.map((path) => path.slice(-7))).toEqual(
    [39, 40, 41, 42, 43, 44, 45, 46].map((week) => `W${week}.csv`),
  );
  expect(distinct(first, 'week_number')).toEqual(new Set(['39']));
  expect(distinct(last, 'week_number')).toEqual(new Set(['46']));
  expect(distinct(last, 'year')).toEqual(new Set(['2026']));
});

describe('each row passes the feed’s rules', () => {
  const rules: Readonly<Record<string, RegExp>> = {
    product_id: /^[1-9][0-9]{0,8}$/u,
    product_kaspi_id: /^[0-9]{9}$/u,
    product_name: /^\S(?:[^\p{Cc}]{1,120})\S$/u,
    product_link: /^https:\/\/kaspi\.kz\/shop\/p\/[0-9]{9}\/$/u,
    product_rating: /^(?:|[1-5](?:\.[0-9])?)$/u,
    product_comments_count: /^(?:|[1-9][0-9]*)$/u,
    brand_id: /^(?:0|[1-9][0-9]*)$/u,
    category_1_lvl_title: /^\S.*\S$/u,
    category_2_lvl_title: /^\S.*\S$/u,
    category_title: /^\S.*\S$/u,
    seller_id: /^[1-9][0-9]*$/u,
    seller_kaspi_id: /^[0-9a-z]{6,12}$/u,
    seller_title: /^\S.*\S$/u,
    seller_rating: /^(?:|[1-5](?:\.[0-9])?)$/u,
    seller_comments_count: /^[0-9]*$/u,
    seller_on_kaspi_from: /^20(?:1[6-9]|2[0-6])-(?:0[1-9]|1[0-2])-(?:0[1-9]|1[0-9]|2[0-8])$/u,
    price: /^[1-9][0-9]{1,7}$/u,
    sales_count: /^(?:0|[1-9][0-9]{0,5})$/u,
  };

  test.each(Object.entries(rules))('%s', (column, rule) => {
    expect(
      [...distinct(first, column), ...distinct(last, column)].filter((value) => !rule.test(value ?? '')),
    ).toEqual([]);
  });

  test('only the id 0 has no brand title', () => {
    expect(last.filter((row) => (row['brand_id'] === '0') !== (row['brand_title'] === ''))).toEqual([]);
  });

  test('has each offer once', () => {
    expect(new Set(last.map((row) => `${row['product_id']} ${row['seller_id']}`)).size).toBe(last.length);
  });

  test.each([
    ['product_id', ['product_name', 'product_kaspi_id', 'brand_id', 'category_id', 'product_rating']],
    ['brand_id', ['brand_title']],
    ['seller_id', ['seller_title', 'seller_kaspi_id', 'seller_rating', 'seller_on_kaspi_from']],
    ['category_id', ['category_title', 'category_2_lvl_id']],
    ['category_2_lvl_id', ['category_2_lvl_title', 'category_1_lvl_id']],
  ])('the rows of one %s agree', (id, columns) => {
    const groups = valuesBy(
      last,
      (row) => row[id] ?? '',
      (row) => JSON.stringify(columns.map((column) => row[column])),
    );
    expect(groups.filter((values) => values.size > 1)).toEqual([]);
  });

  test('the three levels of the category tree have distinct ids', () => {
    const ids = ['category_id', 'category_1_lvl_id', 'category_2_lvl_id'].flatMap((level) => [
      ...distinct(last, level),
    ]);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

test.each([
  ['seller_id', 2_000],
  ['product_id', 25_000],
  ['brand_id', 600],
  ['category_id', 155],
])('has about the promised number of distinct %s', (column, promised) => {
  for (const rows of [first, last])
    expect(Math.abs(distinct(rows, column).size / promised - 1)).toBeLessThan(0.04);
});

test('demand follows the seasons and the sale', () => {
  expect(sumUnits(last, 'Женские пуховики')).toBeGreaterThan(2 * sumUnits(first, 'Женские пуховики'));
  expect(sumUnits(last, 'Школьная форма')).toBeLessThan(0.7 * sumUnits(first, 'Школьная форма'));
  expect(sumRevenue(sale)).toBeGreaterThan(1.2 * sumRevenue(last));
  expect(sumRevenue(last)).toBeGreaterThan(1e9);
});

test.each(['seller_id', 'product_id'])(
  'between the first and the last week some of %s appear and some disappear',
  (column) => {
    const [before, after] = [distinct(first, column), distinct(last, column)];
    expect([...after].filter((id) => !before.has(id)).length).toBeGreaterThan(20);
    expect([...before].filter((id) => !after.has(id)).length).toBeGreaterThan(20);
  },
);

test('has unbranded products, unsold offers, missing ratings and products with several prices', () => {
  const share = (rule: (row: CsvRow) => boolean) => last.filter(rule).length / last.length;
  expect(share((row) => row['brand_id'] === '0')).toBeGreaterThan(0.03);
  expect(share((row) => row['sales_count'] === '0')).toBeGreaterThan(0.15);
  expect(share((row) => row['product_rating'] === '')).toBeGreaterThan(0.05);
  expect(share((row) => row['seller_rating'] === '')).toBeGreaterThan(0.01);
  expect(share((row) => row['seller_comments_count'] === '')).toBeGreaterThan(0.005);
  const prices = valuesBy(
    last,
    (row) => row['product_id'] ?? '',
    (row) => row['price'] ?? '',
  );
  expect(prices.filter((values) => values.size > 1).length).toBeGreaterThan(5_000);
});

test('names are complete, partly Kazakh, and none is a real shop’s', () => {
  const sellers = [...distinct(last, 'seller_title')].join('\n');
  const products = [...distinct(last, 'product_name')].join('\n');
  const realShops =
    /technodom|sulpak|mechta|alser|evrika|белый ветер|magnum|small|arbuz|wildberries|ozon|lamoda|intertop|meloman|marwin|leroy|europharma|flip\.kz|satu|kaspi|халык|halyk|технодом|сулпак|мечта|эврика|магнум|меломан/iu;
  expect(realShops.exec(sellers)).toBeNull();
  expect(/[{}*|#]| {2}| ,|undefined/u.exec(`${sellers}\n${products}`)).toBeNull();
  expect(sellers).toMatch(/ИП .*[әғқңөұүһі]/iu);
  expect(products).toMatch(/қатты мұқаба/u);
});
