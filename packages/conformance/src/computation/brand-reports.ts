import { revenueOf, sellersHHI, share } from './figures.ts';
import { historyOf, standingOf } from './histories.ts';
import {
  brandFields,
  categoryFields,
  offersInCategories,
  offersOf,
  sliceFigures,
  topFive,
  nativeIndices,
  rankByRevenue,
  productFields,
  rankedRows,
  sellerFields,
  shareOfEntity,
} from './rows.ts';
import { describeIndex } from './week-indices.ts';
import { brandChanges } from './change-reports.ts';
import { brandPrices } from './brand-prices.ts';
import type { Reports } from './reports.ts';
import type { OpenWeek } from './week.ts';

/** A brand's indices of the week; 0 where nothing sold, since its rows have no null. */
const indices = (week: OpenWeek, id: number) => {
  const { demandIndex, potentialProfitIndex } = nativeIndices(week, 'brands', id);
  return { demandIndex: demandIndex ?? 0, potentialProfitIndex };
};

/** The reports about brands. */
export const brandReports: Reports<'brand'> = {
  byCategories: (scope, { categoryIds }) => {
    const { week } = scope;
    const offers = offersInCategories(scope, categoryIds);
    const branded = offers.filter(({ brandId }) => brandId > 0);
    return rankedRows(branded, 'brandId', (id, own) => ({
      ...brandFields(week, id),
      ...sliceFigures(week, own),
      ...indices(week, id),
      shareRevenueFromTotal: share(revenueOf(own), revenueOf(offers)),
    }));
  },
  info: ({ week, offers }, { brandId }) => ({
    brandInfo: {
      ...sliceFigures(week, offers),
      year: week.year,
      weekNumber: week.weekNumber,
      ...brandFields(week, brandId),
      ...indices(week, brandId),
      placeByRevenue: rankByRevenue(week, 'brandId', brandId),
      topSellers: topFive(offers, 'sellerId', (id) => week.names.seller(id).sellerTitle),
      topCategories: topFive(offers, 'categoryId', week.names.category),
    },
  }),
  history: (scope, { brandId }) => {
    const history = historyOf(
      scope,
      (week) => offersOf(week, 'brandId', brandId),
      (week, offers) => ({
        ...standingOf(week, 'brandId', brandId, offers),
        ...nativeIndices(week, 'brands', brandId),
        brandSellersHHI: sellersHHI(offers),
      }),
    );
    return history && { brandHistory: { ...brandFields(history.latest, brandId), weeks: history.weeks } };
  },
  categories: ({ week, offers }) => ({
    brandCategories: rankedRows(offers, 'categoryId', (id, own) => ({
      ...categoryFields(week, id),
      ...sliceFigures(week, own),
      shareRevenueFromCategory: shareOfEntity(week, 'categoryId', id, own),
      shareRevenueFromBrand: share(revenueOf(own), revenueOf(offers)),
    })),
  }),
  index: ({ week }, { brandId }) => ({
    brandIndex: { brandId, ...describeIndex(week.indices.brands, brandId) },
  }),
  sellers: ({ week, offers }, { brandId }) => ({
    brandSellers: rankedRows(offers, 'sellerId', (id, own) => ({
      ...sellerFields(week, id),
      ...sliceFigures(week, own),
      shareRevenueFromBrand: share(revenueOf(own), revenueOf(offers)),
    })),
    brandSellersHHI: sellersHHI(offers),
    brandTitle: week.names.brand(brandId),
  }),
  products: ({ week, offers }, { brandId }) => ({
    brandProducts: rankedRows(offers, 'productId', (id, own) => productFields(week, id, own)),
    brandTitle: week.names.brand(brandId),
  }),
  changes: brandChanges,
  prices: brandPrices,
};
