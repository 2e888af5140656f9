import { expect, test } from 'vitest';
import { closeAfterAll } from '../../../test/close-after-all.ts';
import { openKeptAnalytics } from '../../../test/clickhouse.ts';
import { buildMarket, type Offer } from '../../../test/market.ts';
import { brandReports } from '../../brand/reports.ts';
import { categoryReports } from '../../category/reports.ts';
import { sellerReports } from '../../seller/reports.ts';

/** The offers of one week, in which each test asks about a product or a seller of its own. */
const offers: Partial<Offer>[] = [];
let ids = 100;

/** Adds rows of one product, alone in its brand and category, by different sellers. Returns a reader of its figures. */
const addProduct = (rows: Partial<Offer>[]) => {
  const id = (ids += 100);
  offers.push(
    ...rows.map((row, at) => ({
      ...row,
      seller_id: id + at,
      product_id: id,
      brand_id: id,
      category_id: id,
      category_2_lvl_id: id + 1,
      category_1_lvl_id: id + 2,
    })),
  );
  return async () => {
    const inCategory = (await week.read(categoryReports.products, { categoryId: id }))?.productsByCategory[0];
    const ofBrand = (await week.read(brandReports.products, { brandId: id }))?.brandProducts[0];
    const ofFirst = (await week.read(sellerReports.products, { sellerId: id }))?.sellerProducts[0];
    return { inCategory, ofBrand, ofFirst };
  };
};

/** Adds rows of one seller with different products. Returns a reader of its profile. */
const addSeller = (rows: Partial<Offer>[]) => {
  const id = (ids += 100);
  offers.push(...rows.map((row, at) => ({ ...row, seller_id: id, product_id: id + at })));
  return async () => (await week.read(sellerReports.info, { sellerId: id }))?.sellerInfo;
};

const readDiffering = addProduct([
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

test('of differing texts of a product the most frequent wins, ties by the smallest, empty ones do not vote', async () => {
  const { inCategory, ofBrand, ofFirst } = await readDiffering();
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

const readTied = addProduct([{ product_name: '🙂' }, { product_name: '\uFF5E' }]);
const readLetters = addProduct([{ product_name: 'ё' }, { product_name: 'я' }, { product_name: 'Я' }]);

test('ties are by code points, not alphabetical or by UTF-16', async () => {
  const { inCategory } = await readTied();
  expect(inCategory?.productName).toBe('\uFF5E');
  const upper = await readLetters();
  expect(upper.inCategory?.productName).toBe('Я');
});

const readRated = addProduct([
  { product_rating: 4.9, product_comments_count: 10 },
  { product_rating: 4.1, product_comments_count: 20 },
  { product_rating: 4.3, product_comments_count: 20 },
  { product_rating: null, product_comments_count: 50 },
]);

test('a product has the rating with the most comments, the largest on a tie, and the largest comment count', async () => {
  const { inCategory, ofBrand, ofFirst } = await readRated();
  expect(inCategory).toMatchObject({ averageRating: 4.3, commentsCount: 50 });
  expect(ofBrand).toMatchObject({ lastRating: 4.3, commentsCount: 50 });
  expect(ofFirst).toMatchObject({ lastRating: 4.3, commentsCount: 50 });
});

const readUnrated = addProduct([{ product_comments_count: null }]);

test('an unrated product has no rating, or 0 where null is not allowed, and 0 comments', async () => {
  const { inCategory, ofBrand, ofFirst } = await readUnrated();
  expect(inCategory).toMatchObject({ averageRating: null, commentsCount: 0 });
  expect(ofBrand).toMatchObject({ lastRating: null, commentsCount: 0 });
  expect(ofFirst).toMatchObject({ lastRating: 0, commentsCount: 0 });
});

const readUnreviewed = addProduct([
  { product_rating: 3.7, product_comments_count: 0 },
  { product_rating: 4.2, product_comments_count: null },
]);

test('a rating without reviews counts', async () => {
  const { inCategory } = await readUnreviewed();
  expect(inCategory).toMatchObject({ averageRating: 4.2, commentsCount: 0 });
});

const readSpelled = addSeller([
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
]);

test('a seller’s texts and start are the most frequent given, its rating and count as for a product', async () => {
  expect(await readSpelled()).toMatchObject({
    sellerTitle: 'Б',
    sellerKaspiId: 'X',
    onKaspiFrom: '1999-12-31',
    rating: 4,
    commentsCount: 9,
  });
});

const readBare = addSeller([{ seller_comments_count: null }, { seller_comments_count: null }]);
const readHalfGiven = addSeller([{ seller_comments_count: 0, seller_rating: 2 }, {}]);

test('a value that no row gives of a seller is null', async () => {
  expect(await readBare()).toMatchObject({
    onKaspiFrom: null,
    rating: null,
    commentsCount: null,
  });
  expect(await readHalfGiven()).toMatchObject({
    rating: 2,
    commentsCount: 0,
  });
});

/** Titles of a brand, its category and the two levels above it, in four rows. */
const titles = [
  ['LG', 'ТВ', 'Б', 'Ж'],
  ['Lg', 'Тв', 'А', 'Ж'],
  ['Lg', 'Тв', 'А', 'А'],
  ['LG', 'Тв', 'Б', 'Я'],
] as const;
offers.push(
  ...titles.map(([brand_title, category_title, category_2_lvl_title, category_1_lvl_title], at) => {
    const nodes = { brand_id: 9, category_id: 91, category_2_lvl_id: 92, category_1_lvl_id: 93 };
    const texts = { brand_title, category_title, category_2_lvl_title, category_1_lvl_title };
    return { ...nodes, ...texts, product_id: at + 1 };
  }),
);

test('titles of brands and of categories of every level are the most frequent, ties by the smallest', async () => {
  expect((await week.read(brandReports.info, { brandId: 9 }))?.brandInfo.brandTitle).toBe('LG');
  expect((await week.read(categoryReports.tree))?.categoryIdNameMap).toMatchObject({
    91: 'Тв',
    92: 'А',
    93: 'Ж',
  });
});

const analytics = await closeAfterAll(openKeptAnalytics('markets'));
const week = await buildMarket(analytics, offers);
