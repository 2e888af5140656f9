import { expect, test } from 'vitest';
import { closeAfterAll } from '../../test/close-after-all.ts';
import { openKeptAnalytics } from '../../test/clickhouse.ts';
import { buildMarket, type Offer } from '../../test/market.ts';
import { findReports } from './reports.ts';

const nothing = { sellers: [], brands: [], categories: [], products: [] };

/** Two sellers of one vacuum cleaner, one of bags without a brand; every entity has a distinct name. */
const offers: Partial<Offer>[] = [
  { seller_id: 1, seller_title: 'ИП «Нұрлы Жол»', seller_kaspi_id: '30114095', price: 100, sales_count: 3 },
  { seller_id: 2, seller_title: 'Aylin Shop', seller_kaspi_id: 'shop-2', price: 90, sales_count: 1 },
].map((offer) => ({
  ...offer,
  product_id: 1,
  product_kaspi_id: '104820117',
  product_name: 'Пылесос Aylin V12',
  brand_id: 7,
  brand_title: 'Aylin',
  category_id: 31,
  category_title: 'Пылесосы',
}));
const bags: Partial<Offer> = {
  seller_id: 2,
  seller_title: 'Aylin Shop',
  seller_kaspi_id: 'shop-2',
  product_id: 2,
  product_kaspi_id: 'bag-2',
  product_name: 'Мешки 100%',
  brand_id: 0,
  category_id: 31,
  category_title: 'Пылесосы',
  price: 5,
  sales_count: 0,
};

const analytics = await closeAfterAll(openKeptAnalytics('markets'));
const week = await buildMarket(analytics, [...offers, bags]);

const found = async (text: string) => (await week.read(findReports.byText, { text }))?.find;

const nurly = { id: 1, title: 'ИП «Нұрлы Жол»', revenue: 300 };
const shop = { id: 2, title: 'Aylin Shop', revenue: 90 };
const vacuum = { id: 1, title: 'Пылесос Aylin V12', revenue: 390, categoryId: 31 };
const bag = { id: 2, title: 'Мешки 100%', revenue: 0, categoryId: 31 };

test('a text finds sellers, brands, leaf categories and products by their titles, in any case', async () => {
  expect(await found('AYLIN')).toEqual({
    sellers: [shop],
    brands: [{ id: 7, title: 'Aylin', revenue: 390 }],
    categories: [],
    products: [vacuum],
  });
  expect(await found('пылесос')).toEqual({
    ...nothing,
    categories: [{ id: 31, title: 'Пылесосы', revenue: 390 }],
    products: [vacuum],
  });
  expect(await found('НҰРЛЫ жол')).toEqual({ ...nothing, sellers: [nurly] });
});

test('a title has every word of a text, in any order and with any white space between them', async () => {
  expect(await found('v12 пылесос')).toEqual({ ...nothing, products: [vacuum] });
  expect(await found('жол\u00a0\v\ufeffнұр')).toEqual({ ...nothing, sellers: [nurly] });
  expect(await found('v12 мешки')).toEqual(nothing);
  const letters = Array.from({ length: 250 }, () => 'а').join(' ');
  expect(await found(letters)).toEqual({ ...nothing, products: [], categories: [], sellers: [], brands: [] });
});

test('a text is literal: no wildcards, and goods without a brand are no brand', async () => {
  expect(await found('%')).toEqual({ ...nothing, products: [bag] });
  for (const text of ['_', '.*', 'без бренда', 'раздел', 'нет такого'])
    expect(await found(text)).toEqual(nothing);
});

test('a complete Kaspi id finds its seller or product, a part of one finds nothing', async () => {
  expect(await found('30114095')).toEqual({ ...nothing, sellers: [nurly] });
  expect(await found('104820117')).toEqual({ ...nothing, products: [vacuum] });
  expect(await found('bag-2')).toEqual({ ...nothing, products: [bag] });
  for (const text of ['3011409', '0114095', '10482011', 'BAG-2']) expect(await found(text)).toEqual(nothing);
});

test.each([
  'https://kaspi.kz/shop/p/pylesos-aylin-v12-104820117/?c=750000000',
  'https://kaspi.kz/shop/p/104820117/',
  'http://www.kaspi.kz/shop/p/pylesos-104820117',
  'kaspi.kz/shop/p/pylesos-104820117#!/item',
  'HTTPS://Kaspi.kz:443/shop/p/%D0%BF%D1%8B%D0%BB%D0%B5%D1%81%D0%BE%D1%81-104820117/?a=1',
])('the link of a product finds it: %s', async (text) => {
  expect(await found(text)).toEqual({ ...nothing, products: [vacuum] });
});

test('a product whose id has a hyphen is found by a link that ends in the complete id', async () => {
  expect(await found('https://kaspi.kz/shop/p/bag-2/')).toEqual({ ...nothing, products: [bag] });
});

test.each([
  'https://kaspi.kz/shop/info/merchant/30114095/address-tab/?merchantId=30114095',
  'www.kaspi.kz/shop/info/merchant/30114095',
])('the link of a seller finds it: %s', async (text) => {
  expect(await found(text)).toEqual({ ...nothing, sellers: [nurly] });
});

test.each([
  'https://evil.example/shop/p/x-104820117/',
  'https://kaspi.kz.evil.example/shop/p/x-104820117/',
  'https://evilkaspi.kz/shop/p/x-104820117/',
  'https://kaspi.kz/shop/p/x-1048201170/',
  'https://kaspi.kz/shop/p/',
  'https://kaspi.kz/shop/info/merchant/104820117/',
  'https://kaspi.kz/shop/p/x-30114095/',
  'see https://kaspi.kz/shop/p/x-104820117/',
])('what is no link of a product or seller of the week finds nothing: %s', async (text) => {
  expect(await found(text)).toEqual(nothing);
});

test('of more than 20 matches the largest are found, equal revenue by id', async () => {
  const many = await buildMarket(
    analytics,
    Array.from({ length: 30 }, (_, at) => ({
      seller_id: 30 - at,
      product_id: 30 - at,
      brand_id: 30 - at,
      category_id: 30 - at,
      sales_count: at === 0 ? 2 : 1,
    })),
  );
  const ids = [30, ...Array.from({ length: 19 }, (_, at) => at + 1)];
  for (const [text, kind] of [
    ['продавец', 'sellers'],
    ['бренд', 'brands'],
    ['категория', 'categories'],
    ['товар', 'products'],
  ] as const) {
    const answer = await many.read(findReports.byText, { text });
    expect(answer?.find[kind].map(({ id }) => id)).toEqual(ids);
  }
});
