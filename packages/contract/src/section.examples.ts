import { categoryRowExamples } from './category.examples.ts';
import type { EndpointExamples, MissingRows, RowExamples } from './example-types.ts';
import { leaders, market, section, week } from './example-values.ts';
import { historyRowExamples } from './history.examples.ts';
import type { section as sectionRouter } from './section.ts';
import type * as rows from './section-rows.ts';
import { expectComplete } from './serving/expect-complete.ts';

const { shareRevenueFromCategory, ...seller } = categoryRowExamples.CategorySeller;
const { shareRevenueFromCategory: shareOfBrand, ...brand } = categoryRowExamples.CategoryBrand;

/** Valid examples of the rows and profiles of section. */
export const sectionRowExamples = {
  SectionInfo: {
    ...week,
    ...section,
    category1LvlId: 1,
    ...market,
    shareRevenueFromTotal: 1,
    placeByRevenue: 1,
    placesCount: 15,
    meanPotentialProfitIndex: 0.63,
    sectionSellersHHI: 2500,
    sectionBrandsHHI: 5000,
    categoriesCount: 1,
    ...leaders,
    topBrands: [{ id: 7, title: 'Aylin' }],
  },
  SectionCategory: { ...categoryRowExamples.CategoryRow, shareRevenueFromSection: 1 },
  SectionSeller: { ...seller, shareRevenueFromSection: shareRevenueFromCategory },
  SectionBrand: { ...brand, shareRevenueFromSection: shareOfBrand },
} satisfies Partial<RowExamples<typeof rows>>;

expectComplete<MissingRows<typeof rows, typeof sectionRowExamples>>();

const request = { ...week, sectionId: section.sectionId };
const { sectionTitle } = section;

/** One successful request and its response for each endpoint of section. */
export const sectionEndpointExamples = {
  info: { request, response: { sectionInfo: sectionRowExamples.SectionInfo } },
  history: {
    request: { ...request, weeks: 26 },
    response: { sectionHistory: historyRowExamples.SectionHistory },
  },
  categories: {
    request,
    response: { sectionCategories: [sectionRowExamples.SectionCategory], sectionTitle },
  },
  sellers: {
    request,
    response: { sectionSellers: [sectionRowExamples.SectionSeller], sectionSellersHHI: 2500, sectionTitle },
  },
  brands: {
    request,
    response: { sectionBrands: [sectionRowExamples.SectionBrand], sectionBrandsHHI: 5000, sectionTitle },
  },
} satisfies Partial<EndpointExamples<typeof sectionRouter>>;
