import type { ReportPeriod } from '@vitrina/contract';
import { fieldDefinitions } from '@vitrina/ui/fields';
import { toDisplayNumber } from '@vitrina/ui/fields/field-definition';
import { subtractWeeks } from '@vitrina/contract/iso-week';
import { formatWeekText } from '../../routing/against-search-param.ts';

/** Figures that a history may have. */
export type HistoryField =
  | 'revenue'
  | 'salesCount'
  | 'averagePrice'
  | 'medianPrice'
  | 'minPrice'
  | 'shareRevenueFromTotal'
  | 'shareRevenueFromCategory'
  | 'placeByRevenue'
  | 'placeInCategory'
  | 'potentialProfitIndex'
  | 'meanPotentialProfitIndex'
  | 'demandIndex'
  | 'sellersCount'
  | 'brandsCount'
  | 'categoriesCount'
  | 'productsCount';

/** A published week of a history. */
export type HistoryWeek = ReportPeriod & { isPresent?: boolean } & Partial<
    Record<HistoryField | 'placesCount' | 'placesInCategoryCount', number | null>
  >;

/** A calendar week of a history; without a row if it is not published. */
export interface HistorySlot {
  week: ReportPeriod;
  /** Undefined if the week is not published or the entity was absent. */
  row: HistoryWeek | undefined;
}

/**
 * Creates the calendar weeks of a history up to a week, oldest first, beginning with the first that has figures.
 * @param span number of calendar weeks
 */
export function createSlots(
  rows: readonly HistoryWeek[],
  last: ReportPeriod,
  span: number,
): readonly HistorySlot[] {
  const byWeek = new Map(rows.map((row) => [formatWeekText(row), row]));
  const slots: HistorySlot[] = [];
  for (let week = last; slots.length < span; week = subtractWeeks(week, 1)) {
    const row = byWeek.get(formatWeekText(week));
    slots.unshift({ week, row: row?.isPresent === false ? undefined : row });
  }
  return slots.slice(
    Math.max(
      0,
      slots.findIndex(({ row }) => row !== undefined),
    ),
  );
}

/** Reads the values of a figure, null if unknown: an index of 0 means a week without sales. */
export const readValues = (slots: readonly HistorySlot[], field: HistoryField): readonly (number | null)[] =>
  slots.map(({ row }) => {
    const value = row?.[field];
    return toDisplayNumber(fieldDefinitions[field].kind, value) === null ? null : (value ?? null);
  });

/** Calendar weeks of the mean that the last week is compared with. */
const MEAN_WEEKS = 4;

/** A value beside the mean of the weeks before it: a relative change, and how many weeks the mean is of. */
export interface MeanComparison {
  readonly change: number;
  readonly weeksCount: number;
}

/**
 * Compares the last value with the mean of the known values of the four calendar weeks before it; null with fewer than
 * two values or a mean of 0.
 */
export function compareToMean(values: readonly (number | null)[]): MeanComparison | null {
  const last = values.at(-1);
  const before = values.slice(-1 - MEAN_WEEKS, -1).filter((value) => value !== null);
  const mean = before.reduce((sum, value) => sum + value, 0) / before.length;
  if (last === null || last === undefined || before.length < 2 || mean === 0) return null;
  return { change: last / mean - 1, weeksCount: before.length };
}

/**
 * Scales the market's values so that they equal the entity's at the first week with both above 0, and returns that
 * week's index; null without such a week.
 */
export function scaleMarket(
  values: readonly (number | null)[],
  market: readonly (number | null)[],
): { values: readonly (number | null)[]; index: number } | null {
  const index = values.findIndex((value, at) => (value ?? 0) > 0 && (market[at] ?? 0) > 0);
  const [own, base] = [values[index], market[index]];
  if (typeof own !== 'number' || typeof base !== 'number') return null;
  return { index, values: market.map((value) => (value === null ? null : (value * own) / base)) };
}
