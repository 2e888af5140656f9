import * as z from 'zod/mini';
import {
  againstInBody,
  cardFields,
  count,
  id,
  idOrNone,
  index,
  money,
  share,
  state,
  title,
} from './field-types.ts';

/** A seller that offers cards of the requested seller. */
export const SimilarSeller = z.object({
  sellerId: id,
  sellerTitle: title,
  revenue: money,
  sharedProductsCount: z.int().check(z.gte(1)),
  sharedRevenue: money,
  cheaperCount: count,
  dearerCount: count,
  equalCount: count,
  overlap: share,
});
export type SimilarSeller = z.output<typeof SimilarSeller>;

/** Body of the report on cards that rivals of a seller offer and it does not. */
export const AssortmentGapBody = z.object({
  year: id,
  weekNumber: id,
  against: againstInBody,
  sellerId: id,
  rivalIds: z.array(id).check(z.minLength(1), z.maxLength(20)),
  inMyCategories: z.boolean(),
});
export type AssortmentGapBody = z.output<typeof AssortmentGapBody>;

/** A card that rivals offer and the seller does not, with its figures in the whole market. */
export const MissingProduct = z.object({
  ...cardFields,
  brandId: idOrNone,
  brandTitle: title,
  rivalsCount: z.int().check(z.gte(1), z.lte(20)),
  rivalsRevenue: money,
  revenue: money,
  salesCount: count,
  medianPrice: money,
  sellersCount: count,
  revenuePerOffer: money,
  potentialProfitIndex: index,
  state,
  isNew: z.nullable(z.boolean()),
});
export type MissingProduct = z.output<typeof MissingProduct>;

/** The cards that at least one rival offers and the seller does not: their number and revenue, and the largest. */
export const AssortmentGap = z.object({
  count,
  revenue: money,
  products: z.array(MissingProduct).check(z.maxLength(1000)),
});
export type AssortmentGap = z.output<typeof AssortmentGap>;

/** Body of the report on cards that several sellers offer. */
export const SharedProductsBody = z.object({
  year: id,
  weekNumber: id,
  sellerIds: z.array(id).check(z.minLength(2), z.maxLength(5)),
});
export type SharedProductsBody = z.output<typeof SharedProductsBody>;

/** The offer of one of the sellers on a shared card. */
export const SharedOffer = z.object({ sellerId: id, price: money, salesCount: count, revenue: money });
export type SharedOffer = z.output<typeof SharedOffer>;

/** A card that at least two of the sellers offer. */
export const SharedProduct = z.object({
  productId: id,
  productName: title,
  kaspiId: z.string(),
  offers: z.array(SharedOffer).check(z.minLength(2), z.maxLength(5)),
});
export type SharedProduct = z.output<typeof SharedProduct>;

/**
 * The cards that at least two of the sellers offer: their number, and those with the largest revenue of these
 * sellers.
 */
export const SharedProducts = z.object({
  count,
  products: z.array(SharedProduct).check(z.maxLength(1000)),
});
export type SharedProducts = z.output<typeof SharedProducts>;
