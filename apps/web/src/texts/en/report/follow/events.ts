import type { FollowEvent, SectionEvent } from '@vitrina/contract';

type AnyEvent = FollowEvent | SectionEvent;

export const revenue = (title: string, change: string) => `${title}: revenue ${change}`;
export const unlikeMarket = (before: string, after: string) => `${before} → ${after}, unlike the market`;
export const place = (title: string, before: string, after: string) =>
  `${title}: rank ${before}\u00a0→\u00a0${after}`;
export const higher = 'higher by revenue';
export const lower = 'lower by revenue';
export const appeared = (title: string, _kind: AnyEvent['kind']) => `${title}: appeared`;
export const revenueNow = (revenue: string) => `revenue ${revenue}`;
export const sellerAppeared = (title: string, seller: string) => `${title}: new seller ${seller}`;
export const noOffers = (title: string) => `${title}: no offers`;
export const before = (amount: string) => `revenue was ${amount}`;
export const price = (price: string) => `price ${price}`;
export const priceBefore = (price: string) => `price was ${price}`;
export const sellerLeft = (title: string, seller: string) => `${title}: ${seller} stopped selling`;
export const undercut = (product: string) => `Undercut: ${product}`;
export const undercutPrices = (seller: string, price: string, own: string) =>
  `${seller} ${price}, yours ${own}`;
export const minimum = (product: string) => `Lowest price fell: ${product}`;
export const concentrationBelow = (title: string, bound: string) => `${title}: concentration below ${bound}`;
export const concentrationAbove = (title: string, bound: string) => `${title}: concentration above ${bound}`;
export const lowRating = (title: string) => `${title}: rating below 4`;

export const isNew = 'new';
export const quietWeek = 'A quiet week: nothing notable happened to what you follow.';
/** Several events of a kind; `count`: «70 products». */
export const groups: Readonly<Record<FollowEvent['type'], (count: string) => string>> = {
  undercut: (count) => `${count}: undercut`,
  minimum: (count) => `${count}: lowest price fell`,
  revenue: (count) => `${count}: revenue moved unlike the market`,
  place: (count) => `${count}: rank changed`,
  entered: (count) => `${count}: appeared`,
  left: (count) => `${count}: no offers`,
  concentration: (count) => `${count}: concentration changed`,
  rating: (count) => `${count}: rating below 4`,
};
/** The same of sellers on followed products. */
export const offerGroups: Partial<typeof groups> = {
  entered: (count) => `${count}: new sellers`,
  left: (count) => `${count}: sellers stopped selling`,
};
export const andMore = (names: string, more: number) => `${names} and ${more} more`;
export const wasCheapest = 'your price was the lowest';
/** What the amount of a group is. */
export const atStake = 'at stake';
export const ownRevenue = 'your revenue';
export const revenueBefore = 'revenue before';

export const yourShop = 'Your store';
export const youFollow = 'Following';
export const allInPrices = (count: string) => `All ${count} in Prices`;
export const showAll = (count: string) => `Show all ${count}`;
export const cut = (shown: string, all: string) => `The ${shown} events with the largest amounts of ${all}.`;

export const nothingFollowed =
  'Follow sellers, categories, sections, brands and products: what happens to them will show here.';
export const follow = 'Follow';
export const followWhat = (title: string) => `Follow: ${title}`;
export const eventsOfWeek = (week: number | '') => `Events of week ${week}`;
export const newCount = (count: string) => `new: ${count}`;
export const markRead = 'Mark as read';
