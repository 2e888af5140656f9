import type { FieldDescription } from './field-description.ts';
import { followOverrides } from './follow-descriptions.ts';
import { importOverrides } from './import-descriptions.ts';
import { indexOverrides } from './index-descriptions.ts';
import { keyOverrides } from './key-descriptions.ts';
import { sessionOverrides } from './session-descriptions.ts';
import { sectionOverrides } from './section-descriptions.ts';
import { shareOverrides } from './share-descriptions.ts';
import { trailOverrides } from './trail-descriptions.ts';

/** Overrides for fields with a narrower meaning in one schema: `Schema.field` → description. */
export const descriptionOverrides: Record<string, FieldDescription> = {
  ...followOverrides,
  ...keyOverrides,
  ...sessionOverrides,
  ...trailOverrides,
  ...importOverrides,
  ...shareOverrides,
  ...sectionOverrides,
  ...indexOverrides,
  'BrandInfo.brandId': { rule: 'Id of the brand.' },
  'BrandWeekBody.brandId': { description: 'Id of the brand.' },
  'BrandWeekParams.brandId': { description: 'Id of the brand.' },
  'BrandRow.brandId': { rule: 'Id of the brand; goods without a brand are left out.' },
  'BrandRow.demandIndex': {
    rule: 'The demandIndex of brand-index, of the whole week; 0 if nothing sold.',
    unit: 'index, 0–1',
  },
  'BrandRow.shareRevenueFromTotal': {
    rule: 'The brand’s revenue divided by that of the chosen categories, goods without a brand included; 0 if nothing sold.',
    unit: 'part of a whole, 0–1',
  },
  'CategoryProduct.averageRating': {
    rule: 'The product’s rating, as lastRating; null if nobody rated.',
    unit: 'stars, 0–5',
  },
  'Found.categories': {
    rule: 'The leaf categories found, up to 20, nearest titles first, then the largest revenue, ties by id.',
  },
  'FoundProduct.id': { description: 'Id of the product card.' },
  'FoundProduct.title': { description: 'Name of the product card.' },
  'FoundProduct.revenue': { rule: 'Its revenue of the whole week.', unit: 'KZT' },
  'FoundProduct.categoryId': {
    rule: 'Id of the leaf category that lists the product; a server may leave it out.',
  },
  'FoundRow.id': { description: 'Id of the seller, brand or leaf category.' },
  'FoundRow.title': { description: 'Its title.' },
  'FoundRow.revenue': { rule: 'Its revenue of the whole week.', unit: 'KZT' },
  'IndexInput.name': {
    description:
      'salesCount, salesPerSoldOffer (units of one sold offer), equalCompetitors (10 000 divided by the larger HHI), sellersHHI, brandsHHI (not of a brand; a product has those of its category), medianOfferRevenue (lower median over sold offers, ₸), leadersStrength (1 minus entry before its floor), commentsCount and adjustedRating (revenue-weighted means), or medianPrice (₸).',
  },
  'IndexTerm.name': { description: 'demand, openness, yield, entry or price.' },
  'IndexTerm.value': { rule: 'The term as it enters the index, at least 0.02.', unit: 'index, 0–1' },
  'Leader.id': { description: 'Id of the seller, brand or category.' },
  'Leader.title': { description: 'Its title.' },
  'AssortmentGap.revenue': { rule: 'Revenue of all these cards in the whole market.', unit: 'KZT' },
  'AssortmentGap.products': {
    rule: 'The cards, largest revenue first, at most 1 000; ties by id.',
  },
  'PriceBand.offersCount': { rule: 'Sold offers of the band.' },
  'PriceBand.productsCount': { rule: 'Distinct products of these offers.' },
  'BrandPrices.products': {
    rule: 'The cards that count, largest revenue first, at most 2 000; ties by id.',
  },
  'BrandPrices.productsCount': { rule: 'Cards with several sellers: those that count.' },
  'BrandPrices.sellers': {
    rule: 'All sellers of the cards that count, largest belowCount first, then revenueBelow, ties by id.',
  },
  'SellerChanges.products': {
    rule: 'The cards whose revenue changed most, by the size of the change (without an earlier week by revenue), at most 2 000; ties by id.',
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
    rule: 'Rank by revenue inside the scope among those that sold; null if absent or nothing sold.',
  },
  'Mover.change': {
    rule: 'Revenue minus the revenue before; null where absent in a week.',
    unit: 'KZT',
  },
  'Mover.revenue': { rule: 'Revenue inside the scope; null where absent.', unit: 'KZT' },
  'Mover.salesCount': { rule: 'Units sold inside the scope; null where absent.', unit: 'units' },
  'MoverGroup.revenue': { rule: 'Sum of their revenue; absent counts as 0.', unit: 'KZT' },
  'MoverGroup.revenueBefore': {
    rule: 'Sum of their revenue before; absent counts as 0.',
    unit: 'KZT',
  },
  'MoversBody.brandId': { description: 'Only what moved inside this brand.' },
  'MoversBody.categoryId': { description: 'Only what moved inside this leaf category.' },
  'MoversBody.sectionId': {
    description: 'Only what moved inside the leaf categories of this section.',
    rule: 'No other scope stands beside it. A section that the week lacks is REPORT_NOT_FOUND.',
  },
  'MoversBody.sellerId': { description: 'Only what moved inside this seller’s offers.' },
  'Overtaker.id': { description: 'Id of the seller, brand, leaf category or product.' },
  'Overtaker.title': { description: 'Its title or name.' },
  'SellerBrand.competitorsCount': {
    rule: 'Other sellers with an offer of the same brand; null for goods without a brand.',
  },
  'SellerCategory.competitorsCount': { rule: 'Other sellers with an offer in the same category.' },
  'SellerHistoryWeek.commentsCount': {
    rule: 'Reviews of the seller; null where none is given.',
  },
  'SellerInfo.commentsCount': { rule: 'Reviews of the seller; null where none is given.' },
  'SellerInfo.placeByRevenue': {
    rule: 'Rank by revenue among all sellers of the week, 1 the largest, equal revenue the same place; without sales, the place that revenue 0 takes: one more than sold.',
  },
  'SellerPrices.rows': { rule: 'The requested cards, at most 2 000, largest revenue first, ties by id.' },
  'SharedProducts.products': {
    rule: 'The cards, at most 1 000, largest revenue of these sellers first, ties by id.',
  },
  'SellerProduct.lastRating': {
    rule: 'The product’s rating in the week: of rows that differ, that with the largest comments count, then the largest rating; 0 if nobody rated.',
    unit: 'stars, 0–5',
  },
  'TitleWeekBody.title': {
    description: 'Text to find in the seller’s title, in any case.',
  },
  'VerifyCodeBody.code': { description: 'The code from the mail, exactly 6 characters.' },
  'MergedId.id': { description: 'The id that was merged; that of a section is of the kind category.' },
  'MergedId.kind': { description: 'What the ids are of.' },
  'WeekInfo.offersCount': { rule: 'Offers, sold or not: pairs of a seller and a product.' },
  'WeekInfo.topBrands': {
    rule: 'The 8 largest brands by revenue among those that sold, ties by id; goods without a brand are left out.',
  },
  'WeekInfo.topSellers': { rule: 'The 8 largest sellers by revenue among those that sold, ties by id.' },
  'WeekLeader.id': { description: 'Id of the seller or brand.' },
  'WeekLeader.title': { description: 'Its title.' },
};
