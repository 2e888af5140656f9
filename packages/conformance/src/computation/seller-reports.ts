import type { contract } from '@vitrina/contract';
import { countDistinct, revenueOf, share, soldOffers } from './figures.ts';
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
  sellerRows,
  shareOfEntity,
  offersOf,
} from './rows.ts';
import type { Reports } from './week.ts';

/** The reports about sellers. */
export const sellerReports: Reports<typeof contract.seller> = {
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
    sellerCategories: rankedRows(offers, 'categoryId', (id, part) => ({
      ...categoryFields(week, id),
      ...sliceFigures(week, part),
      shareRevenueFromCategory:
        revenueOf(offersOf(week, 'categoryId', id)) === 0
          ? null
          : shareOfEntity(week, 'categoryId', id, part),
      shareRevenueFromSeller: revenueOf(offers) === 0 ? null : share(revenueOf(part), revenueOf(offers)),
      competitorsCount: countCompetitors(week, 'categoryId', id),
    })),
  }),
  brands: ({ week, offers }) => ({
    sellerBrands: rankedRows(offers, 'brandId', (id, part) => ({
      ...brandFields(week, id),
      ...sliceFigures(week, part),
      shareRevenueFromBrand: shareOfEntity(week, 'brandId', id, part),
      shareRevenueFromSeller: share(revenueOf(part), revenueOf(offers)),
      competitorsCount: id === 0 ? null : countCompetitors(week, 'brandId', id),
    })),
  }),
  products: ({ week, offers }, { sellerId }) => ({
    sellerProducts: rankedRows(offers, 'productId', (id, part) => ({
      ...productFields(week, id, part),
      sellerPrice: (part[0]?.price ?? 0) / 100,
      competitorsCount: countCompetitors(week, 'productId', id),
      lastRating: part[0]?.rating ?? 0,
    })),
    sellerTitle: week.names.seller(sellerId).sellerTitle,
  }),
  byCategories: (asked, { categoryIds }) => sellerRows(asked.week, offersInCategories(asked, categoryIds)),
  byTitle: ({ week, offers }, { title }) => {
    const text = title.toLowerCase();
    const isMeant = (id: number) => week.names.seller(id).sellerTitle.toLowerCase().includes(text);
    return sellerRows(
      week,
      offers.filter(({ sellerId }) => isMeant(sellerId)),
    );
  },
};
