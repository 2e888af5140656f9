import * as z from 'zod/mini';
import { count, index, rank, share } from './field-types.ts';

/** A figure that enters a term of the index, and its reference value. */
export const IndexInput = z.object({
  name: z.enum([
    'salesCount',
    'salesPerSoldOffer',
    'equalCompetitors',
    'sellersHHI',
    'brandsHHI',
    'medianOfferRevenue',
    'leadersStrength',
    'commentsCount',
    'adjustedRating',
    'medianPrice',
  ]),
  value: z.number().check(z.gte(0)),
  reference: z.nullable(z.number().check(z.gte(0))),
});
export type IndexInput = z.output<typeof IndexInput>;

/** One of the five terms of the potential profit index, as it enters the product. */
export const IndexTerm = z.object({
  name: z.enum(['demand', 'openness', 'yield', 'entry', 'price']),
  value: index,
  weight: share,
  inputs: z.array(IndexInput),
  loss: share,
});
export type IndexTerm = z.output<typeof IndexTerm>;

/** Parts of a potential profit index: its rank among those of its level, and its five terms. */
export const indexFields = {
  formulaVersion: z.int().check(z.gte(1)),
  potentialProfitIndex: index,
  demandIndex: z.nullable(index),
  place: z.nullable(rank),
  placesCount: count,
  terms: z.array(IndexTerm).check(z.maxLength(5)),
};
