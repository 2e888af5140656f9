import type { Selectable } from 'kysely';
import type { Store } from './store.ts';
import type { Tables } from './tables.ts';

/** A published week: the load it is read from, and what is known of it. */
export interface PublishedWeek {
  /** ISO week-year. */
  year: number;
  /** ISO week number. */
  weekNumber: number;
  /** Id of the immutable load in the engine. */
  load: number;
  /** True for the generated demo market. */
  isDemo: boolean;
  /** When it was published, ISO 8601 in UTC. */
  publishedAt: string;
  /** SHA-256 over the hashes of all files of the ingest, whatever their order. */
  contentHash: string;
  /** Row counts and checksums of the load's tables, JSON. */
  manifest: string;
}

const fromRow = (row: Selectable<Tables['published_week']>): PublishedWeek => ({
  year: row.year,
  weekNumber: row.week_number,
  load: row.load,
  isDemo: row.is_demo === 1,
  publishedAt: row.published_at,
  contentHash: row.content_hash,
  manifest: row.manifest,
});

const toRow = (week: PublishedWeek): Selectable<Tables['published_week']> => ({
  year: week.year,
  week_number: week.weekNumber,
  load: week.load,
  is_demo: week.isDemo ? 1 : 0,
  published_at: week.publishedAt,
  content_hash: week.contentHash,
  manifest: week.manifest,
});

/** All published weeks, latest first. */
export async function publishedWeeks({ db }: Store): Promise<PublishedWeek[]> {
  const rows = await db
    .selectFrom('published_week')
    .selectAll()
    .orderBy('year', 'desc')
    .orderBy('week_number', 'desc')
    .execute();
  return rows.map(fromRow);
}

/** One published week, undefined where it is not published. */
export async function publishedWeek({ db }: Store, year: number, weekNumber: number) {
  const row = await db
    .selectFrom('published_week')
    .selectAll()
    .where('year', '=', year)
    .where('week_number', '=', weekNumber)
    .executeTakeFirst();
  return row && fromRow(row);
}

/** A load id that nobody had and nobody will have, also across processes. */
export async function nextLoad({ db }: Store, now: Date): Promise<number> {
  const { load } = await db
    .insertInto('load')
    .values({ taken_at: now.toISOString() })
    .returning('load')
    .executeTakeFirstOrThrow();
  return load;
}

/**
 * Points the weeks at their new loads in one transaction: every reader sees all of them before or all
 * of them after. With `removeDemo` the demo weeks go in the same step. Answers the loads that no week
 * is read from any more.
 */
export function publish(
  { db }: Store,
  weeks: readonly PublishedWeek[],
  { removeDemo }: { removeDemo: boolean },
): Promise<number[]> {
  return db.transaction().execute(async (trx) => {
    const gone: { load: number }[] = [];
    const row = trx.deleteFrom('published_week').returning('load');
    for (const { year, weekNumber } of weeks)
      gone.push(...(await row.where('year', '=', year).where('week_number', '=', weekNumber).execute()));
    if (removeDemo) gone.push(...(await row.where('is_demo', '=', 1).execute()));
    if (weeks.length > 0) await trx.insertInto('published_week').values(weeks.map(toRow)).execute();
    return gone.map(({ load }) => load);
  });
}
