import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestAnalytics, type TestAnalytics } from '../../test/clickhouse.ts';
import { buildMarket } from '../../test/market.ts';
import { findReports } from './reports.ts';

let analytics: TestAnalytics;
beforeAll(async () => {
  analytics = await openTestAnalytics();
});
afterAll(() => analytics.close());

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
  const other = {
    seller_title: 'Дүкен',
    product_name: 'Мешки',
    brand_title: 'Лего',
    category_title: 'Разное',
  };
  const names = { seller_title: title, product_name: title, brand_title: title, category_title: title };
  const ids = (id: number) => ({ seller_id: id, product_id: id, brand_id: id, category_id: id });
  const one = await buildMarket(analytics, [
    { ...ids(1), ...other },
    { ...ids(2), ...names },
  ]);
  const answer = (await one.read(findReports.byText, { text }))?.find;
  expect(Object.values(answer ?? {}).map((rows) => rows.map((row) => row.title))).toEqual([
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

test.each(['а', 'ip', '15', 'картон', 'фон'])(
  '%s does not find an iPhone, an Айфон or a card',
  async (text) => {
    const phones = await buildMarket(
      analytics,
      ['iPhone', 'Айфон', 'Карта'].map((product_name, at) => ({
        product_id: at + 1,
        product_name,
        seller_id: 1,
      })),
    );
    const answer = await phones.read(findReports.byText, { text });
    expect(
      answer?.find.products.map(({ title }) => title).filter((title) => !title.toLowerCase().includes(text)),
    ).toEqual([]);
  },
);
