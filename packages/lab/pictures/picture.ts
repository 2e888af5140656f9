import type { Page } from 'playwright';

/** A screenshot of one screen in one state. */
export interface Picture {
  name: string;
  path: string;
  isSignedOut?: true;
  /** Captures the full page instead of the viewport. */
  isFullPage?: true;
  /** Viewport to which the picture is limited. */
  viewport?: 'phone' | 'desktop';
  /** Uses the print style sheet. */
  isPrinted?: true;
  /** Taken after a fixed delay, since the screen never becomes idle. */
  isNeverIdle?: true;
  /** Replaces responses before the screen opens. */
  prepare?: (page: Page) => Promise<unknown>;
  /** Interacts with the screen before the picture is taken. */
  interact?: (page: Page) => Promise<unknown>;
}

/** Ids that the latest week contains. */
export interface MarketIds {
  sellerId: number;
  brandId: number;
  /** Largest first. */
  categoryIds: readonly number[];
  /** The top section of the largest category. */
  sectionId: number;
  /** The product with the largest revenue of the seller. */
  productId: number;
}

interface WeekBody {
  reportPeriods: { year: number; weekNumber: number }[];
  weekInfo: { topSellers: { id: number }[]; topBrands: { id: number }[] };
  categories: { categoryId: number; category1LvlId: number }[];
  sellerProducts: { productId: number }[];
}

/** Reads the leaders of the latest week. Throws when no week is published. */
export async function readMarketIds(origin: string): Promise<MarketIds> {
  const get = async (path: string) =>
    (await (await fetch(`${origin}/api/report/${path}`)).json()) as WeekBody;
  const [latest] = (await get('periods')).reportPeriods;
  if (latest === undefined) throw new Error('No week is published.');
  const week = `${latest.year}/${latest.weekNumber}`;
  const { weekInfo } = await get(`week-info/${week}`);
  const { categories } = await get(`categories/${week}`);
  const sellerId = weekInfo.topSellers[0]?.id ?? 0;
  const { sellerProducts } = await get(`seller-products/${week}/${sellerId}`);
  return {
    sellerId,
    productId: sellerProducts[0]?.productId ?? 0,
    brandId: weekInfo.topBrands[0]?.id ?? 0,
    sectionId: categories[0]?.category1LvlId ?? 0,
    categoryIds: categories.slice(0, 3).map(({ categoryId }) => categoryId),
  };
}

/** Selects pictures by name, all without names. Throws for an unknown name. */
export function selectPictures(pictures: readonly Picture[], names: readonly string[]): readonly Picture[] {
  const known = new Set(pictures.map(({ name }) => name));
  const unknown = names.filter((name) => !known.has(name));
  if (unknown.length > 0)
    throw new Error(`No picture is named ${unknown.join(', ')}. The names are: ${[...known].join(', ')}.`);
  return names.length === 0 ? pictures : pictures.filter(({ name }) => names.includes(name));
}

/** Replaces the response of matching requests. */
export const respondWith = (pattern: string, status: number, body: object) => (page: Page) =>
  page.route(pattern, (route) => route.fulfill({ status, json: body }));
