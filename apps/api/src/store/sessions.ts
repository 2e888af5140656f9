import type { User } from '@vitrina/contract';
import type { Queries } from './store.ts';
import type { Tables } from './tables.ts';
import { userColumns, toUser } from './users.ts';

/** The client of a session: names of its browser and system, and its address block; empty if unknown. */
export interface Client {
  browser: string;
  system: string;
  address: string;
}

/** An open session. The caller checks whether it has expired. */
export interface Session extends Client {
  id: string;
  user: User;
  /** Counter of the next refresh token. */
  counter: number;
  /** Time of creation and of the last refresh, ISO 8601 in UTC. */
  createdAt: string;
  rotatedAt: string;
  /** Hash of the address block and the user agent of the last refresh; empty if unknown. */
  rotatedBy: string;
}

const sessionColumns = [
  'sessions.id as session_id',
  'counter',
  'sessions.created_at as session_created_at',
  'rotated_at',
  'rotated_by',
  'browser',
  'system',
  'sessions.address',
] as const;

type SessionRow = Omit<Tables['users'], 'language'> &
  Client & {
    session_id: string;
    counter: number;
    session_created_at: string;
    rotated_at: string;
    rotated_by: string;
  };

const toSession = (row: SessionRow): Session => ({
  id: row.session_id,
  user: toUser(row),
  counter: row.counter,
  createdAt: row.session_created_at,
  rotatedAt: row.rotated_at,
  rotatedBy: row.rotated_by,
  browser: row.browser,
  system: row.system,
  address: row.address,
});

/** Creates a session of a user with counter 0. */
export async function createSession(
  { db }: Queries,
  id: string,
  userId: string,
  now: Date,
  client?: Client,
): Promise<void> {
  const time = now.toISOString();
  await db
    .insertInto('sessions')
    .values({
      id,
      user_id: userId,
      counter: 0,
      created_at: time,
      rotated_at: time,
      rotated_by: '',
      ...client,
    })
    .execute();
}

/** Returns the session with this id; undefined if it has ended or never existed. */
export async function findSession({ db }: Queries, id: string): Promise<Session | undefined> {
  const row = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'user_id')
    .select([...sessionColumns, ...userColumns])
    .where('sessions.id', '=', id)
    .executeTakeFirst();
  return row && toSession(row);
}

/** Increments a session's counter if it has not changed since it was read, and records the client. */
export async function incrementCounter(
  { db }: Queries,
  { id, counter }: Session,
  { now, rotatedBy, client }: { now: Date; rotatedBy: string; client: Client },
): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ counter: counter + 1, rotated_at: now.toISOString(), rotated_by: rotatedBy, ...client })
    .where('id', '=', id)
    .where('counter', '=', counter)
    .execute();
}

/** Lists the sessions of a user, the last refreshed first. */
export async function listSessions({ db }: Queries, userId: string): Promise<Session[]> {
  const rows = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'user_id')
    .select([...sessionColumns, ...userColumns])
    .where('user_id', '=', userId)
    .orderBy('rotated_at', 'desc')
    .orderBy('sessions.id')
    .execute();
  return rows.map(toSession);
}

/** Deletes a session and its access tokens. Of concurrent calls exactly one returns true. */
export async function endSession({ db }: Queries, id: string): Promise<boolean> {
  const deleted = await db.deleteFrom('sessions').where('id', '=', id).executeTakeFirst();
  return deleted.numDeletedRows === 1n;
}

/** Stores the hash of an access token. */
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

/** Returns the session of an access token by its hash, and the token's time of issue. */
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
  return row && { session: toSession(row), issuedAt: row.issued_at };
}

/** Deletes sessions last refreshed, and access tokens issued, at or before these times. */
export async function deleteSessions(
  { db }: Queries,
  until: { rotatedAt: Date; issuedAt: Date },
): Promise<void> {
  await db.deleteFrom('access_tokens').where('issued_at', '<=', until.issuedAt.toISOString()).execute();
  await db.deleteFrom('sessions').where('rotated_at', '<=', until.rotatedAt.toISOString()).execute();
}
