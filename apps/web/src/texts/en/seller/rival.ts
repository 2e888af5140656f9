export const accusative = 'the seller’s rivals';
export const caption = 'Rivals of the seller';
export const emptyList = 'No shared cards with anyone';
export const advice = 'Nobody else offered the cards of this seller this week.';

export const closest = 'Own revenue on shared cards is largest with {seller}: {revenue}, {cards}.';
export const closestPrices = (cheaper: string, cards: string, dearer: string) =>
  `The rival is cheaper on ${cheaper} of ${cards}, pricier on ${dearer}.`;
export const pricesLine = (cards: string, cheaper: string) => `rival cheaper on ${cheaper} of ${cards}`;

export const gapAccusative = 'the rivals’ cards';
export const gapCaption = 'Cards of rivals that the seller lacks';
export const emptyGap = 'Rivals have no cards that the seller lacks';
export const gapAdvice = 'Show all categories or choose another rival.';
export const gap = '{cards}, {revenue} a week.';
export const listedGap = (count: string) => `The table has the ${count} largest.`;
export const gapLine = (rivals: string, sellers: string, revenuePerOffer: string) =>
  `rivals: ${rivals} of ${sellers} · ${revenuePerOffer} each`;
export const whose = 'Whose cards to show';
export const allRivals = 'All rivals';
export const countAll = (count: string) => `All rivals: ${count}`;
export const countAllShort = (count: string) => `Rivals: ${count}`;
export const inOwnCategories = 'Only in the seller’s categories';
export const inOwnCategoriesShort = 'Own categories only';
