import type { contract } from '@vitrina/contract';
import { revenueOf, sellersHHI, share } from '../figures/slice.ts';
import {
  brand,
  category,
  chosen,
  figures,
  leaders,
  native,
  place,
  product,
  rows,
  seller,
  shareIn,
} from './rows.ts';
import type { OpenWeek, Reports } from './week.ts';

/** A brand's indices of the whole week, which its rows cannot leave null. */
const indices = (week: OpenWeek, id: number) => {
  const { demandIndex, potentialProfitIndex } = native(week, 'brands', id);
  return { demandIndex: demandIndex ?? 0, potentialProfitIndex };
};

/** The reports about brands. */
export const brandReports: Reports<typeof contract.brand> = {
  byCategories: (asked, { categoryIds }) => {
    const { week } = asked;
    const offers = chosen(asked, categoryIds);
    const branded = offers.filter(({ brandId }) => brandId > 0);
    return rows(branded, 'brandId', (id, part) => ({
      ...brand(week, id),
      ...figures(week, part),
      ...indices(week, id),
      shareRevenueFromTotal: share(revenueOf(part), revenueOf(offers)),
    }));
  },
  info: ({ week, offers }, { brandId }) => ({
    brandInfo: {
      ...figures(week, offers),
      year: week.year,
      weekNumber: week.weekNumber,
      ...brand(week, brandId),
      ...indices(week, brandId),
      placeByRevenue: place(week, 'brandId', brandId),
      topSellers: leaders(offers, 'sellerId', (id) => week.names.seller(id).sellerTitle),
      topCategories: leaders(offers, 'categoryId', week.names.category),
    },
  }),
  categories: ({ week, offers }) => ({
    brandCategories: rows(offers, 'categoryId', (id, part) => ({
      ...category(week, id),
      ...figures(week, part),
      shareRevenueFromCategory: shareIn(week, 'categoryId', id, part),
      shareRevenueFromBrand: share(revenueOf(part), revenueOf(offers)),
    })),
  }),
  sellers: ({ week, offers }, { brandId }) => ({
    brandSellers: rows(offers, 'sellerId', (id, part) => ({
      ...seller(week, id),
      ...figures(week, part),
      shareRevenueFromBrand: share(revenueOf(part), revenueOf(offers)),
    })),
    brandSellersHHI: sellersHHI(offers),
    brandTitle: week.names.brand(brandId),
  }),
  products: ({ week, offers }, { brandId }) => ({
    brandProducts: rows(offers, 'productId', (id, part) => product(week, id, part)),
    brandTitle: week.names.brand(brandId),
  }),
};
