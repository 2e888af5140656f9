export const salesCount = [
  'Sales',
  'How many units were sold in the week; this is an estimate, and with fewer than 10 sales the figures of a row may vary a lot.',
] as const;
export const placeByRevenue = [
  'Rank by revenue',
  'Rank among all in this week: 1 is the largest revenue, equal revenue shares a rank; a dash means there were no sales.',
  'Rank',
] as const;
export const place = [
  'Rank',
  'Rank among those that had sales: 1 is the largest value; a dash means there were no sales.',
] as const;
export const placeInCategory = [
  'Rank in category',
  'The product’s rank by revenue among the sold products of its category: 1 is the largest; a dash means there were no sales.',
] as const;
export const indexPlaceInCategory = [
  'Rank in category by index',
  'The product’s rank by prospect index among the sold products of its category: 1 is the highest; a dash means there were no sales.',
] as const;
export const indexPlacesInCategoryCount = [
  'Ranks in category',
  'How many products of the category were bought in the week.',
] as const;
export const placesInCategoryCount = [
  'Ranks in category',
  'How many products of the category were bought in the week.',
] as const;
export const priceRank = [
  'Rank by price',
  'Rank of the price on the listing: 1 is the lowest, equal prices share a rank; a dash means there is no offer.',
] as const;
export const salesCountBefore = [
  'Sales before',
  'How many units were sold in the comparison week; a dash means there was no offer.',
] as const;
export const sellersWithSalesCount = [
  'Sellers with sales',
  'How many sellers the product was bought from in the week.',
] as const;
export const placesCount = ['Ranks', 'How many had sales in the week: there are as many ranks.'] as const;
export const sellersCount = [
  'Sellers',
  'How many sellers offered these products in the week, with and without sales.',
] as const;
export const brandsCount = [
  'Brands',
  'How many brands were offered in the week, with and without sales; “No brand” does not count.',
] as const;
export const productsCount = [
  'Products',
  'How many products were offered in the week, with and without sales.',
] as const;
export const categoriesCount = [
  'Categories',
  'In how many categories something was offered in the week, with and without sales.',
] as const;
export const daysCount = ['Days', 'For how many days of the week data are loaded.'] as const;
export const competitorsCount = [
  'Competitors',
  'Other sellers with an offer: in the same category, of the same brand or of the same product.',
] as const;
export const categoriesWithSalesCount = [
  'Categories with sales',
  'In how many categories the seller sold at least one unit.',
] as const;
export const brandsWithSalesCount = [
  'Brands with sales',
  'How many brands had products bought from the seller in the week; “No brand” does not count.',
] as const;
export const productsWithSalesCount = [
  'Products with sales',
  'How many of the seller’s products were bought at least once in the week.',
] as const;
export const commentsCount = ['Reviews', 'How many reviews the product or the seller has on Kaspi.'] as const;
