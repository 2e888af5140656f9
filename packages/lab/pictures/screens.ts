import type { Page } from 'playwright';
import type { MarketIds } from '../start/market.ts';
import type { Picture } from './picture.ts';
import { signInPictures } from './sign-in-screens.ts';
import { createOverlayPictures, createStatePictures } from './screen-states.ts';
import { createSharePictures } from './share-screens.ts';

const listEntities = ({ sellerId, brandId, categoryIds: [categoryId] }: MarketIds) => [
  { kind: 'seller', query: `sellerId=${sellerId}`, lists: ['categories', 'brands', 'products'] },
  { kind: 'category', query: `categoryId=${categoryId}`, lists: ['sellers', 'products', 'brands'] },
  { kind: 'brand', query: `brandId=${brandId}`, lists: ['sellers', 'products', 'categories'] },
];

const createProfilePictures = (market: MarketIds): Picture[] => [
  ...listEntities(market).flatMap(({ kind, query, lists }) =>
    lists.map((list) => ({ name: `${kind}-${list}-tab`, path: `/${kind}?${query}&tab=${list}` })),
  ),
  { name: 'seller-changes-tab', path: `/seller?sellerId=${market.sellerId}&tab=changes` },
  { name: 'seller-prices-tab', path: `/seller?sellerId=${market.sellerId}&tab=prices` },
  { name: 'seller-rivals', path: `/seller?sellerId=${market.sellerId}&tab=rivals` },
  { name: 'seller-missing', path: `/seller?sellerId=${market.sellerId}&tab=missing` },
  { name: 'brand-changes-tab', path: `/brand?brandId=${market.brandId}&tab=changes` },
  { name: 'brand-prices-tab', path: `/brand?brandId=${market.brandId}&tab=prices` },
  { name: 'category-movement-tab', path: `/category?categoryId=${market.categoryIds[0]}&tab=movement` },
  { name: 'category-entry-tab', path: `/category?categoryId=${market.categoryIds[0]}&tab=entry` },
  { name: 'brand-movement-tab', path: `/brand?brandId=${market.brandId}&tab=movement` },
  { name: 'product', path: `/product?productId=${market.productId}&sellerId=${market.sellerId}` },
  { name: 'compare', path: '/compare' },
  {
    name: 'compare-sellers',
    path: `/compare?kind=seller&ids=${market.sellerId}`,
    interact: async (page) => {
      await page.getByRole('button', { name: /^Добавить/ }).click();
      await page.getByRole('option').nth(1).click();
    },
  },
  { name: 'compare-categories', path: `/compare?kind=category&ids=${market.categoryIds.slice(0, 3).join()}` },
  { name: 'seller2', path: `/seller2?sellerId=${market.sellerId}`, isFullPage: true },
  {
    name: 'seller2-printed',
    path: `/seller2?sellerId=${market.sellerId}`,
    viewport: 'desktop',
    isPrinted: true,
  },
  {
    name: 'category-printed',
    path: `/category?categoryId=${market.categoryIds[0]}`,
    viewport: 'desktop',
    isPrinted: true,
  },
];

/** Creates pictures of the briefings. */
const createBriefingPictures = (market: MarketIds): Picture[] => [
  ...listEntities(market).map(({ kind, query }): Picture => ({
    name: `${kind}-briefing`,
    path: `/${kind}-briefing?${query}`,
    isFullPage: true,
  })),
  {
    name: 'seller-briefing-printed',
    path: `/seller-briefing?sellerId=${market.sellerId}`,
    viewport: 'desktop',
    isPrinted: true,
  },
];

const createSectionPictures = ({ sectionId }: MarketIds): Picture[] => [
  ...['categories', 'sellers', 'brands'].map((list) => ({
    name: `section-${list}-tab`,
    path: `/section?sectionId=${sectionId}&tab=${list}`,
  })),
  { name: 'section-not-chosen', path: '/section' },
];

const createListPictures = (market: MarketIds): Picture[] =>
  listEntities(market).flatMap(({ kind, query, lists }) =>
    lists.flatMap((list) => [
      { name: `${kind}-${list}`, path: `/${kind}-${list}?${query}` },
      {
        name: `${kind}-${list}-compared`,
        path: `/${kind}-${list}?${query}&compare=on&${list}.sort=-revenueChange`,
      },
    ]),
  );

/** Names the largest seller of the week as the own shop, as the account of a view keeps it. */
async function nameShop(page: Page): Promise<void> {
  const question = page.getByRole('button', { name: 'Назвать свой магазин' });
  if (await question.isVisible()) await question.click();
  const sellers = page
    .getByRole('region', { name: /^Рынок за неделю/ })
    .locator('section')
    .nth(1);
  await page.getByRole('combobox').fill(await sellers.getByRole('link').first().innerText());
  await page.getByRole('option').first().click();
  await page.getByRole('heading', { level: 1, name: /^Выручка/ }).waitFor();
}

const homePictures: readonly Picture[] = [
  { name: 'index', path: '/', isFullPage: true },
  {
    name: 'index-found',
    path: '/',
    interact: async (page) => {
      await page.getByRole('combobox').fill('сау');
      await page.getByRole('option').first().waitFor();
    },
  },
  {
    name: 'index-browsing',
    path: '/',
    isFullPage: true,
    interact: (page) => page.getByRole('button', { name: 'Пока смотрю рынок' }).click(),
  },
  { name: 'index-shop', path: '/', isFullPage: true, interact: nameShop },
  {
    name: 'bell',
    path: '/',
    interact: async (page) => {
      await page.getByRole('button', { name: /^События/ }).click();
      await page.getByRole('dialog').locator('button[aria-expanded]').first().click();
    },
  },
  { name: 'market', path: '/market', isFullPage: true },
];

const createFinderPictures = ({ categoryIds }: MarketIds): Picture[] => [
  { name: 'sellers', path: '/sellers' },
  { name: 'sellers-by-title', path: '/sellers?title=сау' },
  { name: 'sellers-by-categories', path: `/sellers?categoryIds=${categoryIds.join()}` },
  { name: 'categories', path: '/categories' },
  { name: 'brands', path: '/brands' },
  { name: 'brands-by-categories', path: `/brands?categoryIds=${categoryIds.join()}` },
  ...['seller', 'category', 'brand'].map((kind) => ({ name: `${kind}-not-chosen`, path: `/${kind}` })),
];

const otherPictures: readonly Picture[] = [
  ...['account', 'upgrade', 'billing', 'notifications'].map((name) => ({ name, path: `/${name}` })),
  { name: 'method', path: '/method', isFullPage: true },
  { name: 'programs', path: '/programs', isFullPage: true },
  { name: 'query-demo', path: '/demo/tanstack-query' },
  { name: 'health', path: '/backend/health' },
  { name: 'not-found', path: '/vitrina-na-lune' },
];

/** Creates the pictures of every screen, then of overlays and screen states. */
export const createPictures = (market: MarketIds): readonly Picture[] => [
  ...signInPictures,
  ...homePictures,
  ...createFinderPictures(market),
  ...createProfilePictures(market),
  ...createBriefingPictures(market),
  ...createSectionPictures(market),
  ...createListPictures(market),
  ...otherPictures,
  ...createOverlayPictures(market),
  ...createSharePictures(market),
  ...createStatePictures(market),
];
