import * as z from 'zod/mini';
import { changedCell, changeTotals, MAX_ROWS } from './change-fields.ts';
import { id, share, title } from './field-types.ts';

/** A category that has the brand in one of the two weeks, and the causes of its revenue change there. */
export const BrandCategoryChange = z.object({
  categoryId: id,
  categoryTitle: title,
  ...changedCell,
  shareRevenueFromCategoryBefore: z.nullable(share),
  shareRevenueFromCategory: z.nullable(share),
});
export type BrandCategoryChange = z.output<typeof BrandCategoryChange>;

/** Causes of a brand's revenue change: the effects of all its categories, and the categories that changed most. */
export const BrandChanges = z.object({
  brandId: id,
  brandTitle: title,
  ...changeTotals,
  cells: z.array(BrandCategoryChange).check(z.maxLength(MAX_ROWS)),
});
export type BrandChanges = z.output<typeof BrandChanges>;
