export const accusative = 'the seller’s competitors';
export const caption = 'Rivals of the seller';
export const emptyList = 'No shared products with anyone';
export const advice = 'Nobody else offered the products of this seller this week.';

export const closest = 'Revenue on shared products is largest with {seller}: {revenue}, {cards}.';
export const pricesLine = (cards: string, cheaper: string) => `competitor cheaper on ${cheaper} of ${cards}`;

export const gapAccusative = 'the competitors’ products';
export const gapCaption = 'Products of competitors that are missing here';
export const emptyGap = 'All products of the competitors are here too';
export const gapAdvice = 'Show all categories or choose another competitor.';
export const gap = '{cards}, sold for {revenue} this week.';
/** The same of a list whose table has only the largest. */
export const cutGap = (count: string) =>
  `{cards} sold for {revenue}; the table has the top ${count}.` as const;
export const gapLine = (rivals: string, sellers: string, revenuePerOffer: string) =>
  `competitors: ${rivals} of ${sellers} · ${revenuePerOffer} each`;
export const whose = 'Whose products to show';
export const allRivals = 'All competitors';
export const countAll = (count: string) => `All competitors: ${count}`;
export const countAllShort = (count: string) => `Rivals: ${count}`;
export const inCategories = {
  seller: { wide: 'Only in the seller’s categories', phone: 'Own categories only' },
  own: { wide: 'Only in your categories', phone: 'Your categories only' },
};
