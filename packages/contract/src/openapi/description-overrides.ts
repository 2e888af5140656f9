import type { FieldDescription } from './field-description.ts';
import { followOverrides } from './follow-descriptions.ts';
import { keyOverrides } from './key-descriptions.ts';
import { sectionOverrides } from './section-descriptions.ts';
import { shareOverrides } from './share-descriptions.ts';

/** Overrides for fields with a narrower meaning in one schema: `Schema.field` → description. */
export const descriptionOverrides: Record<string, FieldDescription> = {
  ...followOverrides,
  ...keyOverrides,
  ...shareOverrides,
  ...sectionOverrides,
  'BrandInfo.brandId': { description: 'Id of the brand.' },
  'BrandWeekBody.brandId': { description: 'Id of the brand.' },
  'BrandWeekParams.brandId': { description: 'Id of the brand.' },
  'BrandRow.brandId': { description: 'Id of the brand; goods without a brand are left out.' },
  'BrandRow.potentialProfitIndex': {
    description: 'The brand’s index of the whole week.',
    unit: 'index, 0–1',
  },
  'BrandRow.demandIndex': { description: 'The brand’s demand index of the whole week.', unit: 'index, 0–1' },
  'BrandRow.shareRevenueFromTotal': {
    description:
      'The brand’s revenue divided by that of the chosen categories, goods without a brand included.',
    unit: 'part of a whole, 0–1',
  },
  'CategoryProduct.averageRating': {
    description: 'The product’s rating; null if nobody rated.',
    unit: 'stars, 0–5',
  },
  'Found.categories': {
    description: 'The leaf categories found, up to 20, largest revenue first, ties by id.',
  },
  'FoundProduct.id': { description: 'Id of the product card.' },
  'FoundProduct.title': { description: 'Name of the product card.' },
  'FoundProduct.revenue': { description: 'Its revenue of the whole week.', unit: 'KZT' },
  'FoundProduct.categoryId': {
    description: 'Id of the leaf category that lists the product; a server may leave it out.',
  },
  'FoundRow.id': { description: 'Id of the seller, brand or leaf category.' },
  'FoundRow.title': { description: 'Its title.' },
  'FoundRow.revenue': { description: 'Its revenue of the whole week.', unit: 'KZT' },
  'BrandIndex.place': {
    description:
      'Rank by the index among the brands that sold, 1 the highest; indices are compared after rounding to 12 decimals; null if nothing sold.',
  },
  'CategoryIndex.place': {
    description:
      'Rank by the index among the categories that sold, 1 the highest; indices are compared after rounding to 12 decimals; null if nothing sold.',
  },
  'ProductIndex.place': {
    description:
      'Rank by the index among the products of the week that sold, 1 the highest; indices are compared after rounding to 12 decimals; null if nothing sold.',
  },
  'IndexInput.name': {
    description:
      'salesCount, salesPerSoldOffer (units of one sold offer), equalCompetitors (10 000 divided by the larger HHI), sellersHHI, brandsHHI (not of a brand; a product has those of its category), medianOfferRevenue (lower median over sold offers, ₸), leadersStrength (1 minus entry before its floor), commentsCount and adjustedRating (revenue-weighted means), or medianPrice (₸).',
  },
  'IndexTerm.name': { description: 'demand, openness, yield, entry or price.' },
  'IndexTerm.value': { description: 'The term as it enters the index, at least 0.02.', unit: 'index, 0–1' },
  'Leader.id': { description: 'Id of the seller, brand or category.' },
  'Leader.title': { description: 'Its title.' },
  'AssortmentGap.revenue': { description: 'Revenue of all these cards in the whole market.', unit: 'KZT' },
  'AssortmentGap.products': {
    description: 'The cards, largest revenue first, at most 1 000; ties by id.',
  },
  'PriceBand.offersCount': { description: 'Sold offers of the band.' },
  'PriceBand.productsCount': { description: 'Distinct products of these offers.' },
  'BrandPrices.products': {
    description: 'The cards that count, largest revenue first, at most 2 000; ties by id.',
  },
  'BrandPrices.productsCount': { description: 'Cards with several sellers: those that count.' },
  'BrandPrices.sellers': {
    description: 'All sellers of the cards that count, by belowCount, then revenueBelow, then id.',
  },
  'SellerChanges.products': {
    description: 'The cards with the largest change, at most 2 000; ties by id.',
  },
  'HistoryQuery.weeks': {
    description: 'Number of calendar weeks: the week of the path and those before it.',
  },
  'RevenueSeries.id': { description: 'Id of the entity.' },
  'RevenueSeries.title': { description: 'Its latest title in the window.' },
  'RevenueSeriesBody.weeks': {
    description: 'Number of calendar weeks: the week named and those before it.',
  },
  'Mover.id': { description: 'Id of the seller, brand, leaf category or product.' },
  'Mover.title': {
    description: 'Its title or name, of the week where it is in it at all, else of the week before.',
  },
  'Mover.place': {
    description: 'Rank by revenue inside the scope among those that sold; null if absent or nothing sold.',
  },
  'Mover.change': {
    description: 'Revenue minus the revenue before; null where absent in a week.',
    unit: 'KZT',
  },
  'Mover.revenue': { description: 'Revenue inside the scope; null where absent.', unit: 'KZT' },
  'Mover.salesCount': { description: 'Units sold inside the scope; null where absent.', unit: 'units' },
  'MoverGroup.revenue': { description: 'Sum of their revenue; absent counts as 0.', unit: 'KZT' },
  'MoverGroup.revenueBefore': {
    description: 'Sum of their revenue before; absent counts as 0.',
    unit: 'KZT',
  },
  'MoversBody.brandId': { description: 'Only what moved inside this brand.' },
  'MoversBody.categoryId': { description: 'Only what moved inside this leaf category.' },
  'MoversBody.sellerId': { description: 'Only what moved inside this seller’s offers.' },
  'Overtaker.id': { description: 'Id of the seller, brand, leaf category or product.' },
  'Overtaker.title': { description: 'Its title or name.' },
  'SellerBrand.competitorsCount': {
    description: 'Other sellers with an offer of the same brand; null for goods without a brand.',
  },
  'SellerCategory.competitorsCount': { description: 'Other sellers with an offer in the same category.' },
  'SellerHistoryWeek.commentsCount': {
    description: 'Reviews of the seller; null where none is given.',
  },
  'SellerInfo.commentsCount': { description: 'Reviews of the seller; null where none is given.' },
  'SellerInfo.placeByRevenue': {
    description:
      'Rank by revenue among all sellers of the week; without sales, the place that revenue 0 takes.',
  },
  'SellerProduct.lastRating': {
    description: 'The product’s rating in the week; 0 if nobody rated.',
    unit: 'stars, 0–5',
  },
  'TitleWeekBody.title': {
    description: 'Text to find in the seller’s title, in any case.',
  },
  'VerifyCodeBody.code': { description: 'The code from the mail, exactly 6 characters.' },
  'WeekLeader.id': { description: 'Id of the seller or brand.' },
  'WeekLeader.title': { description: 'Its title.' },
};
