import { formatWeek, isSameWeek } from '@vitrina/contract/iso-week';
import { addKeys, type NewKeys } from './entity-keys.ts';
import type { PublishedWeek } from './published-week-reader.ts';
import { inTransaction, type Queries } from './store.ts';
import type { Tables } from './tables.ts';
import { recordEvent } from './trail.ts';
import type { Actor } from './trail-events.ts';
import type { WeeksLock } from './weeks-lock.ts';

/** The row of a published week. */
export type PublishedWeekRecord = PublishedWeek;

const fromRow = (row: Tables['published_weeks']): PublishedWeekRecord => ({
  year: row.year,
  weekNumber: row.week_number,
  snapshot: row.snapshot,
  isDemo: row.is_demo === 1,
  publishedAt: row.published_at,
  contentHash: row.content_hash,
  manifest: row.manifest,
  digest: row.digest,
});

const toRow = (week: PublishedWeekRecord): Tables['published_weeks'] => ({
  year: week.year,
  week_number: week.weekNumber,
  snapshot: week.snapshot,
  is_demo: week.isDemo ? 1 : 0,
  published_at: week.publishedAt,
  content_hash: week.contentHash,
  manifest: week.manifest,
  digest: week.digest,
});

/** Records the publication of weeks in the trail, except those of the demo market. */
async function recordPublication(
  within: Queries,
  weeks: readonly PublishedWeekRecord[],
  before: readonly PublishedWeekRecord[],
  actor: Actor,
): Promise<void> {
  const now = new Date();
  for (const week of weeks.filter(({ isDemo }) => !isDemo)) {
    const event = before.some((one) => isSameWeek(one, week)) ? 'replace' : 'publish';
    await recordEvent(within, { event, subject: formatWeek(week), ...actor, now });
  }
}

/** Lists the published weeks, latest first. */
export async function listPublishedWeeks({ db }: Queries): Promise<PublishedWeekRecord[]> {
  const rows = await db
    .selectFrom('published_weeks')
    .selectAll()
    .orderBy('year', 'desc')
    .orderBy('week_number', 'desc')
    .execute();
  return rows.map(fromRow);
}

/**
 * Publishes these weeks in one transaction and replaces those published before; `removeDemo` also removes the demo weeks,
 * `moveSnapshots` also rows that have one of the snapshots under the name of another week; `keys` get their ids; `actor` is who publishes. Returns
 * the snapshots that no week points to any more. Throws StoreUnavailable if the lock of the weeks was lost: taking it needs a transaction, too,
 * so that no other command can get it between the check and the end of this one.
 */
export function publishWeeks(
  store: Queries,
  weeks: readonly PublishedWeekRecord[],
  {
    removeDemo,
    moveSnapshots = false,
    lock,
    keys,
    actor = {},
  }: {
    removeDemo: boolean;
    moveSnapshots?: boolean;
    lock?: WeeksLock;
    keys?: NewKeys;
    actor?: Actor | undefined;
  },
): Promise<number[]> {
  return inTransaction(store, async (transaction) => {
    await lock?.check();
    const before = await listPublishedWeeks(transaction);
    const isReplaced = ({ year, weekNumber, snapshot }: PublishedWeekRecord) =>
      weeks.some(
        (week) =>
          (week.year === year && week.weekNumber === weekNumber) ||
          (moveSnapshots && week.snapshot === snapshot),
      );
    const removed = before.filter((week) => isReplaced(week) || (removeDemo && week.isDemo));
    for (const { snapshot } of removed) {
      await transaction.db.deleteFrom('published_weeks').where('snapshot', '=', snapshot).execute();
    }
    for (const week of weeks)
      await transaction.db.insertInto('published_weeks').values(toRow(week)).execute();
    if (keys) await addKeys(transaction, keys);
    await recordPublication(transaction, weeks, before, actor);
    const current = new Set(weeks.map(({ snapshot }) => snapshot));
    return removed.map(({ snapshot }) => snapshot).filter((snapshot) => !current.has(snapshot));
  });
}

/**
 * Points a published week to another snapshot of the same content, in one transaction. Returns false, and changes
 * nothing, if the week was replaced or unpublished meanwhile. Throws StoreUnavailable if the lock of the weeks was lost.
 */
export function moveWeek(
  store: Queries,
  from: PublishedWeekRecord,
  to: PublishedWeekRecord,
  lock: WeeksLock,
): Promise<boolean> {
  return inTransaction(store, async ({ db }) => {
    await lock.check();
    const [{ numDeletedRows } = { numDeletedRows: 0n }] = await db
      .deleteFrom('published_weeks')
      .where('snapshot', '=', from.snapshot)
      .where('digest', '=', from.digest)
      .execute();
    if (numDeletedRows === 0n) return false;
    await db.insertInto('published_weeks').values(toRow(to)).execute();
    return true;
  });
}

/** Removes the rows of these snapshots in one transaction. Throws StoreUnavailable if the lock of the weeks was lost. */
export function removePublishedWeeks(
  store: Queries,
  snapshots: readonly number[],
  lock?: WeeksLock,
): Promise<void> {
  return inTransaction(store, async (within) => {
    await lock?.check();
    const now = new Date();
    for (const week of await listPublishedWeeks(within))
      if (!week.isDemo && snapshots.includes(week.snapshot))
        await recordEvent(within, { event: 'unpublish', subject: formatWeek(week), now });
    await within.db.deleteFrom('published_weeks').where('snapshot', 'in', snapshots).execute();
  });
}
