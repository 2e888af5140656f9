import type { AuthResult, CodeRequested } from './auth.ts';
import type { CategoryTree } from './category.ts';
import type { Found } from './find.ts';
import type { Health } from './health.ts';
import type { ReportField } from './index.ts';

/** What a field means, in one sentence for those who implement or call it, and its unit where it has one. */
export type Meaning = { meaning: string; unit?: string };

type OtherField =
  | keyof Health
  | keyof AuthResult
  | keyof AuthResult['user']
  | keyof CodeRequested
  | keyof CategoryTree
  | keyof Found
  | 'code'
  | 'error'
  | 'categoryIds'
  | 'title'
  | 'text'
  | 'find'
  | 'reportPeriods'
  | 'weekInfo'
  | 'sellerInfo'
  | 'sellerCategories'
  | 'sellerBrands'
  | 'sellerProducts'
  | 'brandInfo'
  | 'brandCategories'
  | 'brandSellers'
  | 'brandSellersHHI'
  | 'brandProducts'
  | 'categories'
  | 'categoryInfo'
  | 'categorySellers'
  | 'categoryBrands'
  | 'categoryBrandsHHI'
  | 'productsByCategory';

const KZT = 'KZT';
const PART = 'part of a whole, 0–1';
const INDEX = 'index, 0–1';
const HHI = 'HHI, 0–10 000';
const STARS = 'stars, 0–5';

