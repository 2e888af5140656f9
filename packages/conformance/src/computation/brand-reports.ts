import type { contract } from '@vitrina/contract';
import { revenueOf, sellersHHI, share } from './figures.ts';
import {
  brandFields,
  categoryFields,
  offersInCategories,
  sliceFigures,
  topFive,
  nativeIndices,
  rankByRevenue,
  productFields,
  rankedRows,
  sellerFields,
  shareOfEntity,
} from './rows.ts';
import type { OpenWeek, Reports } from './week.ts';

/** A brand's indices of the whole week, which its rows cannot leave null. */
const indices = (week: OpenWeek, id: number) => {
  const { demandIndex, potentialProfitIndex } = nativeIndices(week, 'brands', id);
  return { demandIndex: demandIndex ?? 0, potentialProfitIndex };
};

/** The reports about brands. */
export const brandReports: Reports<typeof contract.brand> = {
  byCategories: (asked, { categoryIds }) => {
    const { week } = asked;
    const offers = offersInCategories(asked, categoryIds);
    const branded = offers.filter(({ brandId }) => brandId > 0);
    return rankedRows(branded, 'brandId', (id, part) => ({
      ...brandFields(week, id),
      ...sliceFigures(week, part),
      ...indices(week, id),
      shareRevenueFromTotal: share(revenueOf(part), revenueOf(offers)),
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
  categories: ({ week, offers }) => ({
    brandCategories: rankedRows(offers, 'categoryId', (id, part) => ({
      ...categoryFields(week, id),
      ...sliceFigures(week, part),
      shareRevenueFromCategory: shareOfEntity(week, 'categoryId', id, part),
      shareRevenueFromBrand: share(revenueOf(part), revenueOf(offers)),
    })),
  }),
  sellers: ({ week, offers }, { brandId }) => ({
    brandSellers: rankedRows(offers, 'sellerId', (id, part) => ({
      ...sellerFields(week, id),
      ...sliceFigures(week, part),
      shareRevenueFromBrand: share(revenueOf(part), revenueOf(offers)),
    })),
    brandSellersHHI: sellersHHI(offers),
    brandTitle: week.names.brand(brandId),
  }),
  products: ({ week, offers }, { brandId }) => ({
    brandProducts: rankedRows(offers, 'productId', (id, part) => productFields(week, id, part)),
    brandTitle: week.names.brand(brandId),
  }),
};
