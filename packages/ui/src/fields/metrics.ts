import * as texts from '#texts/fields/metrics';
import { define, type FieldDefinition } from './field-definition.ts';

/** Definitions of money, shares, indices and ratings. */
export const metricDefinitions = {
  revenue: define('money', texts.revenue, '₸'),
  averagePrice: define('price', texts.averagePrice, '₸'),
  medianPrice: define('price', texts.medianPrice, '₸'),
  maxPrice: define('price', texts.maxPrice, '₸'),
  price: define('price', texts.price, '₸'),
  priceBefore: define('price', texts.priceBefore, '₸'),
  minPrice: define('price', texts.minPrice, '₸'),
  sellerPrice: define('price', texts.sellerPrice, '₸'),

  shareRevenueFromTotal: define('share', texts.shareRevenueFromTotal, '%'),
  shareRevenueFromCategory: define('share', texts.shareRevenueFromCategory, '%'),
  shareRevenueFromSection: define('share', texts.shareRevenueFromSection, '%'),
  shareRevenueFromBrand: define('share', texts.shareRevenueFromBrand, '%'),
  shareRevenueFromSeller: define('share', texts.shareRevenueFromSeller, '%'),

  shareRevenueFromProduct: define('share', texts.shareRevenueFromProduct, '%'),
  gapToMin: define('share', texts.gapToMin, '%'),

  potentialProfitIndex: define('prospect', texts.potentialProfitIndex),
  meanPotentialProfitIndex: define('prospect', texts.meanPotentialProfitIndex),
  demandIndex: define('index', texts.demandIndex),
  categorySellersHHI: define('hhi', texts.categorySellersHHI),
  categoryBrandsHHI: define('hhi', texts.categoryBrandsHHI),
  sectionSellersHHI: define('hhi', texts.sectionSellersHHI),
  sectionBrandsHHI: define('hhi', texts.sectionBrandsHHI),
  productSellersHHI: define('hhi', texts.productSellersHHI),
  brandSellersHHI: define('hhi', texts.brandSellersHHI),

  rating: define('rating', texts.rating),
  lastRating: define('rating', texts.lastRating),
  averageRating: define('rating', texts.averageRating),
} as const satisfies Record<string, FieldDefinition>;
