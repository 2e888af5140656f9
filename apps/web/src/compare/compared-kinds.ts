import {
  formatHundredths,
  formatIndex,
  formatInteger,
  formatMoney,
  formatPercent,
  formatTenths,
  formatHhi,
} from '@vitrina/ui/format/numbers';
import type { ComparedKind } from './compared-entities.ts';
import * as entities from '#texts/entities';
import * as texts from '#texts/compare/compare';

/** Figures of a history that a comparison shows. */
export type ComparedField =
  | 'revenue'
  | 'salesCount'
  | 'averagePrice'
  | 'medianPrice'
  | 'minPrice'
  | 'shareRevenueFromTotal'
  | 'shareRevenueFromCategory'
  | 'placeByRevenue'
  | 'placeInCategory'
  | 'productsWithSalesCount'
  | 'sellersCount'
  | 'brandsCount'
  | 'productsCount'
  | 'lastRating'
  | 'commentsCount'
  | 'demandIndex'
  | 'brandSellersHHI'
  | 'categorySellersHHI'
  | 'potentialProfitIndex';

/** Format of a figure, and whether more is better. */
interface ComparedFigure {
  readonly format: (value: number | null | undefined) => string;
  readonly isMoreBetter?: true;
}

/** The figures; for a price, a rank or a count of goods more is not better. */
export const comparedFigures: Readonly<Record<ComparedField, ComparedFigure>> = {
  revenue: { format: formatMoney, isMoreBetter: true },
  salesCount: { format: formatInteger, isMoreBetter: true },
  averagePrice: { format: formatMoney },
  medianPrice: { format: formatMoney },
  minPrice: { format: formatMoney },
  shareRevenueFromTotal: { format: formatPercent, isMoreBetter: true },
  shareRevenueFromCategory: { format: formatPercent, isMoreBetter: true },
  placeByRevenue: { format: formatInteger },
  placeInCategory: { format: formatInteger },
  productsWithSalesCount: { format: formatInteger },
  sellersCount: { format: formatInteger },
  brandsCount: { format: formatInteger },
  productsCount: { format: formatInteger },
  lastRating: { format: formatTenths, isMoreBetter: true },
  commentsCount: { format: formatInteger, isMoreBetter: true },
  demandIndex: { format: formatHundredths, isMoreBetter: true },
  brandSellersHHI: { format: formatHhi },
  categorySellersHHI: { format: formatHhi },
  potentialProfitIndex: { format: formatIndex, isMoreBetter: true },
};

interface ComparedKindDefinition {
  /** «Сравнение продавцов» */
  readonly title: string;
  /** «Продавцы» */
  readonly many: string;
  /** «историю продавца» */
  readonly accusative: string;
  /** «Продавца № 12 нет ни в одной из последних 26 недель.» */
  readonly missing: (id: number) => string;
  /** Figures below the revenue and its change. */
  readonly fields: readonly ComparedField[];
  /** Share field of this kind, for the chart. */
  readonly shareField: ComparedField;
  readonly placeField: ComparedField;
}

const inMarket = { shareField: 'shareRevenueFromTotal', placeField: 'placeByRevenue' } as const;

/** Texts and figures of each kind. */
export const comparedKinds: Readonly<Record<ComparedKind, ComparedKindDefinition>> = {
  seller: {
    title: texts.sellersTitle,
    many: entities.sellers,
    accusative: texts.sellerHistory,
    missing: texts.missingSeller,
    ...inMarket,
    fields: [
      'shareRevenueFromTotal',
      'placeByRevenue',
      'salesCount',
      'averagePrice',
      'productsWithSalesCount',
      'lastRating',
      'commentsCount',
      'potentialProfitIndex',
    ],
  },
  category: {
    title: texts.categoriesTitle,
    many: entities.categories,
    accusative: texts.categoryHistory,
    missing: texts.missingCategory,
    ...inMarket,
    fields: [
      'shareRevenueFromTotal',
      'placeByRevenue',
      'salesCount',
      'averagePrice',
      'medianPrice',
      'sellersCount',
      'brandsCount',
      'productsCount',
      'categorySellersHHI',
      'demandIndex',
      'potentialProfitIndex',
    ],
  },
  brand: {
    title: texts.brandsTitle,
    many: entities.brands,
    accusative: texts.brandHistory,
    missing: texts.missingBrand,
    ...inMarket,
    fields: [
      'shareRevenueFromTotal',
      'placeByRevenue',
      'salesCount',
      'averagePrice',
      'sellersCount',
      'productsCount',
      'brandSellersHHI',
      'demandIndex',
      'potentialProfitIndex',
    ],
  },
  product: {
    title: texts.productsTitle,
    many: entities.products,
    accusative: texts.productHistory,
    missing: texts.missingProduct,
    shareField: 'shareRevenueFromCategory',
    placeField: 'placeInCategory',
    fields: [
      'shareRevenueFromCategory',
      'placeInCategory',
      'salesCount',
      'averagePrice',
      'medianPrice',
      'minPrice',
      'sellersCount',
      'lastRating',
      'commentsCount',
      'demandIndex',
      'potentialProfitIndex',
    ],
  },
};
