import type { contract } from '@vitrina/contract';
import { distinct, revenueOf, share, sold } from '../figures/slice.ts';
import {
  brand,
  category,
  chosen,
  figures,
  leaders,
  others,
  place,
  product,
  rows,
  sellerRows,
  shareIn,
  whole,
} from './rows.ts';
import type { Reports } from './week.ts';

/** The reports about sellers. */
export const sellerReports: Reports<typeof contract.seller> = {
  info: ({ week, offers }, { sellerId }) => ({
    sellerInfo: {
      ...figures(week, offers),
      year: week.year,
      weekNumber: week.weekNumber,
      sellerId,
      ...week.names.seller(sellerId),
      placeByRevenue: place(week, 'sellerId', sellerId) ?? distinct(sold(week.offers), 'sellerId') + 1,
      topCategories: leaders(offers, 'categoryId', week.names.category),
      topBrands: leaders(offers, 'brandId', week.names.brand),
    },
  }),
  categories: ({ week, offers }) => ({
    sellerCategories: rows(offers, 'categoryId', (id, part) => ({
      ...category(week, id),
      ...figures(week, part),
      shareRevenueFromCategory:
        revenueOf(whole(week, 'categoryId', id)) === 0 ? null : shareIn(week, 'categoryId', id, part),
      shareRevenueFromSeller: revenueOf(offers) === 0 ? null : share(revenueOf(part), revenueOf(offers)),
      competitorsCount: others(week, 'categoryId', id),
    })),
  }),
  brands: ({ week, offers }) => ({
    sellerBrands: rows(offers, 'brandId', (id, part) => ({
      ...brand(week, id),
      ...figures(week, part),
      shareRevenueFromBrand: shareIn(week, 'brandId', id, part),
      shareRevenueFromSeller: share(revenueOf(part), revenueOf(offers)),
      competitorsCount: id === 0 ? null : others(week, 'brandId', id),
    })),
  }),
  products: ({ week, offers }, { sellerId }) => ({
    sellerProducts: rows(offers, 'productId', (id, part) => ({
      ...product(week, id, part),
      sellerPrice: (part[0]?.price ?? 0) / 100,
      competitorsCount: others(week, 'productId', id),
      lastRating: part[0]?.rating ?? 0,
    })),
    sellerTitle: week.names.seller(sellerId).sellerTitle,
  }),
  byCategories: (asked, { categoryIds }) => sellerRows(asked.week, chosen(asked, categoryIds)),
  byTitle: ({ week, offers }, { title }) => {
    const text = title.toLowerCase();
    const isMeant = (id: number) => week.names.seller(id).sellerTitle.toLowerCase().includes(text);
    return sellerRows(
      week,
      offers.filter(({ sellerId }) => isMeant(sellerId)),
    );
  },
};
