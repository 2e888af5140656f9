import type { ReportPeriod } from '@vitrina/contract';
import { LittleLine } from '@vitrina/ui/charts/trend/little-line';
import { createSlots, type HistoryField, type HistoryWeek, readValues } from './history.ts';

/** Weeks of a trend line. */
const WEEKS = 8;

interface Props {
  weeks: readonly HistoryWeek[];
  week: ReportPeriod;
  /** The figure; renders no line if the history lacks it. */
  field: string;
}

const isIn = (weeks: readonly HistoryWeek[], field: string): field is HistoryField =>
  weeks.some((week) => field in week);

/** Trend line of the eight weeks up to a week, of one figure of a history. */
export function HistoryLine({ weeks, week, field }: Props) {
  if (!isIn(weeks, field)) return null;
  const values = readValues(createSlots(weeks, week, WEEKS), field);
  if (values.every((value) => value === null)) return null;
  return <LittleLine values={values} isInverted={field.startsWith('place')} />;
}
