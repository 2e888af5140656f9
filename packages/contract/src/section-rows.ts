import * as z from 'zod/mini';
import { CategoryBrand, CategoryRow, CategorySeller } from './category-rows.ts';
import { concentration, count, id, index, Leader, money, rank, share, title } from './field-types.ts';

/** Profile of a section, a node of level 1 or 2 of the category tree, over its leaf categories in one week. */
export const SectionInfo = z.object({
  year: id,
  weekNumber: id,
  sectionId: id,
  sectionTitle: title,
  category1LvlId: z.nullable(id),
  revenue: money,
  salesCount: count,
  averagePrice: z.nullable(money),
  shareRevenueFromTotal: share,
  placeByRevenue: z.nullable(rank),
  placesCount: count,
  meanPotentialProfitIndex: index,
  sectionSellersHHI: z.nullable(concentration),
  sectionBrandsHHI: z.nullable(concentration),
  sellersCount: count,
  brandsCount: count,
  categoriesCount: count,
  productsCount: count,
  topSellers: z.array(Leader).check(z.maxLength(5)),
  topBrands: z.array(Leader).check(z.maxLength(5)),
});
export type SectionInfo = z.output<typeof SectionInfo>;

const partOfSection = { shareRevenueFromSection: share };

/** A leaf category of a section. */
export const SectionCategory = z.extend(CategoryRow, partOfSection);
export type SectionCategory = z.output<typeof SectionCategory>;

/** Sales of one seller in one section. */
export const SectionSeller = z.extend(
  z.omit(CategorySeller, { shareRevenueFromCategory: true }),
  partOfSection,
);
export type SectionSeller = z.output<typeof SectionSeller>;

/** Sales of one brand, or of goods without a brand, in one section. */
export const SectionBrand = z.extend(
  z.omit(CategoryBrand, { shareRevenueFromCategory: true }),
  partOfSection,
);
export type SectionBrand = z.output<typeof SectionBrand>;
