import type { ContractField } from '../report-rows.ts';
import { expectComplete } from '../serving/expect-complete.ts';
import { authDescriptions } from './auth-descriptions.ts';
import { indexDescriptions } from './index-descriptions.ts';
import { insightDescriptions } from './insight-descriptions.ts';
import { comparisonDescriptions } from './comparison-descriptions.ts';
import { entryDescriptions } from './entry-descriptions.ts';
import { type FieldDescription, KZT, PART, INDEX, HHI, STARS } from './field-description.ts';
import { followDescriptions } from './follow-descriptions.ts';
import { historyDescriptions } from './history-descriptions.ts';
import { importDescriptions } from './import-descriptions.ts';
import { keyDescriptions } from './key-descriptions.ts';
import { moverDescriptions } from './mover-descriptions.ts';
import { sectionDescriptions } from './section-descriptions.ts';
import { sessionDescriptions } from './session-descriptions.ts';
import { shareDescriptions } from './share-descriptions.ts';
import { trailDescriptions } from './trail-descriptions.ts';
import { periodDescriptions } from './period-descriptions.ts';
import { rivalDescriptions } from './rival-descriptions.ts';

/** Descriptions of fields by name; `descriptionOverrides` has those of single schemas. */
export const fieldDescriptions = {
  ...authDescriptions,
  ...indexDescriptions,
  ...insightDescriptions,
  ...comparisonDescriptions,
  ...historyDescriptions,
  ...moverDescriptions,
  ...rivalDescriptions,
  ...followDescriptions,
  ...keyDescriptions,
  ...sessionDescriptions,
  ...trailDescriptions,
  ...importDescriptions,
  ...periodDescriptions,
  ...shareDescriptions,
  ...entryDescriptions,
  ...sectionDescriptions,
  averagePrice: {
    rule: 'Revenue divided by units sold; where nothing sold, null if it may be null, else 0.',
    unit: KZT,
  },
  averageRating: {
    rule: 'Mean of the ratings of the brand’s products in the category that have one, sold or not, each once, weighted by comments count, or unweighted where all counts are 0; null if none is rated.',
    unit: STARS,
  },
  brandCategories: {
    rule: 'One row for each category the brand is offered in, largest revenue first, ties by id.',
  },
  brandId: { description: 'Id of the brand; 0 stands for goods without a brand.' },
  brandInfo: { description: 'The brand’s profile.' },
  brandProducts: { rule: 'One row for each product of the brand, largest revenue first, ties by id.' },
  brandSellers: { rule: 'One row for each seller that offers the brand, largest revenue first, ties by id.' },
  brandSellersHHI: {
    rule: '10 000 · Σ (revenue share)² of the brand’s sellers; null if nothing sold.',
    unit: HHI,
  },
  brandTitle: { description: 'Title of the brand; «Без бренда» for id 0.' },
  brands: { rule: 'The brands found, up to 20, nearest titles first, then the largest revenue, ties by id.' },
  brandsCount: {
    rule: 'Distinct brands offered, sold or not; goods without a brand are not counted.',
  },
  brandsWithSalesCount: { rule: 'Distinct brands sold; goods without a brand are not counted.' },
  categories: { rule: 'One row for each leaf category of the week, largest revenue first, ties by id.' },
  categoriesCount: { rule: 'Distinct leaf categories offered, sold or not.' },
  categoriesTree: { rule: 'Id of level 1 → id of level 2 → ids of the leaf categories, ascending.' },
  categoriesWithSalesCount: { rule: 'Distinct leaf categories in which something sold.' },
  category1LvlId: { description: 'Id of the top category that the leaf belongs to.' },
  category2LvlId: { description: 'Id of the middle category that the leaf belongs to.' },
  categoryBrands: {
    rule: 'One row for each brand offered in the category, goods without a brand among them, largest revenue first, ties by id.',
  },
  categoryBrandsHHI: {
    rule: '10 000 · Σ (revenue share)² of the category’s brands, each product without a brand counting as a brand of its own; null if nothing sold.',
    unit: HHI,
  },
  categoryId: { description: 'Id of the leaf category.' },
  categoryIdNameMap: { rule: 'Titles of the categories of all three levels by id.' },
  categoryIds: {
    description: 'Ids of leaf categories; one given twice counts once, an unknown one adds nothing.',
  },
  categoryInfo: { description: 'The category’s profile.' },
  categorySellers: {
    rule: 'One row for each seller with an offer in the category, largest revenue first, ties by id.',
  },
  categorySellersHHI: {
    rule: '10 000 · Σ (revenue share)² of the category’s sellers; null if nothing sold.',
    unit: HHI,
  },
  categoryTitle: { description: 'Title of the leaf category.' },
  commentsCount: {
    rule: 'Reviews of the product, the largest count given in the week; 0 where none is given.',
  },
  competitorsCount: { rule: 'Other sellers with an offer of the same product.' },
  demandIndex: {
    description: 'How much is bought and how much of it falls to one offer.',
    rule: 'The demandIndex of its category-index, brand-index or product-index in the week; where nothing sold, null if it may be null, else 0.',
    unit: INDEX,
  },
  find: { description: 'What the week has under the text; four empty lists where it has nothing.' },
  id: { description: 'Identity of the user.' },
  isDemo: { rule: 'True while the week is the generated demonstration market, not real data.' },
  kaspiId: { description: 'The product’s article number on Kaspi; text, not always digits.' },
  lastRating: {
    rule: 'Rating in the week: of rows that differ, that with the largest comments count, then the largest rating; null if nobody rated.',
    unit: STARS,
  },
  medianPrice: {
    rule: 'Unit-weighted median price of sold offers: the first, ascending, at which the running sum of units reaches half of all; if nothing sold, the plain lower median of the offered prices.',
    unit: KZT,
  },
  minPrice: { rule: 'Smallest price of any offer, sold or not.', unit: KZT },
  name: { description: 'What the value is.' },
  onKaspiFrom: { description: 'First day of the seller on Kaspi, YYYY-MM-DD; null if unknown.' },
  place: {
    rule: 'Rank among those of its kind that sold, 1 the largest, equal values the same place; null if nothing sold.',
  },
  placesCount: { rule: 'How many of its kind sold.' },
  placeByRevenue: {
    rule: 'Rank by revenue of the whole week among all of its kind, 1 the largest, equal revenue the same place; null if nothing sold.',
  },
  potentialProfitIndex: {
    description:
      'Demand, openness of the market, yield of an offer, ease of entry and room in the price in one figure.',
    rule: 'The mean of the potentialProfitIndex of the products sold, weighted by the revenue in question; 0 if nothing sold.',
    unit: INDEX,
  },
  productId: { description: 'Id of the product card.' },
  productKaspiLink: { description: 'The product’s page on Kaspi, https; null if unknown.' },
  productMainImgLink: { description: 'The product’s main picture, https; null if unknown.' },
  productName: { description: 'Name of the product card.' },
  products: {
    rule: 'The products found, up to 20, nearest titles first, then the largest revenue, ties by id.',
  },
  productsByCategory: {
    rule: 'One row for each product of the category, largest revenue first, ties by id.',
  },
  productsCount: { rule: 'Distinct products offered, sold or not.' },
  productsWithSalesCount: { rule: 'Distinct products sold.' },
  publishedAt: { description: 'When the week was published, ISO 8601 in UTC.' },
  rating: { rule: 'The seller’s rating in the week, as lastRating; null if nobody rated.', unit: STARS },
  reportPeriods: { rule: 'The published weeks, latest first.' },
  revenue: { rule: 'Sum of revenue of the offers in question, exact to the hundredth.', unit: KZT },
  salesCount: { rule: 'Units sold.', unit: 'units' },
  sellerBrands: {
    rule: 'One row for each brand the seller offers, goods without a brand among them, largest revenue first, ties by id.',
  },
  sellerCategories: {
    rule: 'One row for each category the seller offers in, largest revenue first, ties by id.',
  },
  sellerId: { description: 'Id of the seller.' },
  sellerInfo: { description: 'The seller’s profile.' },
  sellerKaspiId: {
    description:
      'The seller’s id on Kaspi; text, not always digits; empty if what was loaded does not name it.',
  },
  sellerPrice: { rule: 'Price of the product at this seller.', unit: KZT },
  sellerProducts: { rule: 'One row for each product the seller offers, largest revenue first, ties by id.' },
  sellerTitle: { description: 'Title of the seller’s shop.' },
  sellers: {
    rule: 'The sellers found, up to 20, nearest titles first, then the largest revenue, ties by id.',
  },
  sellersCount: { rule: 'Distinct sellers with an offer, sold or not.' },
  shareRevenueFromBrand: {
    rule: 'The row’s revenue divided by the whole brand’s in the week (for goods without a brand: that of all such goods); where the whole sold nothing, null if it may be null, else 0.',
    unit: PART,
  },
  shareRevenueFromCategory: {
    rule: 'The row’s revenue divided by the whole category’s in the week; where the whole sold nothing, null if it may be null, else 0.',
    unit: PART,
  },
  shareRevenueFromSeller: {
    rule: 'The row’s revenue divided by the whole seller’s in the week; where the whole sold nothing, null if it may be null, else 0.',
    unit: PART,
  },
  shareRevenueFromTotal: {
    rule: 'The row’s revenue divided by the whole week’s; 0 if nothing sold.',
    unit: PART,
  },
  text: {
    description:
      'What to find: words of a title in any case, a whole Kaspi id, or the link of a product or seller on Kaspi. Titles that sound alike in Cyrillic or Latin letters, typed on the other keyboard layout, with another Russian ending come after; those with one mistake where nothing else is found.',
  },
  title: { description: 'Title.' },
  topBrands: {
    rule: 'The 5 largest brands by revenue among those that sold, ties by id; goods without a brand are left out.',
  },
  topCategories: { rule: 'The 5 largest categories by revenue among those that sold, ties by id.' },
  topSellers: { rule: 'The 5 largest sellers by revenue among those that sold, ties by id.' },
  value: { description: 'The value.' },
  weekInfo: { description: 'The whole market in the week.' },
  weekNumber: { description: 'ISO week number, 1–53.' },
  year: { description: 'ISO week-year; week 1 of 2026 starts on 29 December 2025.' },
} satisfies Partial<Record<ContractField, FieldDescription>>;

expectComplete<`${Exclude<ContractField, keyof typeof fieldDescriptions>} has no description: add it to openapi/field-descriptions.ts`>();
