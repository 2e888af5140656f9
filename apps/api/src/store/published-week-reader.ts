import type { DatabaseSync } from 'node:sqlite';
import type { RecordedWeek } from '../analytics/snapshot/week-manifest.ts';
import { mapSqliteErrors } from './sqlite.ts';

/** A published week: the snapshot that it is read from. */
export type PublishedWeek = RecordedWeek;

/** The published weeks that a request reads. */
export interface PublishedWeeks {
  /** Finds a published week; undefined if the week is not published. */
  find(year: number, weekNumber: number): PublishedWeek | undefined;
  /** Lists the published weeks between two ISO years, both included, oldest first. */
  listYears(first: number, last: number): PublishedWeek[];
}

const toWeek = (row: Readonly<Record<string, unknown>>): PublishedWeek => ({
  year: Number(row['year']),
  weekNumber: Number(row['week_number']),
  snapshot: Number(row['snapshot']),
  isDemo: row['is_demo'] === 1,
  publishedAt: String(row['published_at']),
  contentHash: String(row['content_hash']),
  manifest: String(row['manifest']),
  digest: String(row['digest']),
});

/** Creates the reader with prepared statements, without Kysely: each report request reads its weeks. */
export const createPublishedWeekReader = (database: DatabaseSync): PublishedWeeks => {
  const selectWeek = database.prepare('SELECT * FROM published_weeks WHERE year = ? AND week_number = ?');
  const years = database.prepare(
    'SELECT * FROM published_weeks WHERE year BETWEEN ? AND ? ORDER BY year, week_number',
  );
  return {
    find: (year, weekNumber) => {
      const row = mapSqliteErrors(() => selectWeek.get(year, weekNumber));
      return row && toWeek(row);
    },
    listYears: (first, last) => mapSqliteErrors(() => years.all(first, last)).map(toWeek),
  };
};
