export const sharedProductsCount = [
  'Shared products',
  'Products that both sellers offer.',
  'Shared',
] as const;
export const sharedRevenue = [
  'Revenue on shared products',
  'The seller’s revenue on the products that both offer.',
] as const;
export const cheaperCount = [
  'Competitor cheaper',
  'Shared products where the competitor’s price is lower.',
] as const;
export const dearerCount = [
  'Competitor dearer',
  'Shared products where the competitor’s price is higher.',
] as const;
export const equalCount = ['Equal prices', 'Shared products where the prices are equal.'] as const;
export const overlap = [
  'Similarity',
  'What part of both sellers’ revenue falls on the same categories; 0 means none, or no sales.',
] as const;
export const rivalsCount = [
  'Competitors',
  'How many of the selected competitors offer the product.',
] as const;
export const rivalsRevenue = [
  'Competitors’ revenue',
  'Revenue of the selected competitors on the product.',
] as const;
export const revenuePerOffer = [
  'Revenue per seller',
  'Revenue of the product divided by the number of its sellers.',
  'Per seller',
] as const;
