import type { ContractField } from '../report-rows.ts';
import { expectComplete } from '../serving/expect-complete.ts';
import { insightDescriptions } from './insight-descriptions.ts';
import { comparisonDescriptions } from './comparison-descriptions.ts';
import { entryDescriptions } from './entry-descriptions.ts';
import { type FieldDescription, KZT, PART, INDEX, HHI, STARS } from './field-description.ts';
import { followDescriptions } from './follow-descriptions.ts';
import { historyDescriptions } from './history-descriptions.ts';
import { keyDescriptions } from './key-descriptions.ts';
import { moverDescriptions } from './mover-descriptions.ts';
import { sectionDescriptions } from './section-descriptions.ts';
import { shareDescriptions } from './share-descriptions.ts';
import { rivalDescriptions } from './rival-descriptions.ts';

/** Descriptions of fields by name; `descriptionOverrides` has those of single schemas. */
export const fieldDescriptions = {
  ...insightDescriptions,
  ...comparisonDescriptions,
  ...historyDescriptions,
  ...moverDescriptions,
  ...rivalDescriptions,
  ...followDescriptions,
  ...keyDescriptions,
  ...shareDescriptions,
  ...entryDescriptions,
  ...sectionDescriptions,
  accessToken: { description: 'Opaque token for the Authorization header, short-lived.' },
  averagePrice: { description: 'Revenue divided by units sold.', unit: KZT },
  averageRating: {
    description:
      'Mean rating of the brand’s products in the category, weighted by comments count; null if none is rated.',
    unit: STARS,
  },
  brandCategories: {
    description: 'One row for each category the brand is offered in, largest revenue first.',
  },
  brandId: { description: 'Id of the brand; 0 stands for goods without a brand.' },
  brandIndex: { description: 'What the brand’s index consists of.' },
  brandInfo: { description: 'The brand’s profile.' },
  brandProducts: { description: 'One row for each product of the brand, largest revenue first.' },
  brandSellers: { description: 'One row for each seller that offers the brand, largest revenue first.' },
  brandSellersHHI: { description: 'Concentration of the brand’s sellers; null if nothing sold.', unit: HHI },
  brandTitle: { description: 'Title of the brand; «Без бренда» for id 0.' },
  brands: { description: 'The brands found, up to 20, largest revenue first, ties by id.' },
  brandsCount: {
    description: 'Distinct brands offered, sold or not; goods without a brand are not counted.',
  },
  brandsWithSalesCount: { description: 'Distinct brands sold; goods without a brand are not counted.' },
  categories: { description: 'One row for each leaf category of the week, largest revenue first.' },
  categoriesCount: { description: 'Distinct leaf categories offered, sold or not.' },
  categoriesTree: { description: 'Id of level 1 → id of level 2 → ids of the leaf categories, ascending.' },
  categoriesWithSalesCount: { description: 'Distinct leaf categories in which something sold.' },
  category1LvlId: { description: 'Id of the top category that the leaf belongs to.' },
  category2LvlId: { description: 'Id of the middle category that the leaf belongs to.' },
  categoryBrands: { description: 'One row for each brand offered in the category, largest revenue first.' },
  categoryBrandsHHI: {
    description:
      'Concentration of the category’s brands, each product without a brand counting as a brand of its own; null if nothing sold.',
    unit: HHI,
  },
  categoryId: { description: 'Id of the leaf category.' },
  categoryIdNameMap: { description: 'Titles of the categories of all three levels by id.' },
  categoryIds: {
    description: 'Ids of leaf categories; one given twice counts once, an unknown one adds nothing.',
  },
  categoryIndex: { description: 'What the category’s index consists of.' },
  categoryInfo: { description: 'The category’s profile.' },
  categorySellers: {
    description: 'One row for each seller with an offer in the category, largest revenue first.',
  },
  categorySellersHHI: {
    description: 'Concentration of the category’s sellers; null if nothing sold.',
    unit: HHI,
  },
  categoryTitle: { description: 'Title of the leaf category.' },
  code: { description: 'A machine-readable reason, one of the error catalogue.' },
  commentsCount: {
    description: 'Reviews of the product, the largest count given in the week; 0 where none is given.',
  },
  competitorsCount: { description: 'Other sellers with an offer of the same product.' },
  createdAt: { description: 'When the user first signed in, ISO 8601 in UTC.' },
  demandIndex: {
    description:
      'How much is bought and how much of it falls to one offer; one half is a typical sale of the week.',
    unit: INDEX,
  },
  email: { description: 'E-mail address, lower case.' },
  error: { description: 'One sentence for the person: what happened and what to do.' },
  find: { description: 'What the week has under the text; four empty lists where it has nothing.' },
  formulaVersion: { description: 'Version of the index formula; raised with every change of it.' },
  id: { description: 'Identity of the user.' },
  indexPlaceInCategory: {
    description:
      'Rank by the index among the products of its category that sold, as in place; null if nothing sold.',
  },
  indexPlacesInCategoryCount: { description: 'How many products of its category sold.' },
  inputs: { description: 'The figures that the term is computed from.' },
  isDemo: { description: 'True while the week is the generated demonstration market, not real data.' },
  kaspiId: { description: 'The product’s article number on Kaspi; text, not always digits.' },
  loss: {
    description:
      'Part of the index’s distance from 1 that the term causes: weight·ln(value) divided by the sum over all terms.',
    unit: PART,
  },
  lastRating: { description: 'Rating in the week; null if nobody rated.', unit: STARS },
  medianPrice: {
    description:
      'Unit-weighted median price of what sold; the plain lower median of offered prices if nothing sold.',
    unit: KZT,
  },
  message: { description: 'What happened or how the server is, in words.' },
  minPrice: { description: 'Smallest price of any offer.', unit: KZT },
  name: { description: 'What the value is.' },
  ok: { description: 'True when the server answers.' },
  onKaspiFrom: { description: 'First day of the seller on Kaspi, YYYY-MM-DD; null if unknown.' },
  place: {
    description:
      'Rank among those of its kind that sold, 1 the largest, equal values the same place; null if nothing sold.',
  },
  placesCount: { description: 'How many of its kind sold.' },
  placeByRevenue: {
    description:
      'Rank by revenue of the whole week among all of its kind, 1 the largest, equal revenue the same place; null if nothing sold.',
  },
  potentialProfitIndex: {
    description:
      'Demand, openness of the market, yield of an offer, ease of entry and room in the price in one figure; 0 if nothing sold.',
    unit: INDEX,
  },
  productId: { description: 'Id of the product card.' },
  productIndex: { description: 'What the product card’s index consists of.' },
  productKaspiLink: { description: 'The product’s page on Kaspi, https; null if unknown.' },
  productMainImgLink: { description: 'The product’s main picture, https; null if unknown.' },
  productName: { description: 'Name of the product card.' },
  products: { description: 'The products found, up to 20, largest revenue first, ties by id.' },
  productsByCategory: { description: 'One row for each product of the category, largest revenue first.' },
  productsCount: { description: 'Distinct products offered, sold or not.' },
  productsWithSalesCount: { description: 'Distinct products sold.' },
  publishedAt: { description: 'When the week was published, ISO 8601 in UTC.' },
  rating: { description: 'The seller’s rating in the week; null if nobody rated.', unit: STARS },
  reference: {
    description:
      'What the value is compared with: at the reference it counts one half; null where there is none.',
  },
  refreshToken: {
    description: 'Opaque token that is exchanged for a new pair; each exchange gives a new one.',
  },
  reportPeriods: { description: 'The published weeks, latest first.' },
  revenue: { description: 'Sum of revenue of the offers in question, exact to the hundredth.', unit: KZT },
  salesCount: { description: 'Units sold.', unit: 'units' },
  sellerBrands: { description: 'One row for each brand the seller offers, largest revenue first.' },
  sellerCategories: { description: 'One row for each category the seller offers in, largest revenue first.' },
  sellerId: { description: 'Id of the seller.' },
  sellerInfo: { description: 'The seller’s profile.' },
  sellerKaspiId: { description: 'The seller’s id on Kaspi; text, not always digits.' },
  sellerPrice: { description: 'Price of the product at this seller.', unit: KZT },
  sellerProducts: { description: 'One row for each product the seller offers, largest revenue first.' },
  sellerTitle: { description: 'Title of the seller’s shop.' },
  sellers: { description: 'The sellers found, up to 20, largest revenue first, ties by id.' },
  sellersCount: { description: 'Distinct sellers with an offer, sold or not.' },
  shareRevenueFromBrand: {
    description: 'The row’s revenue divided by the whole brand’s in the week.',
    unit: PART,
  },
  shareRevenueFromCategory: {
    description: 'The row’s revenue divided by the whole category’s in the week.',
    unit: PART,
  },
  shareRevenueFromSeller: {
    description: 'The row’s revenue divided by the whole seller’s in the week.',
    unit: PART,
  },
  shareRevenueFromTotal: { description: 'The row’s revenue divided by the whole week’s.', unit: PART },
  status: { description: 'State of the account; `active` may sign in.' },
  terms: { description: 'The five terms of the index; empty if nothing sold.' },
  text: {
    description:
      'What to find: words of a title in any case, a whole Kaspi id, or the link of a product or seller on Kaspi. Titles that sound alike in Cyrillic or Latin letters, typed on the other keyboard layout, with another Russian ending come after; those with one mistake where nothing else is found.',
  },
  title: { description: 'Title.' },
  topBrands: { description: 'The largest brands by revenue among those that sold, ties by id.' },
  topCategories: { description: 'The largest categories by revenue among those that sold, ties by id.' },
  topSellers: { description: 'The largest sellers by revenue among those that sold, ties by id.' },
  updatedAt: { description: 'When the user was last changed, ISO 8601 in UTC.' },
  user: { description: 'Who signed in.' },
  value: { description: 'The value.' },
  weekInfo: { description: 'The whole market in the week.' },
  weekNumber: { description: 'ISO week number, 1–53.' },
  weight: { description: 'Power of the term in the index; the five sum to 1.', unit: PART },
  year: { description: 'ISO week-year; week 1 of 2026 starts on 29 December 2025.' },
} satisfies Partial<Record<ContractField, FieldDescription>>;

expectComplete<`${Exclude<ContractField, keyof typeof fieldDescriptions>} has no description: add it to openapi/field-descriptions.ts`>();
