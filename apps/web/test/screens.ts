import * as brandLists from '#texts/brand/lists';
import * as categoryLists from '#texts/category/lists';
import { noBrands, noSellers } from '#texts/report/market-part/market-part';
import * as sellerLists from '#texts/seller/lists';
import { contract } from '@vitrina/contract';
import { type Endpoint, listEndpoints } from '@vitrina/contract/serving';
import * as z from 'zod/mini';
import type { ReportOptions } from '../src/api/report-query.ts';
import { reports } from '../src/api/reports.ts';
import { layoutRoutes } from '../src/app/routes.ts';
import { publicRoutes } from '../src/pages/routes.ts';
import { readReportParams } from '../src/routing/report-params.ts';
import type { Route } from '../src/routing/route.ts';

/** A test's expectations of a screen about a week. */
interface Expectation {
  /** Search params with an entity that every week contains. */
  search: string;
  /** Shown when its reports have no rows. */
  emptyText: string;
  /** Tables shown at a time. */
  tableCount: number;
  /** A report that is not preloaded, since one of its params is the person's choice. */
  searchReport?: Endpoint;
}

const expectScreen = (search: string, emptyText: string, tableCount = 1): Expectation => ({
  search,
  emptyText,
  tableCount,
});

/** Search params with an entity of each kind that has lists with a screen of their own, and the texts of these lists. */
const entities: readonly (readonly [
  kind: string,
  search: string,
  lists: Readonly<Record<string, unknown>>,
])[] = [
  ['seller', 'sellerId=101', sellerLists],
  ['brand', 'brandId=7', brandLists],
  [
    'category',
    'categoryId=31',
    {
      ...categoryLists,
      sellers: { emptyTitle: noSellers.category },
      brands: { emptyTitle: noBrands.category },
    },
  ],
];

/** Expectations of the screen of one list, `/seller-products`, from the texts of the list `products`. */
function expectList(path: string): Expectation | undefined {
  const [kind, name = ''] = path.slice(1).split('-');
  const [, search = '', lists] = entities.find(([one]) => one === kind) ?? [];
  const list = z.safeParse(z.object({ emptyTitle: z.string() }), lists?.[name]);
  return list.success ? expectScreen(search, list.data.emptyTitle) : undefined;
}

/** Expectations of every other screen about a week, by path. */
export const otherExpectations: Readonly<Record<string, Expectation>> = {
  '/': expectScreen('', 'За эту неделю продаж не было.', 0),
  '/market': expectScreen('', 'За эту неделю продаж не было.', 0),
  '/sellers': {
    ...expectScreen('categoryId=31', 'Ничего не нашлось'),
    searchReport: contract.seller.byCategories,
  },
  '/seller': expectScreen('sellerId=101', 'За эту неделю у продавца нет категорий'),
  '/seller-briefing': expectScreen('sellerId=101', 'Таких нет.', 0),
  '/seller2': expectScreen('sellerId=101', 'За эту неделю у продавца нет категорий', 3),
  '/categories': expectScreen('', 'Выбранных категорий за эту неделю нет'),
  '/category': expectScreen('categoryId=31', 'За эту неделю в категории нет продавцов'),
  '/category-briefing': expectScreen('categoryId=31', 'Таких нет.', 0),
  '/section': expectScreen('sectionId=1', 'За эту неделю в разделе нет категорий'),
  '/section-briefing': expectScreen('sectionId=1', 'Таких нет.', 0),
  '/product': expectScreen('productId=5001', 'За эту неделю предложений нет'),
  '/compare': expectScreen('kind=seller&ids=101', 'Сравнивать нечего', 0),
  '/brands': {
    ...expectScreen('categoryId=31', 'В выбранных категориях брендов нет'),
    searchReport: contract.brand.byCategories,
  },
  '/brand': expectScreen('brandId=7', 'За эту неделю у бренда нет продавцов'),
  '/brand-briefing': expectScreen('brandId=7', 'Таких нет.', 0),
};

/** A screen about a week at an address with content. */
export interface WeekScreen extends Expectation {
  /** Its address without the week. */
  href: string;
  /** The endpoints of its reports. */
  reports: readonly Endpoint[];
}

/** The endpoint that the key of a report names. */
const findEndpoint = ({ queryKey: [method, path] }: ReportOptions): Endpoint | undefined =>
  listEndpoints(contract).find(({ endpoint }) => endpoint.method === method && endpoint.path === path)
    ?.endpoint;

function createWeekScreen({ path, queries }: Route): WeekScreen {
  const expectation = otherExpectations[path] ?? expectList(path);
  if (expectation === undefined)
    throw new Error(`${path} is no list of an entity: add what is expected of it to test/screens.ts`);
  const { search, searchReport } = expectation;
  const params = readReportParams(new URLSearchParams(search), { year: 2026, weekNumber: 46 });
  const endpoints = queries?.(params, reports).flatMap((options) => findEndpoint(options) ?? []) ?? [];
  return {
    ...expectation,
    href: search === '' ? path : `${path}?${search}`,
    reports: searchReport === undefined ? endpoints : [searchReport, ...endpoints],
  };
}

const hasWeek = ({ firstYear }: Route): boolean => firstYear !== undefined;

/** Every screen about a week, from the app's routes. Throws for a route without expectations. */
export const weekScreens: readonly WeekScreen[] = layoutRoutes.filter(hasWeek).map(createWeekScreen);

/** Addresses of the other signed-in screens, and an unknown address. */
export const signedInHrefs: readonly string[] = [
  ...layoutRoutes.filter((route) => !hasWeek(route)).map(({ path }) => path),
  '/no-such-page',
];

/** Addresses of the screens without sign-in. */
export const publicHrefs: readonly string[] = publicRoutes.map(({ path }) => path);

/** Returns an address without its search params. */
export const getPathname = (href: string): string => href.split('?')[0] ?? '';

/** Adds a week of 2026 to an address. */
export const withWeek = (href: string, weekNumber: number): string =>
  `${href}${href.includes('?') ? '&' : '?'}year=2026&weekNumber=${weekNumber}`;
