import * as z from 'zod/mini';
import { changedCell, changeTotals, MAX_ROWS } from './change-fields.ts';
import { id, share, title } from './field-types.ts';

/** A category that the brand is offered in, in one of the two weeks, and what changed its revenue there. */
export const BrandCategoryChange = z.object({
  categoryId: id,
  categoryTitle: title,
  ...changedCell,
  shareRevenueFromCategoryBefore: z.nullable(share),
  shareRevenueFromCategory: z.nullable(share),
});
export type BrandCategoryChange = z.output<typeof BrandCategoryChange>;

/** Why a brand's revenue changed: the effects of all its categories, and those that changed most. */
export const BrandChanges = z.object({
  brandId: id,
  brandTitle: title,
  ...changeTotals,
  cells: z.array(BrandCategoryChange).check(z.maxLength(MAX_ROWS)),
});
export type BrandChanges = z.output<typeof BrandChanges>;
