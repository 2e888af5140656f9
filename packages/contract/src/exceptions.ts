import type { Meaning } from './meanings.ts';

/** Where a field of one schema means something narrower than its name says: `Schema.field` → meaning. */
export const exceptions: Record<string, Meaning> = {
  'BrandInfo.brandId': { meaning: 'Id of the brand.' },
  'BrandWeekBody.brandId': { meaning: 'Id of the brand.' },
  'BrandWeekPath.brandId': { meaning: 'Id of the brand.' },
  'BrandRow.brandId': { meaning: 'Id of the brand; goods without a brand are left out.' },
  'BrandRow.potentialProfitIndex': { meaning: 'The brand’s index of the whole week.', unit: 'index, 0–1' },
  'BrandRow.demandIndex': { meaning: 'The brand’s demand index of the whole week.', unit: 'index, 0–1' },
  'BrandRow.shareRevenueFromTotal': {
    meaning: 'The brand’s revenue divided by that of the chosen categories, goods without a brand included.',
    unit: 'part of a whole, 0–1',
  },
  'CategoryProduct.averageRating': {
    meaning: 'The product’s rating; null if nobody rated.',
    unit: 'stars, 0–5',
  },
  'Found.categories': {
    meaning: 'The leaf categories found, up to 20, largest revenue first, ties by id.',
  },
  'FoundProduct.id': { meaning: 'Id of the product card.' },
  'FoundProduct.title': { meaning: 'Name of the product card.' },
  'FoundProduct.revenue': { meaning: 'Its revenue of the whole week.', unit: 'KZT' },
  'FoundProduct.categoryId': {
    meaning: 'Id of the leaf category that lists the product; a server may leave it out.',
  },
  'FoundRow.id': { meaning: 'Id of the seller, brand or leaf category.' },
  'FoundRow.title': { meaning: 'Its title.' },
  'FoundRow.revenue': { meaning: 'Its revenue of the whole week.', unit: 'KZT' },
  'Leader.id': { meaning: 'Id of the seller, brand or category.' },
  'Leader.title': { meaning: 'Its title.' },
  'SellerBrand.competitorsCount': {
    meaning: 'Other sellers with an offer of the same brand; null for goods without a brand.',
  },
  'SellerCategory.competitorsCount': { meaning: 'Other sellers with an offer in the same category.' },
  'SellerInfo.commentsCount': { meaning: 'Reviews of the seller; null where none is given.' },
  'SellerInfo.placeByRevenue': {
    meaning: 'Rank by revenue among all sellers of the week; without sales, the place that revenue 0 takes.',
  },
  'SellerProduct.lastRating': {
    meaning: 'The product’s rating in the week; 0 if nobody rated.',
    unit: 'stars, 0–5',
  },
  'TitleWeekBody.title': {
    meaning:
      'Text to find in the seller’s title, in any case; white space around it is dropped, 1–500 code points.',
  },
  'VerifyCodeBody.code': { meaning: 'The code from the mail, exactly 6 characters.' },
  'WeekLeader.id': { meaning: 'Id of the seller or brand.' },
  'WeekLeader.title': { meaning: 'Its title.' },
};
