import type { ReportPeriod } from '@vitrina/contract';
import type { Queries } from './store.ts';

/** Reads when a user last marked the events of a week as seen, ISO 8601 in UTC; undefined if never. */
export async function readSeenAt(
  { db }: Queries,
  userId: string,
  { year, weekNumber }: ReportPeriod,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('seen_weeks')
    .select('seen_at')
    .where('user_id', '=', userId)
    .where('year', '=', year)
    .where('week_number', '=', weekNumber)
    .executeTakeFirst();
  return row?.seen_at;
}

/** Marks the events of a week as seen by a user. */
export async function markWeekSeen(
  { db }: Queries,
  userId: string,
  { year, weekNumber, now }: ReportPeriod & { now: Date },
): Promise<void> {
  const seen = { seen_at: now.toISOString() };
  await db
    .insertInto('seen_weeks')
    .values({ user_id: userId, year, week_number: weekNumber, ...seen })
    .onConflict((conflict) => conflict.columns(['user_id', 'year', 'week_number']).doUpdateSet(seen))
    .execute();
}
