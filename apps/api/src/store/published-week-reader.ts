import type { DatabaseSync } from 'node:sqlite';
import { mapSqliteErrors } from './sqlite.ts';

/** Where a published week is read from. */
export interface PublishedWeek {
  /** The load of the engine that holds it. */
  load: number;
  isDemo: boolean;
  /** ISO 8601 in UTC. */
  publishedAt: string;
}

/** The pointer of a week; undefined where it is not published. */
export type ReadPublishedWeek = (year: number, weekNumber: number) => PublishedWeek | undefined;

/** Every report asks for its week's pointer anew, so the statement is prepared once and run without a detour. */
export const createPublishedWeekReader = (database: DatabaseSync): ReadPublishedWeek => {
  const statement = database.prepare(
    'SELECT load, is_demo, published_at FROM published_weeks WHERE year = ? AND week_number = ?',
  );
  return (year, weekNumber) => {
    const row = mapSqliteErrors(() => statement.get(year, weekNumber));
    return (
      row && {
        load: Number(row['load']),
        isDemo: row['is_demo'] === 1,
        publishedAt: String(row['published_at']),
      }
    );
  };
};
