import { type Rng, shuffle } from '../../src/demo/rng.ts';
import { brandReports } from '../../src/brand/reports.ts';
import { categoryReports } from '../../src/category/reports.ts';
import { periodReports } from '../../src/period/reports.ts';
import { sellerReports } from '../../src/seller/reports.ts';
import type { Market } from '../market.ts';
import * as brands from './brand-answers.ts';
import * as categories from './category-answers.ts';
import * as sellers from './seller-answers.ts';
import { weekInfo } from './week-answers.ts';
import { findQuestions } from './find-questions.ts';
import type { Week } from './week.ts';

/** One call of the product: who answers it in the api, and what the answer should be; null stands for 404. */
export interface Question {
  readonly name: string;
  ask(market: Market): Promise<unknown>;
  expected(week: Week): unknown;
}

const unknownId = 123_456_789;

function ofSeller(sellerId: number): Question[] {
  const params = { sellerId };
  return [
    {
      name: `seller-info ${sellerId}`,
      ask: (market) => market.read(sellerReports.info, params),
      expected: (week) => sellers.sellerInfo(week, sellerId),
    },
    {
      name: `seller-categories ${sellerId}`,
      ask: (market) => market.read(sellerReports.categories, params),
      expected: (week) => sellers.sellerCategories(week, sellerId),
    },
    {
      name: `seller-brands ${sellerId}`,
      ask: (market) => market.read(sellerReports.brands, params),
      expected: (week) => sellers.sellerBrands(week, sellerId),
    },
    {
      name: `seller-products ${sellerId}`,
      ask: (market) => market.read(sellerReports.products, params),
      expected: (week) => sellers.sellerProducts(week, sellerId),
    },
  ];
}

function ofBrand(brandId: number): Question[] {
  const params = { brandId };
  return [
    {
      name: `brand-info ${brandId}`,
      ask: (market) => market.read(brandReports.info, params),
      expected: (week) => brands.brandInfo(week, brandId),
    },
    {
      name: `brand-categories ${brandId}`,
      ask: (market) => market.read(brandReports.categories, params),
      expected: (week) => brands.brandCategories(week, brandId),
    },
    {
      name: `brand-sellers ${brandId}`,
      ask: (market) => market.read(brandReports.sellers, params),
      expected: (week) => brands.brandSellers(week, brandId),
    },
    {
      name: `products-by-brand ${brandId}`,
      ask: (market) => market.read(brandReports.products, params),
      expected: (week) => brands.brandProducts(week, brandId),
    },
  ];
}

function ofCategory(categoryId: number): Question[] {
  const params = { categoryId };
  return [
    {
      name: `category-info ${categoryId}`,
      ask: (market) => market.read(categoryReports.info, params),
      expected: (week) => categories.categoryInfo(week, categoryId),
    },
    {
      name: `category-sellers ${categoryId}`,
      ask: (market) => market.read(categoryReports.sellers, params),
      expected: (week) => categories.categorySellers(week, categoryId),
    },
    {
      name: `category-brands ${categoryId}`,
      ask: (market) => market.read(categoryReports.brands, params),
      expected: (week) => categories.categoryBrands(week, categoryId),
    },
    {
      name: `products-by-category ${categoryId}`,
      ask: (market) => market.read(categoryReports.products, params),
      expected: (week) => categories.categoryProducts(week, categoryId),
    },
  ];
}

function byCategories(categoryIds: readonly number[]): Question[] {
  const params = { categoryIds };
  const asked = `of ${categoryIds.length} categories from ${categoryIds[0]}`;
  return [
    {
      name: `sellers ${asked}`,
      ask: (market) => market.read(sellerReports.byCategories, params),
      expected: (week) => sellers.sellersByCategories(week, categoryIds),
    },
    {
      name: `brands ${asked}`,
      ask: (market) => market.read(brandReports.byCategories, params),
      expected: (week) => brands.brandsByCategories(week, categoryIds),
    },
  ];
}

const byTitle = (title: string): Question => ({
  name: `sellers by title «${title}»`,
  ask: (market) => market.read(sellerReports.byTitle, { title }),
  expected: (week) => sellers.sellersByTitle(week, title),
});

const wholeWeek: Question[] = [
  {
    name: 'week-info',
    ask: (market) => market.read(periodReports.weekInfo),
    expected: (week) => ({ weekInfo: weekInfo(week) }),
  },
  {
    name: 'categories',
    ask: (market) => market.read(categoryReports.list),
    expected: categories.categoryList,
  },
  {
    name: 'category tree',
    ask: (market) => market.read(categoryReports.tree),
    expected: categories.categoryTree,
  },
];

const titlesToFind = [
  'ип',
  'НҰРЛАН',
  'әлем',
  '100%',
  '_',
  '%',
  '\\',
  "o'n",
  '"',
  '😀',
  'ё',
  'STRASSE',
  'straße',
  'é',
  'магазин',
  'нет такого',
  'istanbul',
  'İST',
  'ΟΔΟΣ',
  'οδοσ',
  'οδος',
];

/** Every call about the week, with up to so many sellers, brands and categories of it. */
export function questionsOn(week: Week, limit: number, dice: Rng): Question[] {
  const some = (parts: ReadonlyMap<number, unknown>) => [
    ...shuffle([...parts.keys()], dice).slice(0, limit),
    unknownId,
  ];
  const leaves = some(week.categories);
  return [
    ...wholeWeek,
    ...some(week.sellers).flatMap(ofSeller),
    ...some(week.brands)
      .filter((id) => id !== 0)
      .flatMap(ofBrand),
    ...leaves.flatMap(ofCategory),
    ...[leaves.slice(0, 1), [...leaves.slice(1, 4), ...leaves.slice(1, 2)], leaves, [unknownId]].flatMap(
      byCategories,
    ),
    ...titlesToFind.map(byTitle),
    ...findQuestions(week, titlesToFind, dice),
  ];
}
