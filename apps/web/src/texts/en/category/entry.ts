import { createPlural } from '@vitrina/ui/format/noun';

export const accusative = 'what awaits a newcomer to the category';

export const partOf = (part: number, whole: number) => `${part}\u00a0of\u00a0${whole}`;

export const week = createPlural('week', 'weeks');
export const entered = '{sellers} entered in {weeks}.';
export const enteredOne = '{sellers} entered in {weeks}.';
export const nobodyEntered = (weeks: string) => `Nobody entered in ${weeks}.`;
export const survivedWeek = 'After a week {afterOne} were selling.';
export const survivedMonth = 'After a week {afterOne} were selling, after four weeks {afterFour}.';
export const leaderAlone = 'Nobody but the leader sells.';
export const withoutLeader =
  'The revenue is spread as if there were {now} here, and {without} without the leader: {concentration}.';
export const concentrationInSentence = (label: string) => label.toLowerCase();
export const ownShop = 'My shop';
export const ownShopAbsent = '{shop} does not trade here.';
export const ownShopUnsold = '{shop} is here already: {products}, no sales this week.';
export const ownShopSells = '{shop} is here already: {share} of revenue, {products}.';

export const newcomers = 'How newcomers hold on';
export const newcomersCaption = 'New sellers of the category and what became of them';
export const newcomersUnknown =
  'Newcomers show once at least five weeks before this one are published: otherwise everyone would look new.';
export const figureChoice = 'What to show about newcomers';
export const selling = 'Selling';
export const offering = 'Offering';
export const median = 'Median, ₸';
export const weekColumn = 'Week';
export const weekColumnShort = 'Wk';
export const enteredColumn = 'Entered';
export const afterAge = (weeks: number) => `After ${weeks} wk`;
export const age = (weeks: number) => `${weeks} wk`;
export const tooEarly = 'too early';
export const noWeek = 'no week';
export const sellingKey = 'selling';
export const offeringKey = 'offer without sales';
export const leftKey = 'left';
export const percentNote = 'percentages from five entrants up';

export const bands = 'Where people buy';
export const bandsNote = 'each row is about a tenth of units sold';
export const bandsCaption = 'Sales of the category by price';
export const nothingSold = 'Nothing sold in the category this week.';
export const upTo = (price: string) => `up to\u00a0${price}`;
export const from = (price: string) => `from\u00a0${price}`;
export const price = 'Price, ₸';
export const revenue = 'Revenue, ₸';
export const soldProducts = 'Products sold';
export const soldProductsMeaning =
  'How many different products were sold at these prices. A product sold at several prices is in several rows.';
export const unsold = 'Offers without sales';
export const unsoldShort = 'Unsold';
export const unsoldMeaning =
  'Share of the offers at these prices that sold nothing in the week. In bold: more than half.';

export const leaders = 'Weak spots of the leaders';
export const leadersNote = 'in bold: rating below 4.3; “Pricier” over 60%';
export const leadersCaption = 'Largest sellers of the category';
export const seller = 'Seller';
export const share = 'Share, %';
export const shareWeeks = '· 4 wk';
export const inFourWeeks = 'in 4 wk';
export const rating = 'Rating';
export const dearer = 'Pricier';
export const dearerTitle = 'Above the lowest price';
export const dearerMeaning = 'Share of the revenue here earned on products where someone is cheaper.';
