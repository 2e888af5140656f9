import type { Language, ReportPeriod } from '@vitrina/contract';
import { inTransaction, type Queries } from './store.ts';
import type { Tables } from './tables.ts';

/** A letter about a week to one user. */
export interface Letter extends ReportPeriod {
  userId: string;
  email: string;
  language: Language;
  /** Number of attempts to send it, the current one included. */
  attempts: number;
}

/** Checks that a user is subscribed to the letters. */
export async function isSubscribed({ db }: Queries, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('letter_subscriptions')
    .select('user_id')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row !== undefined;
}

/** Subscribes a user to the letters. */
export async function subscribe({ db }: Queries, userId: string, now: Date): Promise<void> {
  await db
    .insertInto('letter_subscriptions')
    .values({ user_id: userId, subscribed_at: now.toISOString() })
    .onConflict((conflict) => conflict.column('user_id').doNothing())
    .execute();
}

/** Unsubscribes a user from the letters and deletes the waiting ones. */
export const unsubscribe = (store: Queries, userId: string): Promise<void> =>
  inTransaction(store, async ({ db }) => {
    await db.deleteFrom('letter_subscriptions').where('user_id', '=', userId).execute();
    await db.deleteFrom('letters').where('user_id', '=', userId).where('state', '=', 'waiting').execute();
  });

const isLater = (one: ReportPeriod, other: { year: number; week_number: number }): boolean =>
  one.year > other.year || (one.year === other.year && one.weekNumber > other.week_number);

/**
 * Creates the letters about the latest published week if it is later than the week of the previous ones; undefined
 * means no week. The first call only remembers the week. Returns their number; of concurrent calls one creates them.
 */
export const openLetters = (store: Queries, latest: ReportPeriod | undefined, now: Date): Promise<number> =>
  inTransaction(store, async ({ db }) => {
    const week = latest ?? { year: 0, weekNumber: 0 };
    const next = { year: week.year, week_number: week.weekNumber };
    const before = await db.selectFrom('letter_week').selectAll().executeTakeFirst();
    if (before === undefined) {
      await db.insertInto('letter_week').values(next).execute();
      return 0;
    }
    if (!isLater(week, before)) return 0;
    const { numUpdatedRows } = await db
      .updateTable('letter_week')
      .set(next)
      .where('year', '=', before.year)
      .where('week_number', '=', before.week_number)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return 0;
    await db.deleteFrom('letters').execute();
    const subscribers = await db.selectFrom('letter_subscriptions').select('user_id').execute();
    const waiting = { state: 'waiting', attempts: 0, due_at: now.toISOString() } as const;
    for (const { user_id } of subscribers)
      await db
        .insertInto('letters')
        .values({ user_id, ...next, ...waiting })
        .execute();
    return subscribers.length;
  });

/** Duration of a claim, ms. A sender takes much less: at most a minute to write a letter, seconds to send it. */
const LEASE_MS = 10 * 60_000;

/** Claims the next due letter, so that no other sender takes it, also after a restart. The claim ends at `due_at`. */
export const claimLetter = (store: Queries, now: Date): Promise<Letter | undefined> =>
  inTransaction(store, async ({ db }) => {
    const row = await db
      .selectFrom('letters')
      .innerJoin('users', 'users.id', 'letters.user_id')
      .select(['user_id', 'year', 'week_number', 'attempts', 'email', 'language'])
      .where('state', '=', 'waiting')
      .where('due_at', '<=', now.toISOString())
      .where('users.status', '=', 'active')
      .orderBy('due_at')
      .orderBy('user_id')
      .limit(1)
      .executeTakeFirst();
    if (row === undefined) return undefined;
    const attempts = row.attempts + 1;
    const leaseEnd = new Date(now.getTime() + LEASE_MS).toISOString();
    const { numUpdatedRows } = await db
      .updateTable('letters')
      .set({ state: 'claimed', attempts, due_at: leaseEnd })
      .where('user_id', '=', row.user_id)
      .where('state', '=', 'waiting')
      .executeTakeFirst();
    const { user_id: userId, year, week_number: weekNumber, email, language } = row;
    return numUpdatedRows === 0n ? undefined : { userId, year, weekNumber, email, language, attempts };
  });

/** Records the outcome of a claimed letter. One that waits again is due at `dueAt`. */
export async function settleLetter(
  { db }: Queries,
  { userId, year, weekNumber }: Pick<Letter, 'userId' | 'year' | 'weekNumber'>,
  { state, dueAt }: { state: Tables['letters']['state']; dueAt: Date },
): Promise<void> {
  await db
    .updateTable('letters')
    .set({ state, due_at: dueAt.toISOString() })
    .where('user_id', '=', userId)
    .where('year', '=', year)
    .where('week_number', '=', weekNumber)
    .execute();
}

/**
 * Gives up the claimed letters of a killed server, since they may have been sent. Skips letters whose claim has not
 * ended: another server may be sending them. Returns the number of letters given up.
 */
export async function giveUpClaimed({ db }: Queries, now: Date): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('letters')
    .set({ state: 'given up' })
    .where('state', '=', 'claimed')
    .where('due_at', '<=', now.toISOString())
    .executeTakeFirst();
  return Number(numUpdatedRows);
}
