export const shop = 'My store';
export const change = 'change';
export const changeShop = 'Change your store';
export const beside = 'Events, what you follow, the market';

export const weekAccusative = 'the week of the store';
export const changedWithParts = 'Revenue\u00a0{revenue}, {change} {against}: {causes}';
export const causes = '{market} from the market, {own} from the store';
export const changed = 'Revenue\u00a0{revenue}, {change} {against}';
export const changedByChance = 'Revenue\u00a0{revenue}, {change} {against}: the difference may be chance';
export const revenueAlone = (revenue: string) => `Revenue\u00a0${revenue}`;
export const revenueOfFirstWeek = (revenue: string) =>
  `Revenue\u00a0${revenue}; nothing to compare with: this is the first week`;
export const absentBefore = 'Revenue\u00a0{revenue}; no comparison {against}: the store was absent';
export const soldNothingBefore = 'Revenue\u00a0{revenue}; no comparison {against}: nothing was sold';
export const absent = (week: number) => `The store has no offers in week\u00a0${week}`;
export const lastPresent = 'Latest week with offers: {week}';

export const yourShop = 'your store';

export const actions = 'What to do';
export const undercut = 'Cheaper elsewhere';
export const atStake = 'at stake';
export const atStakeExplained = 'Your revenue of the week on products that others offer for less.';
export const offeredBy = (price: string, seller: string) => `${price} at ${seller}`;
export const yourPrice = (price: string) => `yours ${price}`;
export const pricesAccusative = 'the prices of the store';
export const nothingCheaper = 'Your prices are nowhere above the lowest.';
export const raise = 'Room to raise price';
export const raiseShort = 'Raise price';
export const aWeek = 'a week';
export const aWeekExplained = 'The lowest price of the others minus yours, times your sales of this week.';
export const soldAWeek = (units: string) => `${units} a week`;
export const nothingToRaise = 'No product where you are the cheapest by at least 3%.';
export const missing = 'What you lack';
export const missingShort = 'You lack';
export const perSeller = 'per seller';
export const perSellerExplained =
  'Revenue of the product in the week divided by its number of sellers. Products of your competitors in your categories.';
export const medianPrice = (price: string) => `median price ${price}`;
export const gapAccusative = 'the products of competitors';
export const nothingMissing = 'Competitors have no products that you lack.';
export const all = (cards: string) => `All ${cards}`;
export const allWithSum = (cards: string, amount: string) => `All ${cards}, ${amount}`;

export const happened = 'What happened';
export const followed = 'Following';
export const changeFollowed = 'Change';
export const nothingFollowed = 'To see others here, press “Follow” beside a name.';

export const marketOfWeek = 'Market of the week';
export const whoMoved = 'Gainers and losers';
export const best = 'Best: {title}';
export const worst = 'Worst: {title}';
export const sellers = 'Sellers';
export const sellersMoved = (entered: string, left: string) => `Sellers: ${entered} new, ${left} left`;
