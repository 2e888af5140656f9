import * as z from 'zod/mini';
import { changedCell, changeTotals, MAX_ROWS } from './change-fields.ts';
import { cardFields, count, id, money, title } from './field-types.ts';

/** A card that the seller offers in one of the two weeks, and the causes of its revenue change there. */
export const SellerProductChange = z.object({
  ...cardFields,
  ...changedCell,
  priceBefore: z.nullable(money),
  price: z.nullable(money),
  minPriceBefore: z.nullable(money),
  minPrice: z.nullable(money),
  productSalesCountBefore: z.nullable(count),
  productSalesCount: z.nullable(count),
  sellersCountBefore: z.nullable(count),
  sellersCount: z.nullable(count),
  sellersEntered: z.nullable(count),
  sellersLeft: z.nullable(count),
  isCheapestBefore: z.nullable(z.boolean()),
  isCheapest: z.nullable(z.boolean()),
});
export type SellerProductChange = z.output<typeof SellerProductChange>;

/** Causes of a seller's revenue change: the effects of all its cards, and the cards that changed most. */
export const SellerChanges = z.object({
  sellerId: id,
  sellerTitle: title,
  ...changeTotals,
  products: z.array(SellerProductChange).check(z.maxLength(MAX_ROWS)),
});
export type SellerChanges = z.output<typeof SellerChanges>;
