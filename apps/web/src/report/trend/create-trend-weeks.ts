import * as texts from '#texts/report/trend/trend-section';
import type { TrendWeek } from '@vitrina/ui/charts/trend/trend-chart';
import { showRelativeChange } from '@vitrina/ui/format/change';
import { formatNumber } from '@vitrina/ui/format/numbers';
import { formatWeekText } from '../../routing/against-search-param.ts';
import { formatWeek } from '../../period/format-week.ts';
import { type HistorySlot, readValues, scaleMarket } from './history.ts';
import { findKnownEvent } from './known-events.ts';
import type { TrendFigure } from './trend-figures.ts';

const neutral = { isColoured: false, isWithinChance: null };

/** Finds the last week before another that has a value; -1 without one. */
const findBefore = (values: readonly (number | null)[], index: number): number =>
  values.findLastIndex((value, at) => at < index && value !== null);

/** The change «+5,3 %» and the week that it is against; undefined at the first point. */
function findChange(
  values: readonly (number | null)[],
  slots: readonly HistorySlot[],
  index: number,
  format: (value: number, before: number) => string,
): { text: string; against: number | '' } | undefined {
  const [value, at] = [values[index], findBefore(values, index)];
  const before = values[at];
  if (typeof value !== 'number' || typeof before !== 'number') return undefined;
  return { text: format(value, before), against: slots[at]?.week.weekNumber ?? '' };
}

/** «+5,3 % к неделе 43» */
const describeChange = ({ text, against }: NonNullable<ReturnType<typeof findChange>>): string =>
  texts.changeSince(text, against);

const formatRelative = (value: number, before: number): string =>
  before === 0 ? '—' : showRelativeChange(value / before - 1, neutral).text;

/** «12 млн ₸», «41-е место из 1 997». */
function formatValue(
  { row }: HistorySlot,
  value: number | null,
  { format, countField }: TrendFigure,
): string {
  const count = countField && row?.[countField];
  return typeof count === 'number' && value !== null
    ? texts.outOf(format(value), formatNumber(count))
    : format(value);
}

/** Creates the weeks of a trend chart, and the index of the week at which the market is set equal. */
export function createTrendWeeks(
  slots: readonly HistorySlot[],
  market: readonly (number | null)[] | undefined,
  figure: TrendFigure,
): { weeks: readonly TrendWeek[]; marketIndex: number | undefined } {
  const values = readValues(slots, figure.field);
  const scaled = figure.hasMarket === true && market !== undefined ? scaleMarket(values, market) : null;
  const weeks = slots.map((slot, index): TrendWeek => {
    const { week, row } = slot;
    const event = findKnownEvent(week);
    const change = findChange(values, slots, index, figure.formatChange);
    const marketChange = market && scaled && findChange(market, slots, index, formatRelative);
    // The first line names the week of the same change.
    const isSame = marketChange?.against === change?.against;
    const value = values[index] ?? null;
    const shown = formatValue(slot, value, figure);
    return {
      key: formatWeekText(week),
      label: String(week.weekNumber),
      isPresent: row !== undefined && value !== null,
      event,
      value,
      market: scaled?.values[index] ?? null,
      readout: [
        change === undefined ? shown : `${shown} · ${describeChange(change)}`,
        marketChange
          ? texts.marketChange(formatWeek(week), isSame ? marketChange.text : describeChange(marketChange))
          : formatWeek(week),
        ...(event === undefined ? [] : [event]),
      ],
    };
  });
  return { weeks, marketIndex: scaled?.index };
}
