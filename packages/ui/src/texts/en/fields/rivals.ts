export const sharedProductsCount = ['Shared cards', 'Cards that both sellers offer.', 'Shared'] as const;
export const sharedRevenue = ['Own on shared', 'The seller’s revenue on the cards that both offer.'] as const;
export const cheaperCount = ['Rival cheaper', 'Shared cards where the rival’s price is lower.'] as const;
export const dearerCount = ['Rival pricier', 'Shared cards where the rival’s price is higher.'] as const;
export const equalCount = ['Equal prices', 'Shared cards where the prices are equal.'] as const;
export const overlap = [
  'Similarity',
  'What part of both sellers’ revenue falls on the same categories; 0 means none, or no sales.',
] as const;
export const rivalsCount = ['Rivals', 'How many of the selected rivals offer the card.'] as const;
export const rivalsRevenue = ['Rivals’ revenue', 'Revenue of the selected rivals on the card.'] as const;
export const revenuePerOffer = [
  'Revenue per offer',
  'Revenue of the card divided by the number of its sellers.',
  'Per offer',
] as const;