/** The meaning of each field by its name; where one row type differs, see `exceptions`. */
export const meanings: Record<ReportField | OtherField, Meaning> = {
  accessToken: { meaning: 'Opaque token for the Authorization header, short-lived.' },
  averagePrice: { meaning: 'Revenue divided by units sold.', unit: KZT },
  averageRating: {
    meaning:
      'Mean rating of the brand’s products in the category, weighted by comments count; null if none is rated.',
    unit: STARS,
  },
  brandCategories: { meaning: 'One row for each category the brand is offered in, largest revenue first.' },
  brandId: { meaning: 'Id of the brand; 0 stands for goods without a brand.' },
  brandInfo: { meaning: 'The brand’s profile.' },
  brandProducts: { meaning: 'One row for each product of the brand, largest revenue first.' },
  brandSellers: { meaning: 'One row for each seller that offers the brand, largest revenue first.' },
  brandSellersHHI: { meaning: 'Concentration of the brand’s sellers; null if nothing sold.', unit: HHI },
  brandTitle: { meaning: 'Title of the brand; «Без бренда» for id 0.' },
  brands: { meaning: 'The brands found, up to 20, largest revenue first, ties by id.' },
  brandsCount: { meaning: 'Distinct brands offered, sold or not; goods without a brand are not counted.' },
  brandsWithSalesCount: { meaning: 'Distinct brands sold; goods without a brand are not counted.' },
  categories: { meaning: 'One row for each leaf category of the week, largest revenue first.' },
  categoriesCount: { meaning: 'Distinct leaf categories offered, sold or not.' },
  categoriesTree: { meaning: 'Id of level 1 → id of level 2 → ids of the leaf categories, ascending.' },
  categoriesWithSalesCount: { meaning: 'Distinct leaf categories in which something sold.' },
  category1LvlId: { meaning: 'Id of the top category that the leaf belongs to.' },
  category2LvlId: { meaning: 'Id of the middle category that the leaf belongs to.' },
  categoryBrands: { meaning: 'One row for each brand offered in the category, largest revenue first.' },
  categoryBrandsHHI: {
    meaning:
      'Concentration of the category’s brands, each product without a brand counting as a brand of its own; null if nothing sold.',
    unit: HHI,
  },
  categoryId: { meaning: 'Id of the leaf category.' },
  categoryIdNameMap: { meaning: 'Titles of the categories of all three levels by id.' },
  categoryIds: {
    meaning: 'Ids of leaf categories; one given twice counts once, an unknown one adds nothing.',
  },
  categoryInfo: { meaning: 'The category’s profile.' },
  categorySellers: {
    meaning: 'One row for each seller with an offer in the category, largest revenue first.',
  },
  categorySellersHHI: {
    meaning: 'Concentration of the category’s sellers; null if nothing sold.',
    unit: HHI,
  },
  categoryTitle: { meaning: 'Title of the leaf category.' },
  code: { meaning: 'A machine-readable reason, one of the error catalogue.' },
  commentsCount: {
    meaning: 'Reviews of the product, the largest count given in the week; 0 where none is given.',
  },
  competitorsCount: { meaning: 'Other sellers with an offer of the same product.' },
  createdAt: { meaning: 'When the user first signed in, ISO 8601 in UTC.' },
  demandIndex: {
    meaning:
      'How much is bought and how much of it falls to one offer; one half is a typical sale of the week.',
    unit: INDEX,
  },
  email: { meaning: 'E-mail address, lower case.' },
  error: { meaning: 'One sentence for the person, in Russian: what happened and what to do.' },
  find: { meaning: 'What the week has under the text; four empty lists where it has nothing.' },
  id: { meaning: 'Identity of the user.' },
  isDemo: { meaning: 'True while the week is the generated demonstration market, not real data.' },
  kaspiId: { meaning: 'The product’s article number on Kaspi; text, not always digits.' },
  lastRating: { meaning: 'Rating in the week; null if nobody rated.', unit: STARS },
  medianPrice: {
    meaning:
      'Unit-weighted median price of what sold; the plain lower median of offered prices if nothing sold.',
    unit: KZT,
  },
  message: { meaning: 'What happened or how the server is, in words.' },
  minPrice: { meaning: 'Smallest price of any offer.', unit: KZT },
  ok: { meaning: 'True when the server answers.' },
  onKaspiFrom: { meaning: 'First day of the seller on Kaspi, YYYY-MM-DD; null if unknown.' },
  placeByRevenue: {
    meaning:
      'Rank by revenue of the whole week among all of its kind, 1 the largest, equal revenue the same place; null if nothing sold.',
  },
  potentialProfitIndex: {
    meaning:
      'Demand, openness of the market, yield of an offer, ease of entry and room in the price in one figure; 0 if nothing sold.',
    unit: INDEX,
  },
  productId: { meaning: 'Id of the product card.' },
  productKaspiLink: { meaning: 'The product’s page on Kaspi, https; null if unknown.' },
  productMainImgLink: { meaning: 'The product’s main picture, https; null if unknown.' },
  productName: { meaning: 'Name of the product card.' },
  products: { meaning: 'The products found, up to 20, largest revenue first, ties by id.' },
  productsByCategory: { meaning: 'One row for each product of the category, largest revenue first.' },
  productsCount: { meaning: 'Distinct products offered, sold or not.' },
  productsWithSalesCount: { meaning: 'Distinct products sold.' },
  publishedAt: { meaning: 'When the week was published, ISO 8601 in UTC.' },
  rating: { meaning: 'The seller’s rating in the week; null if nobody rated.', unit: STARS },
  refreshToken: { meaning: 'Opaque token that is exchanged for a new pair; each exchange gives a new one.' },
  reportPeriods: { meaning: 'The published weeks, latest first.' },
  revenue: { meaning: 'Sum of revenue of the offers in question, exact to the hundredth.', unit: KZT },
  salesCount: { meaning: 'Units sold.', unit: 'units' },
  sellerBrands: { meaning: 'One row for each brand the seller offers, largest revenue first.' },
  sellerCategories: { meaning: 'One row for each category the seller offers in, largest revenue first.' },
  sellerId: { meaning: 'Id of the seller.' },
  sellerInfo: { meaning: 'The seller’s profile.' },
  sellerKaspiId: { meaning: 'The seller’s id on Kaspi; text, not always digits.' },
  sellerPrice: { meaning: 'Price of the product at this seller.', unit: KZT },
  sellerProducts: { meaning: 'One row for each product the seller offers, largest revenue first.' },
  sellerTitle: { meaning: 'Title of the seller’s shop.' },
  sellers: { meaning: 'The sellers found, up to 20, largest revenue first, ties by id.' },
  sellersCount: { meaning: 'Distinct sellers with an offer, sold or not.' },
  shareRevenueFromBrand: {
    meaning: 'The row’s revenue divided by the whole brand’s in the week.',
    unit: PART,
  },
  shareRevenueFromCategory: {
    meaning: 'The row’s revenue divided by the whole category’s in the week.',
    unit: PART,
  },
  shareRevenueFromSeller: {
    meaning: 'The row’s revenue divided by the whole seller’s in the week.',
    unit: PART,
  },
  shareRevenueFromTotal: { meaning: 'The row’s revenue divided by the whole week’s.', unit: PART },
  status: { meaning: 'State of the account; `active` may sign in.' },
  text: {
    meaning:
      'What to find, 1–500 code points, white space around it dropped: part of a title in any case, a whole Kaspi id, or the link of a product or seller on Kaspi.',
  },
  title: { meaning: 'Title.' },
  topBrands: { meaning: 'The largest brands by revenue among those that sold, ties by id.' },
  topCategories: { meaning: 'The largest categories by revenue among those that sold, ties by id.' },
  topSellers: { meaning: 'The largest sellers by revenue among those that sold, ties by id.' },
  updatedAt: { meaning: 'When the user was last changed, ISO 8601 in UTC.' },
  user: { meaning: 'Who signed in.' },
  weekInfo: { meaning: 'The whole market in the week.' },
  weekNumber: { meaning: 'ISO week number, 1–53.' },
  year: { meaning: 'ISO week-year; week 1 of 2026 starts on 29 December 2025.' },
};
