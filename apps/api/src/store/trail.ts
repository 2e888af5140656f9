import { randomUUID } from 'node:crypto';
import { type AccountEvent, accountEventNames, MAX_TRAIL_EVENTS } from '@vitrina/contract';
import type { Queries } from './store.ts';
import type { Tables } from './tables.ts';
import type { NewTrailEvent, TrailEvent } from './trail-events.ts';

/** Number of days for which events are kept. */
const TRAIL_DAYS = 400;

const DAY_MS = 86_400_000;

const fromRow = (row: Omit<Tables['trail'], 'id'>): TrailEvent => ({
  at: row.recorded_at,
  event: row.event,
  subject: row.subject,
  userId: row.user_id,
  address: row.address,
});

/** Records an event in the trail, and in the log of a server once its transaction is committed. */
export async function recordEvent(
  { db, onEvent }: Queries,
  { event, subject, userId, address, now }: NewTrailEvent,
): Promise<void> {
  const row = {
    recorded_at: now.toISOString(),
    event,
    subject: subject ?? null,
    user_id: userId ?? null,
    address: address ?? null,
  };
  await db
    .insertInto('trail')
    .values({ id: randomUUID(), ...row })
    .execute();
  onEvent?.(fromRow(row));
}

/** Lists the events since a time, oldest first: all, or those of a user. */
export async function listEvents(
  { db }: Queries,
  { since, userId }: { since: Date; userId?: string | undefined },
): Promise<TrailEvent[]> {
  const events = db.selectFrom('trail').selectAll().where('recorded_at', '>=', since.toISOString());
  const chosen = userId === undefined ? events : events.where('user_id', '=', userId);
  return (await chosen.orderBy('recorded_at').orderBy('id').execute()).map(fromRow);
}

/** Lists the last events of a user, newest first, without the address of those who read the user's links. */
export async function listOwnEvents({ db }: Queries, userId: string): Promise<AccountEvent[]> {
  const rows = await db
    .selectFrom('trail')
    .select(['recorded_at', 'event', 'address'])
    .where('user_id', '=', userId)
    .where('event', 'in', accountEventNames)
    .$narrowType<{ event: AccountEvent['event'] }>()
    .orderBy('recorded_at', 'desc')
    .orderBy('id')
    .limit(MAX_TRAIL_EVENTS)
    .execute();
  return rows.map(({ recorded_at, event, address }) => ({
    at: recorded_at,
    event,
    address: event === 'link-used-first' ? null : address,
  }));
}

/** Deletes the events that are older than the retention. */
export async function deleteEvents({ db }: Queries, now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - TRAIL_DAYS * DAY_MS).toISOString();
  await db.deleteFrom('trail').where('recorded_at', '<=', oldest).execute();
}
