import type { User } from '@vitrina/contract';
import type { Queries } from './store.ts';
import type { Tables } from './tables.ts';
import { userColumns, toUser } from './users.ts';

/** A session that has not been ended. Whether it is still in time is for its reader to say. */
export interface Session {
  id: string;
  user: User;
  /** The counter of the refresh token that is to be used next. */
  counter: number;
  /** When it began, and when its counter was last raised: ISO 8601 in UTC. */
  createdAt: string;
  rotatedAt: string;
}

const sessionColumns = [
  'sessions.id as session_id',
  'counter',
  'sessions.created_at as began_at',
  'rotated_at',
] as const;

type SessionRow = Tables['users'] & {
  session_id: string;
  counter: number;
  began_at: string;
  rotated_at: string;
};

const sessionOf = (row: SessionRow): Session => ({
  id: row.session_id,
  user: toUser(row),
  counter: row.counter,
  createdAt: row.began_at,
  rotatedAt: row.rotated_at,
});

/** Begins a session of a user, with counter 0. */
export async function createSession({ db }: Queries, id: string, userId: string, now: Date): Promise<void> {
  const moment = now.toISOString();
  await db
    .insertInto('sessions')
    .values({ id, user_id: userId, counter: 0, created_at: moment, rotated_at: moment })
    .execute();
}

/** The session of this id; undefined when it was ended or never was. */
export async function findSession({ db }: Queries, id: string): Promise<Session | undefined> {
  const row = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'user_id')
    .select([...sessionColumns, ...userColumns])
    .where('sessions.id', '=', id)
    .executeTakeFirst();
  return row && sessionOf(row);
}

/** Raises a session's counter by one, from what it is known to be. */
export async function incrementCounter({ db }: Queries, { id, counter }: Session, now: Date): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ counter: counter + 1, rotated_at: now.toISOString() })
    .where('id', '=', id)
    .where('counter', '=', counter)
    .execute();
}

/** Ends a session: its row and its access tokens go. True for the one who did it. */
export async function endSession({ db }: Queries, id: string): Promise<boolean> {
  const ended = await db.deleteFrom('sessions').where('id', '=', id).executeTakeFirst();
  return ended.numDeletedRows === 1n;
}

/** Keeps the hash of an access token of a session. */
export async function addAccessToken(
  { db }: Queries,
  sessionId: string,
  hash: string,
  now: Date,
): Promise<void> {
  await db
    .insertInto('access_tokens')
    .values({ hash, session_id: sessionId, issued_at: now.toISOString() })
    .execute();
}

/** The session of the access token with this hash, and when the token was issued. */
export async function findByAccessToken(
  { db }: Queries,
  hash: string,
): Promise<{ session: Session; issuedAt: string } | undefined> {
  const row = await db
    .selectFrom('access_tokens')
    .innerJoin('sessions', 'sessions.id', 'session_id')
    .innerJoin('users', 'users.id', 'user_id')
    .select([...sessionColumns, ...userColumns, 'issued_at'])
    .where('hash', '=', hash)
    .executeTakeFirst();
  return row && { session: sessionOf(row), issuedAt: row.issued_at };
}

/** Forgets the sessions last renewed, and the access tokens issued, at these moments or before them. */
export async function deleteSessions(
  { db }: Queries,
  until: { rotatedAt: Date; issuedAt: Date },
): Promise<void> {
  await db.deleteFrom('access_tokens').where('issued_at', '<=', until.issuedAt.toISOString()).execute();
  await db.deleteFrom('sessions').where('rotated_at', '<=', until.rotatedAt.toISOString()).execute();
}
