import {
  averageRating,
  brandsHHI,
  distinct,
  figuresOf,
  revenueOf,
  sellersHHI,
  share,
  sold,
} from '../src/figures/slice.ts';
import { sellerRating, titles } from './fixture-market.ts';
import {
  type Asked,
  top,
  leaders,
  figures,
  whole,
  others,
  shareIn,
  product,
  seller,
  brand,
  category,
  week,
  rows,
  sellerRows,
  native,
  categoryRow,
  chosen,
  tree,
  place,
} from './fixture-rows.ts';

/** The answer of each report call; `offers` are those of the thing asked for, never none. */
export const answers: Readonly<Record<string, (asked: Asked) => unknown>> = {
  'period.weekInfo': (asked) => ({
    weekInfo: {
      ...week(asked),
      ...figuresOf(asked.offers),
      isDemo: true,
      publishedAt: '2026-11-16T01:40:00.000Z',
      topSellers: top(asked.offers, 'sellerId', titles.seller, 8),
      topBrands: top(asked.offers, 'brandId', titles.brand, 8),
    },
  }),
  'seller.info': (asked) => ({
    sellerInfo: {
      ...week(asked),
      ...seller(asked.values.sellerId ?? 0),
      ...figures(asked, asked.offers),
      onKaspiFrom: null,
      sellerKaspiId: 's',
      rating: sellerRating(asked.values.sellerId ?? 0),
      commentsCount: null,
      placeByRevenue:
        place(asked, 'sellerId', asked.values.sellerId ?? 0) ?? distinct(sold(asked.all), 'sellerId') + 1,
      topCategories: leaders(asked.offers, 'categoryId', titles.category),
      topBrands: leaders(asked.offers, 'brandId', titles.brand),
    },
  }),
  'seller.categories': (asked) => ({
    sellerCategories: rows(asked.offers, 'categoryId', (id, part) => ({
      ...category(id),
      ...figures(asked, part),
      shareRevenueFromCategory:
        revenueOf(whole(asked, 'categoryId', id)) === 0 ? null : shareIn(asked, 'categoryId', id, part),
      shareRevenueFromSeller:
        revenueOf(asked.offers) === 0 ? null : share(revenueOf(part), revenueOf(asked.offers)),
      competitorsCount: others(asked, 'categoryId', id),
    })),
  }),
  'seller.brands': (asked) => ({
    sellerBrands: rows(asked.offers, 'brandId', (id, part) => ({
      ...brand(id),
      ...figures(asked, part),
      shareRevenueFromBrand: shareIn(asked, 'brandId', id, part),
      shareRevenueFromSeller: share(revenueOf(part), revenueOf(asked.offers)),
      competitorsCount: id === 0 ? null : others(asked, 'brandId', id),
    })),
  }),
  'seller.products': (asked) => ({
    sellerProducts: rows(asked.offers, 'productId', (id, part) => ({
      ...product(asked, id, part),
      sellerPrice: (part[0]?.price ?? 0) / 100,
      competitorsCount: others(asked, 'productId', id),
      lastRating: part[0]?.rating ?? 0,
    })),
    sellerTitle: titles.seller(asked.values.sellerId ?? 0),
  }),
  'seller.byCategories': (asked) => sellerRows(asked, chosen(asked)),
  'seller.byTitle': (asked) => {
    const text = (asked.values.title ?? '').toLowerCase();
    return sellerRows(
      asked,
      asked.offers.filter(({ sellerId }) => titles.seller(sellerId).toLowerCase().includes(text)),
    );
  },
  'brand.byCategories': (asked) =>
    rows(
      chosen(asked).filter(({ brandId }) => brandId > 0),
      'brandId',
      (id, part) => ({
        ...brand(id),
        ...figures(asked, part),
        ...native(asked, 'brands', id),
        demandIndex: native(asked, 'brands', id).demandIndex ?? 0,
        shareRevenueFromTotal: share(revenueOf(part), revenueOf(chosen(asked))),
      }),
    ),
  'brand.info': (asked) => ({
    brandInfo: {
      ...week(asked),
      ...brand(asked.values.brandId ?? 0),
      ...figures(asked, asked.offers),
      ...native(asked, 'brands', asked.values.brandId ?? 0),
      demandIndex: native(asked, 'brands', asked.values.brandId ?? 0).demandIndex ?? 0,
      placeByRevenue: place(asked, 'brandId', asked.values.brandId ?? 0),
      topSellers: leaders(asked.offers, 'sellerId', titles.seller),
      topCategories: leaders(asked.offers, 'categoryId', titles.category),
    },
  }),
  'brand.categories': (asked) => ({
    brandCategories: rows(asked.offers, 'categoryId', (id, part) => ({
      ...category(id),
      ...figures(asked, part),
      shareRevenueFromCategory: shareIn(asked, 'categoryId', id, part),
      shareRevenueFromBrand: share(revenueOf(part), revenueOf(asked.offers)),
    })),
  }),
  'brand.sellers': (asked) => ({
    brandSellers: rows(asked.offers, 'sellerId', (id, part) => ({
      ...seller(id),
      ...figures(asked, part),
      shareRevenueFromBrand: share(revenueOf(part), revenueOf(asked.offers)),
    })),
    brandSellersHHI: sellersHHI(asked.offers),
    brandTitle: titles.brand(asked.values.brandId ?? 0),
  }),
  'brand.products': (asked) => ({
    brandProducts: rows(asked.offers, 'productId', (id, part) => product(asked, id, part)),
    brandTitle: titles.brand(asked.values.brandId ?? 0),
  }),
  'category.tree': tree,
  'category.list': (asked) => ({
    categories: rows(asked.offers, 'categoryId', (id, part) => categoryRow(asked, id, part)),
  }),
  'category.info': (asked) => ({
    categoryInfo: {
      ...week(asked),
      ...categoryRow(asked, asked.values.categoryId ?? 0, asked.offers),
      topSellers: leaders(asked.offers, 'sellerId', titles.seller),
      topBrands: leaders(asked.offers, 'brandId', titles.brand),
    },
  }),
  'category.sellers': (asked) => ({
    categorySellers: rows(asked.offers, 'sellerId', (id, part) => ({
      ...seller(id),
      ...figures(asked, part),
      shareRevenueFromCategory: share(revenueOf(part), revenueOf(asked.offers)),
    })),
    categorySellersHHI: sellersHHI(asked.offers),
  }),
  'category.brands': (asked) => ({
    categoryBrands: rows(asked.offers, 'brandId', (id, part) => ({
      ...brand(id),
      ...figures(asked, part),
      shareRevenueFromCategory: share(revenueOf(part), revenueOf(asked.offers)),
      averageRating: averageRating(part),
    })),
    categoryBrandsHHI: brandsHHI(asked.offers),
    categoryTitle: titles.category(asked.values.categoryId ?? 0),
  }),
  'category.products': (asked) => ({
    productsByCategory: rows(asked.offers, 'productId', (id, part) => product(asked, id, part)),
    categoryTitle: titles.category(asked.values.categoryId ?? 0),
  }),
};
