import { formatCompactMoney, formatIndex, formatNumber, formatPercent } from '@vitrina/ui/format/numbers';
import { showPlaceChange, showRelativeChange, showShareChange } from '@vitrina/ui/format/change';
import type { HistoryField } from './history.ts';

/** A figure that a trend can show. */
export interface TrendFigure {
  field: HistoryField;
  /** Segment of the switch: «₸», «шт.». */
  title: string;
  /** Heading: «Выручка по неделям». */
  heading: string;
  format: (value: number | null) => string;
  /** Format of a gridline. */
  formatTick?: (value: number) => string;
  /** Change to the point before. */
  formatChange: (value: number, before: number) => string;
  /** Field with the number of places, for «41-е место из 1 997». */
  countField?: 'placesCount' | 'placesInCategoryCount';
  /** Whether less is better, so that the smallest is on top. */
  isInverted?: boolean;
  /** Whether the market is drawn beside it. */
  hasMarket?: boolean;
}

const neutral = { isColoured: false, isWithinChance: null };

const showRelative = (value: number, before: number): string =>
  before === 0 ? '—' : showRelativeChange(value / before - 1, neutral).text;

const formatPlace = (value: number | null): string =>
  value === null ? '—' : `${formatNumber(value)}-е\u00a0место`;

const share = {
  title: 'доля',
  format: formatPercent,
  formatTick: (value: number) => formatPercent(value),
  formatChange: (value: number, before: number) => showShareChange(value, before, neutral).text,
};
const place = {
  title: 'место',
  heading: 'Место по неделям',
  format: formatPlace,
  formatTick: (value: number) => formatNumber(value),
  formatChange: (value: number, before: number) => showPlaceChange(value, before, undefined).text,
  isInverted: true,
};

const prospect = {
  title: 'индекс',
  format: formatIndex,
  formatTick: (value: number) => formatIndex(value),
  formatChange: (value: number, before: number) => {
    const change = Math.round((value - before) * 100) / 100;
    return change === 0 ? 'без изм.' : `${change > 0 ? '+' : '−'}${formatNumber(Math.abs(change))}`;
  },
};

/** Every figure of a trend; an entity shows those that its history has. */
const figures: readonly TrendFigure[] = [
  {
    field: 'revenue',
    title: '₸',
    heading: 'Выручка по неделям',
    format: formatCompactMoney,
    formatChange: showRelative,
    hasMarket: true,
  },
  {
    field: 'salesCount',
    title: 'шт.',
    heading: 'Продажи по неделям',
    format: (value) => (value === null ? '—' : `${formatNumber(value)}\u00a0шт.`),
    formatChange: showRelative,
    hasMarket: true,
  },
  {
    field: 'averagePrice',
    title: 'цена',
    heading: 'Средняя цена по неделям',
    format: formatCompactMoney,
    formatChange: showRelative,
  },
  { ...share, field: 'shareRevenueFromTotal', heading: 'Доля рынка по неделям' },
  { ...share, field: 'shareRevenueFromCategory', heading: 'Доля в категории по неделям' },
  { ...place, field: 'placeByRevenue', countField: 'placesCount' },
  { ...place, field: 'placeInCategory', countField: 'placesInCategoryCount' },
  { ...prospect, field: 'potentialProfitIndex', heading: 'Индекс перспективности по неделям' },
  { ...prospect, field: 'meanPotentialProfitIndex', heading: 'Средний индекс перспективности по неделям' },
];

/** The figures that the weeks of a history have. */
export const listFigures = (weeks: readonly object[]): readonly TrendFigure[] =>
  figures.filter(({ field }) => weeks.some((week) => field in week));
