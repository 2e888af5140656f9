import * as z from 'zod/mini';
import { categoryIds, id, numberParam } from './field-types.ts';

const inPath = { year: numberParam, weekNumber: numberParam };
const inBody = { year: id, weekNumber: id };

/** Path of a report of one ISO week. */
export const WeekParams = z.object(inPath);

/** Path of a report of one seller in one ISO week. */
export const SellerWeekParams = z.object({ ...inPath, sellerId: numberParam });

/** Path of a report of one leaf category in one ISO week. */
export const CategoryWeekParams = z.object({ ...inPath, categoryId: numberParam });

/** Path of a report of one brand in one ISO week. */
export const BrandWeekParams = z.object({ ...inPath, brandId: numberParam });

/** Body of a report of one leaf category in one ISO week. */
export const CategoryWeekBody = z.object({ ...inBody, categoryId: id });
export type CategoryWeekBody = z.output<typeof CategoryWeekBody>;

/** Body of a report of one brand in one ISO week. */
export const BrandWeekBody = z.object({ ...inBody, brandId: id });
export type BrandWeekBody = z.output<typeof BrandWeekBody>;

/** Body of a search by leaf categories in one ISO week; an id given twice counts once. */
export const CategoriesWeekBody = z.object({ ...inBody, categoryIds });
export type CategoriesWeekBody = z.output<typeof CategoriesWeekBody>;

const wanted = z.string().check(
  z.trim(),
  z.minLength(1),
  z.refine((text) => Array.from(text).length <= 500, { error: 'At most 500 characters' }),
  z.meta({ maxLength: 500 }),
);

/** Body of a search by title in one ISO week: white space around the text is dropped, 1–500 code points. */
export const TitleWeekBody = z.object({ ...inBody, title: wanted });
export type TitleWeekBody = z.output<typeof TitleWeekBody>;

/** Body of a search for anything in one ISO week: white space around the text is dropped, 1–500 code points. */
export const TextWeekBody = z.object({ ...inBody, text: wanted });
export type TextWeekBody = z.output<typeof TextWeekBody>;
