import type { Assertions } from '../assertions.ts';
import type { Row } from '../rows/report-shapes.ts';
import type { Period } from '../server-week.ts';
import type { Figures } from './history-figures.ts';
import { nameOf } from './windows.ts';

/** A week of a history as the kit reads it. */
export type HistoryWeek = Period & Row & { readonly isPresent: boolean };

/** Checks one week of a history against the figures of that week; undefined where the subject is absent. */
export function checkWeek(assert: Assertions, row: HistoryWeek, figures: Figures | undefined): void {
  const label = nameOf(row);
  assert.equal('history-weeks', `${label} isPresent`, figures !== undefined, row.isPresent);
  for (const [field, value] of Object.entries(figures ?? {})) {
    const own = row[field] as number | null;
    if (field === 'revenue' && value !== null && own !== null)
      assert.amount('history-figures', `${label} ${field}`, value, own);
    else assert.ratio('history-figures', `${label} ${field}`, value, own);
  }
}

/** Checks that every figure of an absent week is null. */
function checkAbsent(assert: Assertions, { year, weekNumber, isPresent, ...figures }: HistoryWeek): void {
  if (isPresent) return;
  const given = Object.entries(figures).filter(([, value]) => value !== null);
  assert.equal('history-weeks', `${nameOf({ year, weekNumber })} without its subject`, [], given);
}

/** Checks that a history has the published weeks of its window, and nothing of its subject where that is absent. */
export function checkWeeks(
  assert: Assertions,
  inWindow: readonly string[],
  rows: readonly HistoryWeek[],
): void {
  assert.equal('history-weeks', 'weeks', inWindow, rows.map(nameOf));
  for (const row of rows) checkAbsent(assert, row);
}

/** The week of a history that a published week is. */
export const findWeek = <Row extends HistoryWeek>(rows: readonly Row[], week: Period): Row | undefined =>
  rows.find((row) => nameOf(row) === nameOf(week));
