import { expect, test } from 'vitest';
import { closeAfterAll } from '../../test/close-after-all.ts';
import { openTestAnalytics } from '../../test/clickhouse.ts';
import { buildMarket, type Market } from '../../test/market.ts';
import { findReports } from './reports.ts';

const analytics = await closeAfterAll(openTestAnalytics());

/** Titles of one market each, of which none sounds like another. */
const markets = [
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
  ['Самсунг', 'Айфон', 'Пылесос', 'Электроинструменты'],
  ['Телевизор Samsung', 'ЭЛЕКТРОИНСТРУМЕНТЫ', 'Aİ'],
  ['САМСУНГ'],
].map((titles) => ({ titles, market: undefined as Market | undefined }));

test.each([
  ['шуруповерт', 'Шуруповёрт'],
  ['жайлы уй', 'Жайлы үй'],
  ['Канат', 'Қанат Store'],
  ['ыфьыгтп', 'Samsung'],
  ['gsktcjc', 'Пылесос'],
  ['самсунг', 'Samsung'],
  ['samsung', 'Самсунг'],
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
  const shop = markets.find(({ titles }) => titles.includes(title));
  if (shop === undefined) throw new Error(`No market has ${title}`);
  shop.market ??= await buildMarket(
    analytics,
    shop.titles.map((name, at) => ({
      seller_id: at + 1,
      product_id: at + 1,
      brand_id: at + 1,
      category_id: at + 1,
      seller_title: name,
      product_name: name,
      brand_title: name,
      category_title: name,
    })),
  );
  const found = (await shop.market.read(findReports.byText, { text }))?.find;
  expect(Object.values(found ?? {}).map((rows) => rows.map((row) => row.title))).toEqual([
    [title],
    [title],
    [title],
    [title],
  ]);
});

test('titles that contain the text precede those that sound like it; mistakes are allowed only if nothing else is found', async () => {
  const titles = ['Самсунг', 'Samsung', 'Самсунк', 'Samsung Самсунг'];
  const named = await buildMarket(
    analytics,
    titles.map((seller_title, at) => ({
      seller_id: at + 1,
      product_id: at + 1,
      seller_title,
      price: 100 + at,
    })),
  );
  const ask = async (text: string) =>
    (await named.read(findReports.byText, { text }))?.find.sellers.map(({ id }) => id);
  expect(await ask('samsung')).toEqual([4, 2, 1]);
  expect(await ask('самсунг')).toEqual([4, 1, 2]);
  expect(await ask('самсунч')).toEqual([4, 3, 2, 1]);
  expect(await ask('смсунк')).toEqual([3]);
});

test('20 exact titles are not displaced by larger ones that sound alike', async () => {
  const many = await buildMarket(
    analytics,
    Array.from({ length: 24 }, (_, at) => ({
      seller_id: at + 1,
      product_id: at + 1,
      product_name: at < 4 ? 'Samsung' : 'Самсунг',
      price: 1000 - at,
    })),
  );
  const answer = await many.read(findReports.byText, { text: 'самсунг' });
  expect(answer?.find.products.map(({ id }) => id)).toEqual(Array.from({ length: 20 }, (_, at) => at + 5));
});

test('a part of another spelling does not find an iPhone, an Айфон or a card', async () => {
  const phones = await buildMarket(
    analytics,
    ['iPhone', 'Айфон', 'Карта'].map((product_name, at) => ({
      product_id: at + 1,
      product_name,
      seller_id: 1,
    })),
  );
  for (const text of ['а', 'ip', '15', 'картон', 'фон']) {
    const products = (await phones.read(findReports.byText, { text }))?.find.products ?? [];
    expect(products.map(({ title }) => title).filter((title) => !title.toLowerCase().includes(text))).toEqual(
      [],
    );
  }
});
