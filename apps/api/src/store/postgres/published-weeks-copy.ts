import { type Kysely, sql } from 'kysely';
import type { PublishedWeek, PublishedWeeks } from '../published-week-reader.ts';
import { listPublishedWeeks } from '../published-weeks.ts';
import type { Tables } from '../tables.ts';

/** Time for which requests share one reading: the maximum delay until a published week is seen. */
const MAX_AGE_MS = 200;

/** Reads a text that changes with any change of the rows: the ids of the transactions that wrote them. */
const readVersion = async (db: Kysely<Tables>): Promise<string> => {
  const { rows } = await sql<{ version: string | null }>`
    SELECT string_agg(concat_ws(' ', year, week_number, xmin), ',' ORDER BY year, week_number) AS version
    FROM published_weeks`.execute(db);
  return rows[0]?.version ?? '';
};

const createView = (weeks: readonly PublishedWeek[]): PublishedWeeks => ({
  find: (year, weekNumber) => weeks.find((week) => week.year === year && week.weekNumber === weekNumber),
  listYears: (first, last) => weeks.filter(({ year }) => year >= first && year <= last),
});

/**
 * Creates the reader of the published weeks. It keeps a copy and checks it for changes at most five times a second,
 * only while requests come. So a request seldom waits for Postgres, and all its weeks are of one moment.
 */
export const createPublishedWeeksCopy = (
  db: Kysely<Tables>,
  now: () => number = () => performance.now(),
): (() => Promise<PublishedWeeks>) => {
  let copy: { version: string; weeks: PublishedWeeks } | undefined;
  let last: { startedAt: number; reading: Promise<PublishedWeeks> } | undefined;
  const read = async (): Promise<PublishedWeeks> => {
    // The version is read before the weeks: the next reading detects a change between the two.
    const version = await readVersion(db);
    if (copy?.version === version) return copy.weeks;
    const weeks = createView((await listPublishedWeeks({ db })).toReversed());
    copy = { version, weeks };
    return weeks;
  };
  return () => {
    if (last && now() - last.startedAt < MAX_AGE_MS) return last.reading;
    const reading = read();
    last = { startedAt: now(), reading };
    reading.catch(() => {
      if (last?.reading === reading) last = undefined;
    });
    return reading;
  };
};
