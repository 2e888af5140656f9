import type { DatabaseSync } from 'node:sqlite';
import { mapSqliteErrors } from './sqlite.ts';

/** A published week: the snapshot that it is read from. */
export interface PublishedWeek {
  /** The engine's snapshot. */
  snapshot: number;
  isDemo: boolean;
  /** ISO 8601 in UTC. */
  publishedAt: string;
}

/** Reads a published week; undefined if the week is not published. */
export type ReadPublishedWeek = (year: number, weekNumber: number) => PublishedWeek | undefined;

/** Creates the reader with a prepared statement, without Kysely: each report request reads its week. */
export const createPublishedWeekReader = (database: DatabaseSync): ReadPublishedWeek => {
  const statement = database.prepare(
    'SELECT snapshot, is_demo, published_at FROM published_weeks WHERE year = ? AND week_number = ?',
  );
  return (year, weekNumber) => {
    const row = mapSqliteErrors(() => statement.get(year, weekNumber));
    return (
      row && {
        snapshot: Number(row['snapshot']),
        isDemo: row['is_demo'] === 1,
        publishedAt: String(row['published_at']),
      }
    );
  };
};
