import type { FollowEvent } from '@vitrina/contract';

export const revenue = (title: string, change: string) => `${title}: revenue ${change}`;
export const unlikeMarket = (before: string, after: string) => `${before} → ${after}, unlike the market`;
export const place = (title: string, before: string, after: string) => `${title}: rank ${before} → ${after}`;
export const higher = 'higher by revenue';
export const lower = 'lower by revenue';
export const appeared = (title: string, _kind: FollowEvent['kind']) => `${title}: appeared`;
export const revenueNow = (revenue: string) => `revenue ${revenue}`;
export const sellerAppeared = (title: string, seller: string) => `${title}: ${seller} appeared`;
export const noOffers = (title: string) => `${title}: no offers`;
export const before = (amount: string) => `was ${amount}`;
export const sellerLeft = (title: string, seller: string) => `${title}: ${seller} left`;
export const undercut = (product: string) => `Undercut: ${product}`;
export const undercutPrices = (seller: string, price: string, own: string) =>
  `${seller} ${price}, mine ${own}`;
export const minimum = (product: string) => `Lowest price fell: ${product}`;
export const concentrationBelow = (title: string, bound: string) => `${title}: concentration below ${bound}`;
export const concentrationAbove = (title: string, bound: string) => `${title}: concentration above ${bound}`;
export const lowRating = (title: string) => `${title}: rating below 4`;

export const isNew = 'new';
export const myShop = 'my store';
export const quietWeek = 'A quiet week: nothing notable happened to what you follow.';
export const all = 'All';
export const mine = 'My store';
export const whichEvents = 'Which events';

export const nothingFollowed =
  'Follow sellers, categories, brands and products: what happens to them will show here.';
export const follow = 'Follow';
export const followWhat = (title: string) => `Follow: ${title}`;
export const followed = 'Following';
export const followedCount = (count: string, most: number) => `${count} of ${most} · revenue of 8 weeks`;
export const change = 'Change';
export const eventsOfWeek = (week: number | '') => `Events of week ${week}`;
export const countAndNew = (count: string, unseen: string) => `${count}, new: ${unseen}`;
export const markRead = 'Mark as read';
