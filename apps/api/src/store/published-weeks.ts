import type { PublishedWeek } from './published-week-reader.ts';
import { inTransaction, type Queries } from './store.ts';
import type { Tables } from './tables.ts';

/** A week that people may read, and the load of the engine that holds it. */
export interface PublishedWeekRecord extends PublishedWeek {
  /** ISO year and week. */
  year: number;
  weekNumber: number;
  /** Names the contents of all files of the ingest that the week came with. */
  contentHash: string;
  /** JSON: rows and checksum of each report table. */
  manifest: string;
}

const fromRow = (row: Tables['published_weeks']): PublishedWeekRecord => ({
  year: row.year,
  weekNumber: row.week_number,
  load: row.load,
  isDemo: row.is_demo === 1,
  publishedAt: row.published_at,
  contentHash: row.content_hash,
  manifest: row.manifest,
});

const toRow = (week: PublishedWeekRecord): Tables['published_weeks'] => ({
  year: week.year,
  week_number: week.weekNumber,
  load: week.load,
  is_demo: week.isDemo ? 1 : 0,
  published_at: week.publishedAt,
  content_hash: week.contentHash,
  manifest: week.manifest,
});

/** All published weeks, latest first. */
export async function listPublishedWeeks({ db }: Queries): Promise<PublishedWeekRecord[]> {
  const rows = await db
    .selectFrom('published_weeks')
    .selectAll()
    .orderBy('year', 'desc')
    .orderBy('week_number', 'desc')
    .execute();
  return rows.map(fromRow);
}

/** A load id that nobody has had and nobody will get again, whichever process asks. */
export async function nextLoad({ db }: Queries): Promise<number> {
  const { load } = await db
    .updateTable('last_load')
    .set(({ eb }) => ({ load: eb('load', '+', 1) }))
    .returning('load')
    .executeTakeFirstOrThrow();
  return load;
}

/**
 * Points these weeks at their loads, all at once; a week that was published already changes over.
 * With `removeDemo` the demo weeks go at the same moment. Answers the loads that no week points at any more.
 */
export function publishWeeks(
  store: Queries,
  weeks: readonly PublishedWeekRecord[],
  { removeDemo }: { removeDemo: boolean },
): Promise<number[]> {
  return inTransaction(store, async (within) => {
    const before = await listPublishedWeeks(within);
    const isReplaced = ({ year, weekNumber }: PublishedWeekRecord) =>
      weeks.some((week) => week.year === year && week.weekNumber === weekNumber);
    const leaving = before.filter((week) => isReplaced(week) || (removeDemo && week.isDemo));
    for (const { load } of leaving) {
      await within.db.deleteFrom('published_weeks').where('load', '=', load).execute();
    }
    for (const week of weeks) await within.db.insertInto('published_weeks').values(toRow(week)).execute();
    const kept = new Set(weeks.map(({ load }) => load));
    return leaving.map(({ load }) => load).filter((load) => !kept.has(load));
  });
}
