import { expect, test } from 'vitest';
import { closeAfterAll } from '../../test/close-after-all.ts';
import { openKeptAnalytics } from '../../test/clickhouse.ts';
import { buildMarket, type Market } from '../../test/market.ts';
import { findReports } from './reports.ts';

const analytics = await closeAfterAll(openKeptAnalytics('markets'));

/** Titles of one market each, of which none sounds like another. */
const markets = await Promise.all(
  [
    [
      'Шуруповёрт',
      'Жайлы үй',
      'Қанат Store',
      'Samsung',
      'Apple iPhone 15',
      'Xiaomi',
      'Philips',
      'Смартфон',
      'Чехлы',
    ],
    ['САМСУНГ', 'Айфон', 'Пылесос', 'Электроинструменты', 'Карта'],
    ['Телевизор Samsung', 'ЭЛЕКТРОИНСТРУМЕНТЫ', 'Aİ'],
  ].map(async (titles) => {
    const offers = titles.map((name, at) => ({
      seller_id: at + 1,
      product_id: at + 1,
      brand_id: at + 1,
      category_id: at + 1,
      seller_title: name,
      product_name: name,
      brand_title: name,
      category_title: name,
    }));
    return { titles, market: await buildMarket(analytics, offers) };
  }),
);

const marketWith = (title: string) => {
  const found = markets.find(({ titles }) => titles.includes(title));
  if (found === undefined) throw new Error(`No market has ${title}`);
  return found.market;
};

const find = async (market: Market, text: string) => (await market.read(findReports.byText, { text }))?.find;

test.each([
  ['шуруповерт', 'Шуруповёрт'],
  ['жайлы уй', 'Жайлы үй'],
  ['Канат', 'Қанат Store'],
  ['ыфьыгтп', 'Samsung'],
  ['gsktcjc', 'Пылесос'],
  ['самсунг', 'Samsung'],
  ['samsung', 'САМСУНГ'],
  ['айфон', 'Apple iPhone 15'],
  ['iphone', 'Айфон'],
  ['сяоми', 'Xiaomi'],
  ['филипс', 'Philips'],
  ['смартфонов', 'Смартфон'],
  ['чехлами', 'Чехлы'],
  ['смартфлн', 'Смартфон'],
  ['сматрфон', 'Смартфон'],
  ['смартфн', 'Смартфон'],
  ['пшылесос', 'Пылесос'],
  ['самсунк телевизор', 'Телевизор Samsung'],
  ['самсунк', 'САМСУНГ'],
  ['лектроинструменты', 'Электроинструменты'],
  ['элекртоинструменты', 'Электроинструменты'],
  ['электроинструмегты', 'ЭЛЕКТРОИНСТРУМЕНТЫ'],
  ['ai', 'Aİ'],
])('%s finds %s', async (text, title) => {
  const found = await find(marketWith(title), text);
  expect(Object.values(found ?? {}).map((rows) => rows.map((row) => row.title))).toEqual([
    [title],
    [title],
    [title],
    [title],
  ]);
});

/** Four sellers, the last one the largest, and 24 products, the first one the largest. */
const named = await buildMarket(
  analytics,
  Array.from({ length: 24 }, (_, at) => ({
    seller_id: 1 + (at % 4),
    product_id: at + 1,
    seller_title: ['Самсунг', 'Samsung', 'Самсунк', 'Samsung Самсунг'][at % 4] ?? '',
    product_name: at < 4 ? 'Samsung' : 'Самсунг',
    price: 1000 - at,
    sales_count: 10 + (at % 4),
  })),
);

test('titles that contain the text precede those that sound like it; mistakes are allowed only if nothing else is found', async () => {
  const ask = async (text: string) => (await find(named, text))?.sellers.map(({ id }) => id);
  expect(await ask('samsung')).toEqual([4, 2, 1]);
  expect(await ask('самсунг')).toEqual([4, 1, 2]);
  expect(await ask('самсунч')).toEqual([4, 3, 2, 1]);
  expect(await ask('смсунк')).toEqual([3]);
});

test('20 exact titles are not displaced by larger ones that sound alike', async () => {
  const products = (await find(named, 'самсунг'))?.products.map(({ title }) => title);
  expect(products).toEqual(Array.from({ length: 20 }, () => 'Самсунг'));
});

test.each([
  ['а', 'Apple iPhone 15'],
  ['фон', 'Apple iPhone 15'],
  ['ip', 'Айфон'],
  ['15', 'Айфон'],
  ['картон', 'Карта'],
])('the part %s of another spelling does not find %s', async (text, title) => {
  const found = await find(marketWith(title), text);
  expect(found?.products.map((row) => row.title)).not.toContain(title);
});
