import * as screens from '#texts/screens';
import { FIRST_YEAR } from '@vitrina/contract';
import type { Route } from '../routing/route.ts';
import { readAgainstQuery } from '../routing/against-search-param.ts';

/** The routes about products. */
export const productRoutes: readonly Route[] = [
  {
    path: '/product',
    title: screens.card,
    load: () => import('./card.screen.tsx'),
    firstYear: FIRST_YEAR,
    queries: ({ product, search }, reports) => [
      reports.product.info.options(product),
      reports.product.offers.options(product && { ...product, ...readAgainstQuery(search) }),
    ],
  },
];
