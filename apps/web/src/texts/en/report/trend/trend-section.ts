import { createPlural } from '@vitrina/ui/format/noun';

export const changeSince = (change: string, week: number | '') => `${change} vs week\u00a0${week}`;
export const outOf = (rank: string, count: string) => `${rank} of\u00a0${count}`;
export const marketChange = (week: string, change: string) => `${week} · market ${change}`;

export const unchanged = 'no change';

export const placeHeading = 'Rank by week';
export const revenueHeading = 'Revenue by week';
export const salesHeading = 'Units sold by week';
export const priceHeading = 'Average price by week';
export const marketShareHeading = 'Market share by week';
export const categoryShareHeading = 'Share of category by week';
export const indexHeading = 'Prospect index by week';
export const meanIndexHeading = 'Average prospect index by week';
export const medianPriceHeading = 'Median price by week';
export const minPriceHeading = 'Lowest price by week';
export const demandHeading = 'Demand index by week';
export const sellersHeading = 'Sellers by week';
export const brandsHeading = 'Brands by week';
export const categoriesHeading = 'Categories by week';
export const productsHeading = 'Products by week';

export const point = (week: number, value: string) => `week ${week}: ${value}`;
export const noPoints = 'There are no values for these weeks.';
export const onePoint = (point: string) => `One week so far; the line appears with the third: ${point}.`;
export const twoPoints = (points: string) => `2 weeks so far; the line appears with the third: ${points}.`;

export const partOfSpan = (count: number, span: string) => `${count} of ${span}`;
export const spanMenu = 'How many weeks to show';
export const week = createPlural('week', 'weeks');

export const meanChange = 'Vs {weeks}-week average {change}';

export const since = (day: string) => `since\u00a0${day}`;
export const lastWeek = (week: number) => `week\u00a0${week}`;
export const greyMarket = 'grey: if it had moved with the market';
export const withMarket = (value: string) => `with the market: ${value}`;
export const show = 'Show chart';
export const hide = 'Hide chart';
