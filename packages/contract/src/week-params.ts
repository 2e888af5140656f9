import * as z from 'zod/mini';
import { against, categoryIds, id, numberParam, weeksParam } from './field-types.ts';

const pathFields = { year: numberParam, weekNumber: numberParam };
const bodyFields = { year: id, weekNumber: id };

/** Path params of a report of one ISO week. */
export const WeekParams = z.object(pathFields);

/** Path params of a report of one seller in one ISO week. */
export const SellerWeekParams = z.object({ ...pathFields, sellerId: numberParam });

/** Path params of a report of one leaf category in one ISO week. */
export const CategoryWeekParams = z.object({ ...pathFields, categoryId: numberParam });

/** Path params of a report of one section, of level 1 or 2 of the category tree, in one ISO week. */
export const SectionWeekParams = z.object({ ...pathFields, sectionId: numberParam });

/** Path params of a report of one brand in one ISO week. */
export const BrandWeekParams = z.object({ ...pathFields, brandId: numberParam });

/** Path params of a report of one product card in one ISO week. */
export const ProductWeekParams = z.object({ ...pathFields, productId: numberParam });

/** Path params of a report of one seller's offer on one product card in one ISO week. */
export const OfferWeekParams = z.object({ ...pathFields, productId: numberParam, sellerId: numberParam });

/**
 * Query of a report that compares two weeks: the week before, by default the ISO week seven days earlier, if
 * published.
 */
export const AgainstQuery = z.object({ against });

/** Query of a history: `weeks` calendar weeks in all, ending with the ISO week of the path. */
export const HistoryQuery = z.object({ weeks: weeksParam });

/** Body of a report of one leaf category in one ISO week. */
export const CategoryWeekBody = z.object({ ...bodyFields, categoryId: id });
export type CategoryWeekBody = z.output<typeof CategoryWeekBody>;

/** Body of a report of one brand in one ISO week. */
export const BrandWeekBody = z.object({ ...bodyFields, brandId: id });
export type BrandWeekBody = z.output<typeof BrandWeekBody>;

/** Body of a search by leaf categories in one ISO week; duplicate ids count once. */
export const CategoriesWeekBody = z.object({ ...bodyFields, categoryIds });
export type CategoriesWeekBody = z.output<typeof CategoriesWeekBody>;

const searchText = z.string().check(
  z.trim(),
  z.minLength(1),
  z.refine((text) => Array.from(text).length <= 500, { error: 'At most 500 code points' }),
  z.meta({ maxLength: 500 }),
);

/** Body of a search by title in one ISO week: trimmed, 1–500 code points. */
export const TitleWeekBody = z.object({ ...bodyFields, title: searchText });
export type TitleWeekBody = z.output<typeof TitleWeekBody>;

/** Body of a search over all entities in one ISO week: trimmed, 1–500 code points. */
export const TextWeekBody = z.object({ ...bodyFields, text: searchText });
export type TextWeekBody = z.output<typeof TextWeekBody>;
