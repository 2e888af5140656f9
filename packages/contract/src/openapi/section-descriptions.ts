import { type FieldDescription, HHI, INDEX, PART, STARS } from './field-description.ts';

/** Descriptions of the fields of sections. */
export const sectionDescriptions = {
  meanPotentialProfitIndex: {
    description:
      'Revenue-weighted mean of the potentialProfitIndex of the leaf categories; 0 if nothing sold.',
    unit: INDEX,
  },
  sectionBrands: { description: 'One row for each brand offered in the section, largest revenue first.' },
  sectionBrandsHHI: {
    description:
      'Concentration of the section’s brands, each product without a brand counting as a brand of its own; null if nothing sold.',
    unit: HHI,
  },
  sectionCategories: {
    description: 'One row for each leaf category of the section, largest revenue first.',
  },
  sectionId: {
    description: 'Id of a top or middle category.',
  },
  sectionInfo: { description: 'The section’s profile.' },
  sectionSellers: {
    description: 'One row for each seller with an offer in the section, largest revenue first.',
  },
  sectionSellersHHI: {
    description: 'Concentration of the section’s sellers; null if nothing sold.',
    unit: HHI,
  },
  sectionTitle: { description: 'Title of the section.' },
  shareRevenueFromSection: {
    description: 'The row’s revenue divided by the whole section’s in the week.',
    unit: PART,
  },
} satisfies Readonly<Record<string, FieldDescription>>;

const placeByRevenue = {
  description:
    'Rank by revenue of the whole week among the sections of its level, 1 the largest, equal revenue the same place; null if nothing sold.',
};
const placesCount = { description: 'How many sections of its level sold.' };

/** Overrides for fields of other reports in those of sections. */
export const sectionOverrides: Readonly<Record<string, FieldDescription>> = {
  'SectionInfo.category1LvlId': {
    description: 'Id of the top category that a middle one belongs to; null for a top category.',
  },
  'SectionInfo.placeByRevenue': placeByRevenue,
  'SectionInfo.placesCount': placesCount,
  'SectionHistoryWeek.placeByRevenue': placeByRevenue,
  'SectionHistoryWeek.placesCount': placesCount,
  'SectionBrand.averageRating': {
    description:
      'Mean rating of the brand’s products in the section, weighted by comments count; null if none is rated.',
    unit: STARS,
  },
};
