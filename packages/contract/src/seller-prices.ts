import * as z from 'zod/mini';
import { MAX_ROWS } from './change-fields.ts';
import { against, cardFields, count, id, idOrNone, money, rank, share, state, title } from './field-types.ts';

/** Position of a seller's price on a card. */
export const PriceGroup = z.enum(['undercut', 'undercut-now', 'tied', 'alone', 'can-raise']);
export type PriceGroup = z.output<typeof PriceGroup>;

/** Cards that a request selects by price position; by default an empty text, all of them. */
const only = z.pipe(
  z.pipe(
    z.optional(PriceGroup),
    z.transform((group) => group ?? ''),
  ),
  z.enum([...PriceGroup.options, '']).check(z.meta({ enum: PriceGroup.options })),
);

/** Query of a seller’s prices: the week before, and the group of cards. */
export const PricesQuery = z.object({ against, only });

/** A seller's price on one card, beside those of the other sellers there. */
export const SellerPrice = z.object({
  ...cardFields,
  brandId: idOrNone,
  brandTitle: title,
  price: money,
  priceBefore: z.nullable(money),
  salesCount: count,
  revenue: money,
  shareRevenueFromProduct: z.nullable(share),
  minPrice: money,
  minPriceOfOthers: z.nullable(money),
  cheapestSellerId: z.nullable(id),
  cheapestSellerTitle: z.nullable(title),
  sellersCount: count,
  priceRank: rank,
  gapToMin: z.number().check(z.gte(0)),
  isCheapest: z.boolean(),
  isCheapestBefore: z.nullable(z.boolean()),
  state,
});
export type SellerPrice = z.output<typeof SellerPrice>;

const cheapestFigures = { count, cheapestCount: count, revenue: money, revenueWhereCheapest: money };

/** Number of a seller's cards that count, of those where it is the cheapest, and their revenue. */
export const CheapestFigures = z.object(cheapestFigures);

/** A seller's price position: the number of its cards in each group, and the requested cards. */
export const SellerPrices = z.object({
  ...cheapestFigures,
  undercutCount: count,
  undercutNowCount: count,
  tiedCount: count,
  aloneCount: count,
  canRaiseCount: count,
  before: z.nullable(CheapestFigures),
  rows: z.array(SellerPrice).check(z.maxLength(MAX_ROWS)),
});
export type SellerPrices = z.output<typeof SellerPrices>;
