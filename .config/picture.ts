import type { Page } from 'playwright';

/** One picture: a screen in one state. */
export interface Picture {
  name: string;
  path: string;
  /** Seen by a stranger: nobody is signed in. */
  stranger?: true;
  /** The whole page, not what the window shows of it. */
  whole?: true;
  /** Taken at the width of a phone alone, or of a desktop alone. */
  only?: 'phone' | 'desktop';
  /** As it is printed. */
  printed?: true;
  /** It never comes to rest: it is taken as it stands after a second. */
  restless?: true;
  /** Calls answered otherwise, before the screen is opened. */
  before?: (page: Page) => Promise<unknown>;
  /** What a person does before the picture is taken. */
  act?: (page: Page) => Promise<unknown>;
}

/** What is pictured: ids that the week has. */
export interface PicturedMarket {
  sellerId: number;
  brandId: number;
  /** Largest first. */
  categoryIds: readonly number[];
}

interface WeekBody {
  reportPeriods: { year: number; weekNumber: number }[];
  weekInfo: { topSellers: { id: number }[]; topBrands: { id: number }[] };
  categories: { categoryId: number }[];
}

/** The leaders of the latest week: there is most to see of them. */
export async function picturedMarket(base: string): Promise<PicturedMarket> {
  const get = async (path: string) => (await (await fetch(`${base}/api/report/${path}`)).json()) as WeekBody;
  const [latest] = (await get('periods')).reportPeriods;
  if (latest === undefined) throw new Error('No week is published there.');
  const week = `${latest.year}/${latest.weekNumber}`;
  const { weekInfo } = await get(`week-info/${week}`);
  const { categories } = await get(`categories/${week}`);
  return {
    sellerId: weekInfo.topSellers[0]?.id ?? 0,
    brandId: weekInfo.topBrands[0]?.id ?? 0,
    categoryIds: categories.slice(0, 3).map(({ categoryId }) => categoryId),
  };
}

/** Answers a call of the page otherwise than the server would. */
export const answer = (pattern: string, status: number, body: object) => (page: Page) =>
  page.route(pattern, (route) => route.fulfill({ status, json: body }));
