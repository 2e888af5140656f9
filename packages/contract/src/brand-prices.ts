import * as z from 'zod/mini';
import { MAX_ROWS } from './change-fields.ts';
import { count, id, money, share, title } from './field-types.ts';

/** Minimum discount from the reference price: a plain decimal, 0–1. */
const threshold = z.string().check(z.regex(/^0*(?:0(?:\.[0-9]+)?|1(?:\.0+)?)$/));

/** Query of a brand's prices; the threshold is 0.05 without it. */
export const ThresholdQuery = z.object({ threshold: z._default(threshold, '0.05') });

/** The prices on one card of a brand that has several sellers. */
export const BrandPriceProduct = z.object({
  productId: id,
  productName: title,
  kaspiId: z.string(),
  minPrice: money,
  referencePrice: money,
  maxPrice: money,
  sellersCount: count,
  belowCount: count,
  revenue: money,
});
export type BrandPriceProduct = z.output<typeof BrandPriceProduct>;

/** A seller of such cards, and how often and how far it is below the reference price. */
export const BrandPriceSeller = z.object({
  sellerId: id,
  sellerTitle: title,
  offersCount: count,
  belowCount: count,
  revenueBelow: money,
  deepestGap: z.number().check(z.gte(-1), z.lte(0)),
  revenue: money,
});
export type BrandPriceSeller = z.output<typeof BrandPriceSeller>;

/** Sellers of a brand below its reference prices. */
export const BrandPrices = z.object({
  threshold: share,
  singleSellerProductsCount: count,
  productsCount: count,
  products: z.array(BrandPriceProduct).check(z.maxLength(MAX_ROWS)),
  sellers: z.array(BrandPriceSeller),
});
export type BrandPrices = z.output<typeof BrandPrices>;
