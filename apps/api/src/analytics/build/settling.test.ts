import { expect, test } from 'vitest';
import { closeAfterAll } from '../../../test/close-after-all.ts';
import { openTestAnalytics } from '../../../test/clickhouse.ts';
import { buildMarket, type Offer } from '../../../test/market.ts';
import { brandReports } from '../../brand/reports.ts';
import { categoryReports } from '../../category/reports.ts';
import { sellerReports } from '../../seller/reports.ts';

const analytics = await closeAfterAll(openTestAnalytics());

/** Rows of one product by different sellers, or of one seller with different products. */
const ofProduct = (rows: Partial<Offer>[]) =>
  rows.map((row, at) => ({ ...row, seller_id: at + 1, product_id: 1 }));
const ofSeller = (rows: Partial<Offer>[]) =>
  rows.map((row, at) => ({ ...row, seller_id: 1, product_id: at + 1 }));

const readProduct = async (rows: Partial<Offer>[]) => {
  const week = await buildMarket(analytics, ofProduct(rows));
  const inCategory = (await week.read(categoryReports.products, { categoryId: 11 }))?.productsByCategory[0];
  const ofBrand = (await week.read(brandReports.products, { brandId: 1 }))?.brandProducts[0];
  const ofFirst = (await week.read(sellerReports.products, { sellerId: 1 }))?.sellerProducts[0];
  return { inCategory, ofBrand, ofFirst };
};

const readSeller = async (rows: Partial<Offer>[]) => {
  const week = await buildMarket(analytics, ofSeller(rows));
  return (await week.read(sellerReports.info, { sellerId: 1 }))?.sellerInfo;
};

test('of differing texts of a product the most frequent wins, ties by the smallest, empty ones do not vote', async () => {
  const { inCategory, ofBrand, ofFirst } = await readProduct([
    { product_name: 'я', product_kaspi_id: '9', product_link: null, product_main_img_link: 'https://b/2' },
    {
      product_name: 'а',
      product_kaspi_id: '9',
      product_link: 'https://kaspi.kz/1',
      product_main_img_link: 'https://a/1',
    },
    { product_name: 'я', product_kaspi_id: '10', product_link: null, product_main_img_link: 'https://b/2' },
    { product_name: 'б', product_kaspi_id: '10', product_link: null, product_main_img_link: null },
  ]);
  const texts = {
    productName: 'я',
    kaspiId: '10',
    productKaspiLink: 'https://kaspi.kz/1',
    productMainImgLink: 'https://b/2',
  };
  expect(inCategory).toMatchObject(texts);
  expect(ofBrand).toMatchObject(texts);
  expect(ofFirst).toMatchObject(texts);
});

test('ties are by code points, not alphabetical or by UTF-16', async () => {
  const { inCategory } = await readProduct([{ product_name: '🙂' }, { product_name: '\uFF5E' }]);
  expect(inCategory?.productName).toBe('\uFF5E');
  const upper = await readProduct([{ product_name: 'ё' }, { product_name: 'я' }, { product_name: 'Я' }]);
  expect(upper.inCategory?.productName).toBe('Я');
});

test('a product has the rating with the most comments, the largest on a tie, and the largest comment count', async () => {
  const { inCategory, ofBrand, ofFirst } = await readProduct([
    { product_rating: 4.9, product_comments_count: 10 },
    { product_rating: 4.1, product_comments_count: 20 },
    { product_rating: 4.3, product_comments_count: 20 },
    { product_rating: null, product_comments_count: 50 },
  ]);
  expect(inCategory).toMatchObject({ averageRating: 4.3, commentsCount: 50 });
  expect(ofBrand).toMatchObject({ lastRating: 4.3, commentsCount: 50 });
  expect(ofFirst).toMatchObject({ lastRating: 4.3, commentsCount: 50 });
});

test('an unrated product has no rating, or 0 where null is not allowed, and 0 comments', async () => {
  const { inCategory, ofBrand, ofFirst } = await readProduct([{ product_comments_count: null }]);
  expect(inCategory).toMatchObject({ averageRating: null, commentsCount: 0 });
  expect(ofBrand).toMatchObject({ lastRating: null, commentsCount: 0 });
  expect(ofFirst).toMatchObject({ lastRating: 0, commentsCount: 0 });
});

test('a rating without reviews counts', async () => {
  const { inCategory } = await readProduct([
    { product_rating: 3.7, product_comments_count: 0 },
    { product_rating: 4.2, product_comments_count: null },
  ]);
  expect(inCategory).toMatchObject({ averageRating: 4.2, commentsCount: 0 });
});

test('a seller’s texts and start are the most frequent given, its rating and count as for a product', async () => {
  expect(
    await readSeller([
      {
        seller_title: 'Б',
        seller_kaspi_id: 'x',
        seller_on_kaspi_from: '2020-02-29',
        seller_rating: 4,
        seller_comments_count: 7,
      },
      {
        seller_title: 'А',
        seller_kaspi_id: 'X',
        seller_on_kaspi_from: '1999-12-31',
        seller_rating: 5,
        seller_comments_count: null,
      },
      {
        seller_title: 'Б',
        seller_kaspi_id: 'y',
        seller_on_kaspi_from: null,
        seller_rating: null,
        seller_comments_count: 9,
      },
    ]),
  ).toMatchObject({
    sellerTitle: 'Б',
    sellerKaspiId: 'X',
    onKaspiFrom: '1999-12-31',
    rating: 4,
    commentsCount: 9,
  });
});

test('a value that no row gives of a seller is null', async () => {
  expect(await readSeller([{ seller_comments_count: null }, { seller_comments_count: null }])).toMatchObject({
    onKaspiFrom: null,
    rating: null,
    commentsCount: null,
  });
  expect(await readSeller([{ seller_comments_count: 0, seller_rating: 2 }, {}])).toMatchObject({
    rating: 2,
    commentsCount: 0,
  });
});

test('titles of brands and of categories of every level are the most frequent, ties by the smallest', async () => {
  const week = await buildMarket(analytics, [
    {
      product_id: 1,
      brand_title: 'LG',
      category_title: 'ТВ',
      category_2_lvl_title: 'Б',
      category_1_lvl_title: 'Ж',
    },
    {
      product_id: 2,
      brand_title: 'Lg',
      category_title: 'Тв',
      category_2_lvl_title: 'А',
      category_1_lvl_title: 'Ж',
    },
    {
      product_id: 3,
      brand_title: 'Lg',
      category_title: 'Тв',
      category_2_lvl_title: 'А',
      category_1_lvl_title: 'А',
    },
    {
      product_id: 4,
      brand_title: 'LG',
      category_title: 'Тв',
      category_2_lvl_title: 'Б',
      category_1_lvl_title: 'Я',
    },
  ]);
  expect((await week.read(brandReports.info, { brandId: 1 }))?.brandInfo.brandTitle).toBe('LG');
  expect((await week.read(categoryReports.tree))?.categoryIdNameMap).toEqual({
    11: 'Тв',
    101: 'А',
    1001: 'Ж',
  });
});
