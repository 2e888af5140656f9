import { DatabaseError, Pool, type PoolClient, type PoolConfig, types } from 'pg';
import type { PostgresPool, PostgresPoolClient } from 'kysely';
import { checkBindable } from '../bindable.ts';
import { StoreUnavailable } from '../store-unavailable.ts';

/**
 * Classes of SQLSTATE that a retry can solve: connection, transaction state (a standby, a timeout of an idle
 * transaction), authorization, missing database, rollback, resources, lock timeout, operator intervention and system
 * errors.
 */
const temporaryClasses = new Set(['08', '25', '28', '3D', '40', '53', '55', '57', '58']);

/** SQLSTATE of a missing table and of a missing right: the database is used again when its copy or the right is back. */
const repairableCodes = new Set(['42P01', '42501']);

/** Converts an error of the driver: an error that is no response of Postgres is one of the connection. */
const toStoreError = (error: unknown): unknown =>
  !(error instanceof DatabaseError) ||
  repairableCodes.has(error.code ?? '') ||
  temporaryClasses.has(error.code?.slice(0, 2) ?? '')
    ? new StoreUnavailable(error)
    : error;

/** Runs a database call. Errors of the connection and those that a retry can solve become StoreUnavailable. */
export const mapPostgresErrors = async <Result>(call: () => Promise<Result>): Promise<Result> => {
  try {
    return await call();
  } catch (error) {
    throw toStoreError(error);
  }
};

/** Errors of a connection to a server that does not run, starts or cannot be reached. */
const awayCodes = new Set(
  'ECONNREFUSED ECONNRESET EPIPE ENOENT ETIMEDOUT EHOSTUNREACH ENETUNREACH EAI_AGAIN'.split(' '),
);

/** Whether the cause of a StoreUnavailable is that the server is away, not that it refuses these settings. */
export const isAway = (error: unknown): boolean => {
  if (!(error instanceof StoreUnavailable) || !(error.cause instanceof Error)) return false;
  const { message, code = '' } = error.cause as Error & { code?: string };
  return awayCodes.has(code) || /^(08|53|57)/.test(code) || /timeout|terminated/.test(message);
};

/** Object id of the type BIGINT, the result of COUNT and SUM. */
const BIGINT = 20;

const parseBigint = (text: string): number => {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} is not a safe integer`);
  return value;
};

/** Parses BIGINT as a number, all other types as the driver does. */
const getTypeParser: NonNullable<PoolConfig['types']>['getTypeParser'] = (id, format) =>
  Number(id) === BIGINT && format === 'text' ? parseBigint : types.getTypeParser(id, format);

/**
 * Settings of every connection. A server that does not respond must not hold requests longer than overload protection
 * allows.
 */
export const connectionSettings = (url: string) => ({
  connectionString: url,
  application_name: 'vitrina',
  connectionTimeoutMillis: 5000,
  query_timeout: 12_000,
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
  types: { getTypeParser },
});

/**
 * Limits the work of the server for a connection, also when its process is cut off. Sent as a statement: poolers refuse
 * these as parameters of a connection.
 */
export const SET_TIMEOUTS =
  'SET lock_timeout = 5000; SET statement_timeout = 10000; SET idle_in_transaction_session_timeout = 10000';

/**
 * Opens a pool. A connection that ends while idle is replaced when the next one is needed. One that ends in use also
 * rejects its query, so that the handler of its event only has to keep the process alive.
 */
export const openPool = (url: string): Pool => {
  const verify: PoolConfig['verify'] = (client, verified) => client.query(SET_TIMEOUTS, verified);
  const pool = new Pool({ ...connectionSettings(url), verify });
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
};

/** Runs work with a connection of the pool and returns the connection, also after an error. */
export const useClient = async <Result>(
  pool: Pool,
  work: (client: PoolClient) => Promise<Result>,
): Promise<Result> => {
  const client = await pool.connect();
  try {
    return await work(client);
  } finally {
    client.release();
  }
};

/**
 * Adapts the pool to Kysely's interface. `prepare` runs before a connection is used. A connection is discarded if its
 * query got no response.
 */
export const adaptForKysely = (pool: Pool, prepare: () => Promise<void>): PostgresPool => ({
  options: pool.options,
  end: () => pool.end(),
  connect: async () => {
    await prepare();
    const client = await mapPostgresErrors(() => pool.connect());
    let isBroken = false;
    const query = async (sql: string, parameters: readonly unknown[]) => {
      const values = parameters.map(checkBindable);
      try {
        return await client.query(sql, values);
      } catch (error) {
        isBroken ||= !(error instanceof DatabaseError) || error.severity === 'FATAL';
        throw toStoreError(error);
      }
    };
    return {
      // The type has an overload for cursors, which Kysely calls only in streams; no query here is a stream.
      query: query as unknown as PostgresPoolClient['query'],
      release: (destroy) => client.release(destroy === true || isBroken),
    };
  },
});
