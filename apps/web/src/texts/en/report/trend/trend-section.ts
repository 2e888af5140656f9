import { createPlural } from '@vitrina/ui/format/noun';

export const changeSince = (change: string, week: number | '') => `${change} vs week\u00a0${week}`;
export const outOf = (rank: string, count: string) => `${rank} of\u00a0${count}`;
export const marketChange = (week: string, change: string) => `${week} · market ${change}`;

export const share = 'share';
export const place = 'rank';
export const index = 'index';
export const units = 'pcs';
export const price = 'price';
export const unchanged = 'no change';

export const placeHeading = 'Rank by week';
export const revenueHeading = 'Revenue by week';
export const salesHeading = 'Units sold by week';
export const priceHeading = 'Average price by week';
export const marketShareHeading = 'Market share by week';
export const categoryShareHeading = 'Share of category by week';
export const indexHeading = 'Prospect index by week';
export const meanIndexHeading = 'Average prospect index by week';

export const point = (week: number, value: string) => `week ${week}: ${value}`;
export const noPoints = 'There are no values for these weeks.';
export const onePoint = (point: string) => `One week so far; the line appears with the third: ${point}.`;
export const twoPoints = (points: string) => `2 weeks so far; the line appears with the third: ${points}.`;

export const partOfSpan = (count: number, span: string) => `${count} of ${span}`;
export const spanMenu = 'How many weeks to show';
export const week = createPlural('week', 'weeks');

export const meanChange = 'Vs 4-week average {change}';
export const market = 'market';
export const scaledMarket = (week: number) => `market (from week ${week})`;
export const figure = 'Metric';
export const chartAccusative = 'the chart';
