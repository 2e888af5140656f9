import type * as texts from '#texts/pages/method/method';
import type { DefinedField } from '@vitrina/ui/fields';

/** Figures defined on the page, by group. */
export const fields = {
  money: ['revenue', 'salesCount', 'averagePrice', 'medianPrice', 'minPrice', 'sellerPrice'],
  shares: [
    'placeByRevenue',
    'shareRevenueFromTotal',
    'shareRevenueFromCategory',
    'shareRevenueFromSection',
    'shareRevenueFromBrand',
    'shareRevenueFromSeller',
  ],
  indices: ['potentialProfitIndex', 'meanPotentialProfitIndex', 'demandIndex'],
  counts: [
    'sellersCount',
    'brandsCount',
    'categoriesCount',
    'productsCount',
    'competitorsCount',
    'categoriesWithSalesCount',
    'brandsWithSalesCount',
    'productsWithSalesCount',
  ],
  changes: ['revenueDifference', 'revenueChange'],
  ratings: ['rating', 'lastRating', 'averageRating', 'commentsCount'],
  leaders: ['topSellers', 'topBrands', 'topCategories', 'onKaspiFrom', 'publishedAt'],
} as const satisfies Readonly<Record<keyof typeof texts.groups, readonly DefinedField[]>>;
