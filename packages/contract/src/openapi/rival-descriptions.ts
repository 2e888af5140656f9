import { type FieldDescription, KZT, PART } from './field-description.ts';

/** Descriptions of the fields of a seller's rivals. */
export const rivalDescriptions = {
  similarSellers: {
    rule: 'The sellers with at least one card of the seller, up to 20, largest sharedRevenue first, then overlap, ties by id.',
  },
  sharedProductsCount: { rule: 'Cards that both sellers offer, sold or not.' },
  sharedRevenue: { rule: 'The seller’s own revenue on the cards that both offer.', unit: KZT },
  cheaperCount: { rule: 'Shared cards on which the other seller’s price is lower.' },
  dearerCount: { rule: 'Shared cards on which the other seller’s price is higher.' },
  equalCount: { rule: 'Shared cards on which both prices are equal.' },
  overlap: {
    rule: 'Sum over leaf categories of the smaller of the two sellers’ shares of their own revenue, each cut to 15 decimals; 0 where either sold nothing.',
    unit: PART,
  },
  rivalIds: {
    description: 'Ids of rivals; one that the week lacks, one given twice and the seller itself add nothing.',
  },
  inMyCategories: { description: 'Only cards of leaf categories in which the seller offers something.' },
  assortmentGap: { rule: 'What the rivals offer and the seller does not.' },
  rivalsCount: { rule: 'Rivals that offer the card.' },
  rivalsRevenue: { rule: 'Revenue of these rivals on the card.', unit: KZT },
  revenuePerOffer: {
    rule: 'Revenue of the card divided by the number of its sellers.',
    unit: KZT,
  },
  sellerIds: { description: 'Ids of sellers; one that the week lacks and one given twice add nothing.' },
  sharedProducts: { description: 'The cards that at least two of the sellers offer, sold or not.' },
  offers: { rule: 'The offers of these sellers on the card, in the order of the request.' },
} satisfies Readonly<Record<string, FieldDescription>>;
