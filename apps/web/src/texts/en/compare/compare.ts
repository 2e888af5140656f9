export const choose = 'Choose two to five to compare.';
export const chooseKind = 'What to compare';

export const sellersTitle = 'Seller comparison';
export const brandsTitle = 'Brand comparison';
export const categoriesTitle = 'Category comparison';
export const productsTitle = 'Product comparison';

export const sellerHistory = 'the history of the seller';
export const brandHistory = 'the history of the brand';
export const categoryHistory = 'the history of the category';
export const productHistory = 'the history of the product';

export const nothingToCompare = 'Nothing to compare';
export const noOffers = 'There were no offers in the last 26 weeks.';
export const addAnother = 'Add another one to compare with.';

export const missingSeller = (id: number) => `None of the last 26 weeks has seller No.\u00a0${id}.`;
export const missingBrand = (id: number) => `None of the last 26 weeks has brand No.\u00a0${id}.`;
export const missingCategory = (id: number) => `None of the last 26 weeks has category No.\u00a0${id}.`;
export const missingProduct = (id: number) => `None of the last 26 weeks has product No.\u00a0${id}.`;
export const removeMissing = 'Remove';
export const numbered = (id: number) => `No.\u00a0${id}`;

export const add = 'Add to comparison';
export const addUpTo = (most: number) => `Add, up to ${most}`;
export const remove = (title: string) => `Remove from comparison: ${title}`;
export const loading = 'Loading';
export const findProduct = 'Name, link or SKU of a product';

export const figure = 'Metric';
export const revenueAgainst = (against: string) => `Revenue ${against}`;
export const cheapest = 'Share of revenue at the lowest price';
export const notRead = 'no answer';
export const boldIsBest = 'bold is the highest';
export const best = 'highest:';

export const byWeek = 'By week';
export const units = 'pcs';
export const share = 'share';
export const rank = 'rank';
export const revenueByWeek = 'Revenue by week';
export const unitsByWeek = 'Units sold by week';
export const shareByWeek = 'Share by week';
export const rankByWeek = 'Rank by week';
export const scale = 'Scale';
export const asIs = 'as is';
export const fromHundred = 'start\u00a0=\u00a0100';

export const sharedCardsReport = 'the shared products';
export const sharedCards = 'Shared products';
export const sharedCardsOfSellers = 'Shared products of the sellers';
export const offeredByTwo = 'offered by two or more';
export const largestOf = (shown: string, count: string) => `the largest ${shown} of ${count}`;
export const whichCards = 'Which products';
export const allCards = 'All';
export const ofAllSellers = (count: number) => `At all ${count}`;
export const cheapestAt = (seller: string) => `Cheapest at ${seller}`;
export const showMore = (count: string) => `Show ${count} more`;
export const noSharedCards = 'No shared products';
export const noneShared = 'No product was offered by two of the selected sellers this week.';

export const product = 'Product';
export const price = 'Price, ₸';
export const spread = 'Spread';
export const revenue = 'Revenue, ₸';
export const together = 'In total, ₸';
