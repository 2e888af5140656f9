import * as texts from '#texts/pages/method/method';
import type { DefinedField } from '@vitrina/ui/fields';

/** The figures that the page defines, by the title of their group. */
export const fields = {
  [texts.groups.money]: ['revenue', 'salesCount', 'averagePrice', 'medianPrice', 'minPrice', 'sellerPrice'],
  [texts.groups.shares]: [
    'placeByRevenue',
    'shareRevenueFromTotal',
    'shareRevenueFromCategory',
    'shareRevenueFromSection',
    'shareRevenueFromBrand',
    'shareRevenueFromSeller',
  ],
  [texts.groups.indices]: ['potentialProfitIndex', 'meanPotentialProfitIndex', 'demandIndex'],
  [texts.groups.counts]: [
    'sellersCount',
    'brandsCount',
    'categoriesCount',
    'productsCount',
    'competitorsCount',
    'categoriesWithSalesCount',
    'brandsWithSalesCount',
    'productsWithSalesCount',
  ],
  [texts.groups.changes]: ['revenueDifference', 'revenueChange'],
  [texts.groups.ratings]: ['rating', 'lastRating', 'averageRating', 'commentsCount'],
  [texts.groups.leaders]: ['topSellers', 'topBrands', 'topCategories', 'onKaspiFrom', 'publishedAt'],
} as const satisfies Readonly<Record<string, readonly DefinedField[]>>;
