import { FIRST_YEAR, type ReportPeriod } from '@vitrina/contract';
import type { ReportOptions } from '../api/report-query.ts';
import type { Reports } from '../api/reports.ts';
import type { Route } from '../routing/route.ts';
import { readKeptShop } from '../session/kept-follows.ts';
import * as screens from '#texts/screens';

/** Calendar weeks of the chart on the home screen. */
const SPAN = 26;

/** The reports of a shop's week against the week before; another compared week fetches its own on the visit. */
const listShopReports = (
  week: ReportPeriod,
  sellerId: number,
  { seller, market, period }: Reports,
): readonly ReportOptions[] => [
  seller.history.options({ ...week, sellerId, weeks: SPAN }),
  seller.changes.options({ ...week, sellerId }),
  market.history.options({ ...week, weeks: SPAN }),
  seller.prices.options({ ...week, sellerId, only: 'undercut' }),
  seller.prices.options({ ...week, sellerId, only: 'can-raise' }),
  seller.similar.options({ ...week, sellerId }),
  period.weekInfo.options(week),
  market.movers.options({ ...week, of: 'categories' }),
  market.movers.options({ ...week, of: 'sellers' }),
];

/** Routes of the home screen and of the market of a week. */
export const marketRoutes: readonly Route[] = [
  {
    path: '/',
    title: screens.home,
    load: () => import('./home.screen.tsx'),
    firstYear: FIRST_YEAR,
    queries: ({ week, search }, reports) => {
      const shop = readKeptShop();
      const { period, category } = reports;
      if (shop === undefined || week === undefined)
        return [period.weekInfo.options(week), category.list.options(week)];
      return search.has('against') ? [] : listShopReports(week, shop, reports);
    },
  },
  {
    path: '/market',
    title: screens.market,
    load: () => import('./market.screen.tsx'),
    firstYear: FIRST_YEAR,
    queries: ({ week }, { period, category }) => [
      period.weekInfo.options(week),
      category.list.options(week),
      category.tree.options(week),
    ],
  },
];
