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
  | 'sellersCount'
  | 'brandsCount'
  | 'categoriesCount'
  | 'productsCount';

/** A published week of a history. */
export type HistoryWeek = ReportPeriod & { isPresent?: boolean } & Partial<
    Record<HistoryField | 'placesCount' | 'placesInCategoryCount', number | null>
  >;

/** A calendar week of a history; without a row where it is not published. */
export interface HistorySlot {
  week: ReportPeriod;
  /** Undefined where the week is not published or the entity was absent. */
  row: HistoryWeek | undefined;
}

/**
 * The calendar weeks of a history up to a week, oldest first, beginning with the first that has figures.
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

/** The values of a figure, null where it is unknown: an index of 0 is that of a week without sales. */
export const readValues = (slots: readonly HistorySlot[], field: HistoryField): readonly (number | null)[] =>
  slots.map(({ row }) => {
    const value = row?.[field];
    return toDisplayNumber(fieldDefinitions[field].kind, value) === null ? null : (value ?? null);
  });

/** Calendar weeks of the mean that the last one is held against. */
const MEAN_WEEKS = 4;

/**
 * The last value against the mean of those of the four calendar weeks before it in which there is one, as a relative
 * change; null with fewer than two or a mean of 0.
 */
export function compareToMean(values: readonly (number | null)[]): number | null {
  const last = values.at(-1);
  const before = values.slice(-1 - MEAN_WEEKS, -1).filter((value) => value !== null);
  const mean = before.reduce((sum, value) => sum + value, 0) / before.length;
  if (last === null || last === undefined || before.length < 2 || mean === 0) return null;
  return last / mean - 1;
}

/**
 * The market's values set equal to the entity's at the first week where both are above 0, and that week's index;
 * null without such a week.
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
