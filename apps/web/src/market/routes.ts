import { FIRST_YEAR } from '@vitrina/contract';
import type { Route } from '../routing/route.ts';
import * as screens from '#texts/screens';

const queries: NonNullable<Route['queries']> = ({ week }, { period, category }) => [
  period.weekInfo.options(week),
  category.list.options(week),
  category.tree.options(week),
];

/** Routes of the home screen and of the market of a week. */
export const marketRoutes: readonly Route[] = [
  { path: '/', title: screens.home, load: () => import('./home.screen.tsx'), firstYear: FIRST_YEAR, queries },
  {
    path: '/market',
    title: screens.market,
    load: () => import('./market.screen.tsx'),
    firstYear: FIRST_YEAR,
    queries,
  },
];
