import type { Locator, Page } from 'playwright';

/** One picture of the product shown on /home or /login. */
export interface ProductShot {
  name: string;
  path: string;
  /** Viewport, px. */
  width: number;
  height: number;
  deviceScaleFactor: 1 | 2;
  /** The element to capture; the viewport by default. */
  element?: (page: Page) => Locator;
  /** Part that loads last and is awaited. */
  late?: (page: Page) => Locator;
  /** Part hidden in the picture. */
  hidden?: (page: Page) => Locator;
  /** Captured height from the element's top, px. */
  maxHeight?: number;
}

/** Categories to show: the largest one, and a concentrated one with few sellers. */
export interface ShotCategories {
  largest: number;
  concentrated: number;
}

const phone = { width: 390, height: 844, deviceScaleFactor: 2 } as const;
/** A figure is 720 px wide beside the collapsed sidebar. */
const figureViewport = { width: 816, height: 1000, deviceScaleFactor: 2 } as const;
/** A table fills the width. */
const tableViewport = { width: 768, height: 1000, deviceScaleFactor: 2 } as const;

/** Titles by which the shots find their elements, in the language of the pages. */
export interface ShotTexts {
  followed: string;
  demoData: string;
  concentration: string;
  revenueByPrice: string;
}

const findFigure = (title: string) => (page: Page) =>
  page.locator('figure', { has: page.getByRole('heading', { name: new RegExp(`^${title}`) }) });
const findTable = (page: Page) => page.locator('section:has(> table), section:has(> ul)').first();

/** Creates the list of pictures for a market. */
export const createProductShots = (
  { largest: categoryId, concentrated }: ShotCategories,
  texts: ShotTexts,
): readonly ProductShot[] => {
  const profile = `/category?categoryId=${categoryId}`;
  const products = `/category-products?categoryId=${categoryId}`;
  const narrowTable = `${products}&charts=off&products.columns=revenue~potentialProfitIndex`;
  const filteredByPrice = `${products}&charts=on&products.medianPrice=80000..240000`;
  const concentrationPath = `/category-sellers?categoryId=${concentrated}&charts=on`;
  const concentration = { path: concentrationPath, element: findFigure(texts.concentration) };
  const prices = { path: filteredByPrice, element: findFigure(texts.revenueByPrice) };
  const table = { path: narrowTable, element: findTable };
  /** Followed entities load once the screen is complete. */
  const findFollowed = (page: Page) => page.getByRole('heading', { name: texts.followed });
  /** /login labels the demo data beside its picture. */
  const findDemoTag = (page: Page) => page.getByRole('banner').getByRole('link', { name: texts.demoData });
  return [
    { name: 'product', path: '/', width: 1440, height: 900, deviceScaleFactor: 1, late: findFollowed },
    { name: 'product-phone', path: '/', ...phone, late: findFollowed },
    { name: 'profile', path: profile, width: 1184, height: 1100, deviceScaleFactor: 1, hidden: findDemoTag },
    { name: 'concentration', ...concentration, ...figureViewport },
    { name: 'concentration-phone', ...concentration, ...phone },
    { name: 'prices', ...prices, ...figureViewport },
    { name: 'prices-phone', ...prices, ...phone },
    { name: 'table', ...table, ...tableViewport, maxHeight: 236 },
    { name: 'table-phone', ...table, ...phone, maxHeight: 253 },
  ];
};
