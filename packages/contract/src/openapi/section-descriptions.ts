import { type FieldDescription, HHI, INDEX, PART, STARS } from './field-description.ts';

/** Descriptions of the fields of sections. */
export const sectionDescriptions = {
  meanPotentialProfitIndex: {
    rule: 'Mean of the potentialProfitIndex of the leaf categories, weighted by revenue; 0 if nothing sold.',
    unit: INDEX,
  },
  sectionBrands: {
    rule: 'One row for each brand offered in the section, goods without a brand among them, largest revenue first, ties by id.',
  },
  sectionBrandsHHI: {
    rule: '10 000 · Σ (revenue share)² of the section’s brands, each product without a brand counting as a brand of its own; null if nothing sold.',
    unit: HHI,
  },
  sectionCategories: {
    rule: 'One row for each leaf category of the section, largest revenue first, ties by id.',
  },
  sectionId: {
    description: 'Id of a top or middle category.',
  },
  sectionInfo: { description: 'The section’s profile.' },
  sectionSellers: {
    rule: 'One row for each seller with an offer in the section, largest revenue first, ties by id.',
  },
  sectionSellersHHI: {
    rule: '10 000 · Σ (revenue share)² of the section’s sellers; null if nothing sold.',
    unit: HHI,
  },
  sectionTitle: { description: 'Title of the section.' },
  shareRevenueFromSection: {
    rule: 'The row’s revenue divided by the whole section’s in the week; 0 if nothing sold.',
    unit: PART,
  },
} satisfies Readonly<Record<string, FieldDescription>>;

const placeByRevenue = {
  rule: 'Rank by revenue of the whole week among the sections of its level, 1 the largest, equal revenue the same place; null if nothing sold.',
};
const placesCount = { rule: 'How many sections of its level sold.' };

/** Overrides for fields of other reports in those of sections. */
export const sectionOverrides: Readonly<Record<string, FieldDescription>> = {
  'SectionInfo.category1LvlId': {
    rule: 'Id of the top category that a middle one belongs to; null for a top category.',
  },
  'SectionInfo.placeByRevenue': placeByRevenue,
  'SectionInfo.placesCount': placesCount,
  'SectionHistoryWeek.placeByRevenue': placeByRevenue,
  'SectionHistoryWeek.placesCount': placesCount,
  'SectionBrand.averageRating': {
    rule: 'Mean of the ratings of the brand’s products in the section that have one, sold or not, each once, weighted by comments count, or unweighted where all counts are 0; null if none is rated.',
    unit: STARS,
  },
};
