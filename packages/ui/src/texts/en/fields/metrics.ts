export const revenue = ['Revenue', 'Sum of sales in the week, before commission and returns.'] as const;
export const averagePrice = [
  'Average price',
  'Revenue divided by the units sold; expensive products raise it.',
] as const;
export const medianPrice = [
  'Median price',
  'Half of what was sold is cheaper, half more expensive; if nothing was sold, the same of the prices offered.',
] as const;
export const maxPrice = [
  'Highest price',
  'The product’s highest price among all its sellers in the week.',
] as const;
export const price = ['Price', 'Price of the offer in the week; a dash means there is no offer.'] as const;
export const priceBefore = [
  'Price before',
  'Price of the offer in the comparison week; a dash means there was none.',
] as const;
export const minPrice = [
  'Lowest price',
  'The product’s lowest price among all its sellers in the week.',
] as const;
export const sellerPrice = ['Seller’s price', 'Price of this product from this seller.', 'Price'] as const;
export const shareRevenueFromTotal = [
  'Market share',
  'Part of the revenue of the loaded market in the week.',
] as const;
export const shareRevenueFromCategory = [
  'Share of category',
  'What part of the category’s revenue this row brings.',
] as const;
export const shareRevenueFromSection = [
  'Share of section',
  'What part of the section’s revenue this row brings.',
] as const;
export const shareRevenueFromBrand = [
  'Share of brand',
  'What part of the brand’s revenue this row brings.',
] as const;
export const shareRevenueFromSeller = [
  'Share of seller',
  'What part of the seller’s revenue this row brings.',
] as const;
export const shareRevenueFromProduct = [
  'Share of product',
  'What part of the product’s revenue this offer brings.',
] as const;
export const gapToMin = [
  'Above the lowest price',
  'By how many percent the price is above the lowest on the listing; 0 means that none is cheaper.',
  'Vs lowest',
] as const;
export const potentialProfitIndex = [
  'Prospect index',
  'A number from 0 to 1 made of demand, market openness, revenue per offer, weakness of leaders and price headroom: the higher, the easier it is to earn; from 0.70\u00a0excellent, from 0.55\u00a0good, from 0.40\u00a0moderate, from 0.25\u00a0weak, below that low.',
  'Prospects',
] as const;
export const meanPotentialProfitIndex = [
  'Average prospect index',
  'Average of the indices of the section’s categories weighted by their revenue: a large category weighs more; the section has no index of its own.',
  'Average prospects',
] as const;
export const demandIndex = [
  'Demand index',
  'A number from 0 to 1: whether much is bought and whether one offer gets many sales; 0.5 is a typical sale of the week.',
] as const;
export const categorySellersHHI = [
  'Seller concentration (HHI)',
  'Sum of the squared revenue shares of sellers, from 0 to 10,000: up to 1,500 concentration is low, up to 2,500 moderate, beyond that high; the lower it is, the easier it is to enter.',
] as const;
export const categoryBrandsHHI = [
  'Brand concentration (HHI)',
  'Sum of the squared revenue shares of brands, from 0 to 10,000; each product without a brand counts as a brand of its own.',
] as const;
export const sectionSellersHHI = [
  'Seller concentration of the section (HHI)',
  'Sum of the squared shares of sellers in the revenue of the whole section, from 0 to 10,000; a seller of several categories counts once.',
] as const;
export const sectionBrandsHHI = [
  'Brand concentration of the section (HHI)',
  'Sum of the squared shares of brands in the revenue of the whole section, from 0 to 10,000; each product without a brand counts as a brand of its own.',
] as const;
export const productSellersHHI = [
  'Seller concentration of the product (HHI)',
  'Sum of the squared shares of sellers in the product’s revenue, from 0 to 10,000: the higher, the fewer sellers share that revenue.',
] as const;
export const brandSellersHHI = [
  'Seller concentration of the brand (HHI)',
  'Sum of the squared shares of sellers in the brand’s revenue, from 0 to 10,000: the higher, the fewer sellers share that revenue.',
] as const;
export const rating = [
  'Seller rating',
  'The store’s rating on Kaspi from 1 to 5; a dash means there are no ratings.',
  'Rating',
] as const;
export const lastRating = [
  'Latest rating',
  'Rating of the seller or product in this week, from 1 to 5; a dash means there are no ratings.',
  'Rating',
] as const;
export const averageRating = [
  'Average rating',
  'Average rating of the products weighted by the number of reviews, for one product its rating; a dash means there are no ratings.',
  'Rating',
] as const;
