import { Kysely } from 'kysely';
import { Client, type ClientBase, type Pool } from 'pg';
import { ConfigError } from '../../config.ts';
import { listMissingSteps, MIGRATIONS_TABLE } from '../migrations.ts';
import { checkWritable } from '../check-writable.ts';
import type { Store } from '../store.ts';
import type { Tables } from '../tables.ts';
import type { WeeksLock } from '../weeks-lock.ts';
import { hasOwnSessions } from './own-sessions.ts';
import { LOCK_WRITES, OneWriterDialect, TRY_LOCK_WEEKS } from './postgres-dialect.ts';
import {
  adaptForKysely,
  connectionSettings,
  isAway,
  mapPostgresErrors,
  openPool,
  SET_TIMEOUTS,
  useClient,
} from './postgres-pool.ts';
import { createPublishedWeeksCopy } from './published-weeks-copy.ts';

/** Runs statements in one transaction with the lock of writes. */
const inWriteTransaction = async <Result>(
  client: ClientBase,
  work: () => Promise<Result>,
): Promise<Result> => {
  await client.query('BEGIN');
  try {
    await client.query(LOCK_WRITES);
    const result = await work();
    await client.query('COMMIT');
    return result;
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined);
    throw error;
  }
};

/** Runs the missing steps in one transaction; concurrent processes run them once. */
const migrate = (pool: Pool): Promise<void> =>
  useClient(pool, (client) =>
    inWriteTransaction(client, async () => {
      await client.query(MIGRATIONS_TABLE);
      const { rows } = await client.query<{ applied: number }>('SELECT count(*) AS applied FROM migrations');
      for (const { step, sql } of listMissingSteps(rows[0]?.applied ?? 0)) {
        await client.query(sql);
        await client.query('INSERT INTO migrations (step) VALUES ($1)', [step]);
      }
    }),
  );

/** Checks that connections keep their sessions, and migrates. Throws ConfigError if a pooler exchanges sessions. */
const prepare = async (pool: Pool): Promise<void> => {
  if (!(await mapPostgresErrors(() => hasOwnSessions(pool))))
    throw new ConfigError([
      'DATABASE_URL leads through a pooler that gives a connection another session for each transaction, so that the lock of an ingest would not hold: set pool_mode = session in PgBouncer, or name Postgres itself',
    ]);
  await mapPostgresErrors(() => migrate(pool));
};

/** Calls a function once. After a failure the next call repeats it. */
const retryOnNextCall = (call: () => Promise<void>): (() => Promise<void>) => {
  let last: Promise<void> | undefined;
  return () =>
    (last ??= call().catch((error: unknown) => {
      last = undefined;
      throw error;
    }));
};

/**
 * Takes the lock of the weeks on a connection of its own; the lock ends with the connection. A write transaction
 * encloses the attempt, so that it waits for a publication that has checked its own lock.
 */
const lockWeeks = async (url: string): Promise<WeeksLock | undefined> => {
  const client = new Client({ ...connectionSettings(url), application_name: 'vitrina weeks' });
  client.on('error', () => undefined);
  const end = () => client.end().catch(() => undefined);
  try {
    await client.connect();
    // If the machine of a command fails, the lock ends after half a minute, not after the default of two hours.
    await client.query(
      `${SET_TIMEOUTS}; SET tcp_keepalives_idle = 10; SET tcp_keepalives_interval = 5; SET tcp_keepalives_count = 4`,
    );
    const { rows } = await inWriteTransaction(client, () =>
      client.query<{ locked: boolean }>(TRY_LOCK_WEEKS),
    );
    if (rows[0]?.locked === true) {
      const check = () => mapPostgresErrors(async () => void (await client.query('SELECT 1')));
      return { check, [Symbol.asyncDispose]: end };
    }
  } catch (error) {
    void end();
    throw error;
  }
  await end();
  return undefined;
};

/**
 * Opens the app database of a Postgres server and migrates it before its first use. Processes on any machine may open
 * it. Throws ConfigError if a pooler exchanges sessions, and StoreUnavailable if the server cannot be used;
 * `isAwayAllowed` allows a server that is away.
 */
export const openPostgresStore = async (
  url: string,
  { isAwayAllowed = false }: { isAwayAllowed?: boolean } = {},
): Promise<Store> => {
  const pool = openPool(url);
  const end = async () => void (pool.ended || (await pool.end()));
  const prepareOnce = retryOnNextCall(() => prepare(pool));
  try {
    await prepareOnce();
  } catch (error) {
    if (!isAwayAllowed || !isAway(error)) {
      await end();
      throw error;
    }
  }
  const db = new Kysely<Tables>({ dialect: new OneWriterDialect(adaptForKysely(pool, prepareOnce)) });
  return {
    db,
    isShared: true,
    readPublishedWeeks: createPublishedWeeksCopy(db),
    lockWeeks: () => mapPostgresErrors(() => lockWeeks(url)),
    checkWritable: () => checkWritable(db),
    close: end,
  };
};
