import * as texts from '#texts/report/trend/trend-section';
import {
  formatCompactMoney,
  formatIndex,
  formatNumber,
  formatPercent,
  formatRank,
  formatUnits,
} from '@vitrina/ui/format/numbers';
import { showPlaceChange, showRelativeChange, showShareChange } from '@vitrina/ui/format/change';
import type { HistoryField } from './history.ts';

/** A figure that a trend can show. */
export interface TrendFigure {
  field: HistoryField;
  /** Heading: «Выручка по неделям». */
  heading: string;
  format: (value: number | null) => string;
  /** Format of a gridline. */
  formatTick?: (value: number) => string;
  /** Formats the change from the point before. */
  formatChange: (value: number, before: number) => string;
  /** Field with the number of places, for «41-е место из 1 997». */
  countField?: 'placesCount' | 'placesInCategoryCount';
  /** Whether less is better, so that the smallest is on top. */
  isInverted?: boolean;
  /** Whether its scale begins at 0, and the market is drawn beside it. */
  hasMarket?: boolean;
}

const neutral = { isColoured: false, isWithinChance: null };

const showRelative = (value: number, before: number): string =>
  before === 0 ? '—' : showRelativeChange(value / before - 1, neutral).text;

const price = { format: formatCompactMoney, formatChange: showRelative };
const share = {
  format: formatPercent,
  formatTick: (value: number) => formatPercent(value),
  formatChange: (value: number, before: number) => showShareChange(value, before, neutral).text,
};
const place = {
  heading: texts.placeHeading,
  format: formatRank,
  formatTick: (value: number) => formatNumber(value),
  formatChange: (value: number, before: number) => showPlaceChange(value, before, undefined).text,
  isInverted: true,
};

const prospect = {
  format: formatIndex,
  formatTick: (value: number) => formatNumber(value),
  formatChange: (value: number, before: number) => {
    const change = Math.round((value - before) * 100) / 100;
    return change === 0 ? texts.unchanged : `${change > 0 ? '+' : '−'}${formatNumber(Math.abs(change))}`;
  },
};

const count = { format: formatNumber, formatTick: formatNumber, formatChange: showRelative };

/** Every figure of a trend; an entity shows those that its history has. */
const figures: readonly TrendFigure[] = [
  {
    field: 'revenue',
    heading: texts.revenueHeading,
    format: formatCompactMoney,
    formatChange: showRelative,
    hasMarket: true,
  },
  {
    field: 'salesCount',
    heading: texts.salesHeading,
    format: formatUnits,
    formatChange: showRelative,
    hasMarket: true,
  },
  { ...price, field: 'averagePrice', heading: texts.priceHeading },
  { ...price, field: 'medianPrice', heading: texts.medianPriceHeading },
  { ...price, field: 'minPrice', heading: texts.minPriceHeading },
  { ...share, field: 'shareRevenueFromTotal', heading: texts.marketShareHeading },
  { ...share, field: 'shareRevenueFromCategory', heading: texts.categoryShareHeading },
  { ...place, field: 'placeByRevenue', countField: 'placesCount' },
  { ...place, field: 'placeInCategory', countField: 'placesInCategoryCount' },
  { ...prospect, field: 'potentialProfitIndex', heading: texts.indexHeading },
  { ...prospect, field: 'meanPotentialProfitIndex', heading: texts.meanIndexHeading },
  { ...prospect, field: 'demandIndex', heading: texts.demandHeading },
  { ...count, field: 'sellersCount', heading: texts.sellersHeading },
  { ...count, field: 'brandsCount', heading: texts.brandsHeading },
  { ...count, field: 'categoriesCount', heading: texts.categoriesHeading },
  { ...count, field: 'productsCount', heading: texts.productsHeading },
];

/** Finds the trend of a field; undefined if the weeks of a history lack it. */
export const findFigure = (field: string, weeks: readonly object[]): TrendFigure | undefined =>
  figures.find((figure) => figure.field === field && weeks.some((week) => field in week));
