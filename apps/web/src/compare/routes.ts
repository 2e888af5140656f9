import type { Route } from '../routing/route.ts';
import { FIRST_PROFILE_YEAR } from '../routing/week-search-params.ts';
import { readCompared } from './compared-entities.ts';
import { createHistoryRequest } from './compared-history.ts';
import * as screens from '#texts/screens';

/** The comparison of several sellers, brands, categories or products. */
export const compareRoutes: readonly Route[] = [
  {
    path: '/compare',
    title: screens.comparison,
    load: () => import('./compare.screen.tsx'),
    firstYear: FIRST_PROFILE_YEAR,
    queries: ({ week, search }, reports) => {
      const { kind, ids } = readCompared(search);
      return week ? ids.map((id) => createHistoryRequest(kind, id, week, reports)) : [];
    },
  },
];
