import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readFeed } from './read-feed.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrina-feed-'));
});
afterAll(() => rm(folder, { recursive: true }));

const offer: Readonly<Record<string, string>> = {
  year: '2026',
  week_number: '46',
  seller_id: '1',
  seller_kaspi_id: '30114095',
  seller_title: 'ИП «Нұрлы Жол»',
  product_id: '1',
  product_kaspi_id: '104820117',
  product_name: '"Пылесос, чёрный"',
  brand_id: '0',
  category_id: '31',
  category_title: 'Пылесосы',
  category_1_lvl_id: '1',
  category_1_lvl_title: 'Техника',
  category_2_lvl_id: '12',
  category_2_lvl_title: 'Для дома',
  price: '0.5',
  sales_count: '3',
};

/** Reads a feed of one offer. */
async function readOffer(changes: Readonly<Record<string, string>>) {
  const cells = { ...offer, ...changes };
  const path = join(folder, 'feed.csv');
  await writeFile(path, `${Object.keys(cells).join(',')}\n${Object.values(cells).join(',')}\n`);
  return (await readFeed([path]))[0]?.rows[0];
}

test('reads money to the hundredth, beyond the digits of a JSON number', async () => {
  expect(await readOffer({})).toMatchObject({ price: 50n, revenue: 150n, product_name: 'Пылесос, чёрный' });
  expect(await readOffer({ revenue: '999999999999999.99' })).toMatchObject({
    revenue: 99_999_999_999_999_999n,
  });
});

test.each([
  [{ price: '1.999' }, 'row 1: price is "1.999", with more than two decimals'],
  [{ price: '1e3' }, 'row 1: price is "1e3", not a plain number'],
  [{ seller_title: '' }, 'row 1: seller_title is empty'],
  [{ product_name: '"never closed' }, 'a quote is not closed'],
  [{ year: '' }, 'year and week_number are not those of a week'],
])('names what is wrong with %j', async (changes, sentence) => {
  await expect(readOffer(changes)).rejects.toThrow(sentence);
});
