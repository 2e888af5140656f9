import { toTenge } from './money.ts';
import { countDistinct, revenueOf, share, soldOffers } from './figures.ts';
import { historyOf, shareOrNull, standingOf } from './histories.ts';
import {
  brandFields,
  categoryFields,
  offersInCategories,
  sliceFigures,
  topFive,
  countCompetitors,
  rankByRevenue,
  productFields,
  rankedRows,
  sellerFields,
  sellerRows,
  shareOfEntity,
  offersOf,
} from './rows.ts';
import { sellerChanges } from './change-reports.ts';
import { sellerPrices } from './seller-prices.ts';
import { assortmentGap, sharedProducts, similarSellers } from './seller-rivals.ts';
import type { Reports } from './reports.ts';

/** The reports about sellers. */
export const sellerReports: Reports<'seller'> = {
  info: ({ week, offers }, { sellerId }) => ({
    sellerInfo: {
      ...sliceFigures(week, offers),
      year: week.year,
      weekNumber: week.weekNumber,
      sellerId,
      ...week.names.seller(sellerId),
      placeByRevenue:
        rankByRevenue(week, 'sellerId', sellerId) ?? countDistinct(soldOffers(week.offers), 'sellerId') + 1,
      topCategories: topFive(offers, 'categoryId', week.names.category),
      topBrands: topFive(offers, 'brandId', week.names.brand),
    },
  }),
  categories: ({ week, offers }) => ({
    sellerCategories: rankedRows(offers, 'categoryId', (id, own) => ({
      ...categoryFields(week, id),
      ...sliceFigures(week, own),
      shareRevenueFromCategory: shareOrNull(own, offersOf(week, 'categoryId', id)),
      shareRevenueFromSeller: shareOrNull(own, offers),
      competitorsCount: countCompetitors(week, 'categoryId', id),
    })),
  }),
  brands: ({ week, offers }) => ({
    sellerBrands: rankedRows(offers, 'brandId', (id, own) => ({
      ...brandFields(week, id),
      ...sliceFigures(week, own),
      shareRevenueFromBrand: shareOfEntity(week, 'brandId', id, own),
      shareRevenueFromSeller: share(revenueOf(own), revenueOf(offers)),
      competitorsCount: id === 0 ? null : countCompetitors(week, 'brandId', id),
    })),
  }),
  products: ({ week, offers }, { sellerId }) => ({
    sellerProducts: rankedRows(offers, 'productId', (id, own) => ({
      ...productFields(week, id, own),
      sellerPrice: toTenge(own[0]?.price ?? 0n),
      competitorsCount: countCompetitors(week, 'productId', id),
      lastRating: own[0]?.rating ?? 0,
    })),
    sellerTitle: week.names.seller(sellerId).sellerTitle,
  }),
  history: (scope, { sellerId }) => {
    const history = historyOf(
      scope,
      (week) => offersOf(week, 'sellerId', sellerId),
      (week, offers) => {
        const { rating, commentsCount } = week.names.seller(sellerId);
        const { potentialProfitIndex } = sliceFigures(week, offers);
        const standing = standingOf(week, 'sellerId', sellerId, offers);
        return { ...standing, potentialProfitIndex, lastRating: rating, commentsCount };
      },
    );
    return history && { sellerHistory: { ...sellerFields(history.latest, sellerId), weeks: history.weeks } };
  },
  byCategories: (scope, { categoryIds }) => sellerRows(scope.week, offersInCategories(scope, categoryIds)),
  byTitle: ({ week, offers }, { title }) => {
    const text = title.trim().toLowerCase();
    const hasText = (id: number) => week.names.seller(id).sellerTitle.toLowerCase().includes(text);
    return sellerRows(
      week,
      offers.filter(({ sellerId }) => hasText(sellerId)),
    );
  },
  changes: sellerChanges,
  prices: sellerPrices,
  similar: similarSellers,
  assortmentGap,
  sharedProducts,
};
