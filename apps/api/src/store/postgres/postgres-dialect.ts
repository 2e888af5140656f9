import { CompiledQuery, type Driver, PostgresDialect, PostgresDriver, type PostgresPool } from 'kysely';

/** Numbers of the advisory locks: the first identifies the product, the second the locked object. */
const PRODUCT = 0x76697472;
const [WRITES, WEEKS] = [1, 2];

/** Waits for the lock of write transactions and holds it until the end of this one. */
export const LOCK_WRITES = `SELECT pg_advisory_xact_lock(${PRODUCT}, ${WRITES})`;

/** Takes the lock of the weeks until the end of the connection, if no other connection holds it. */
export const TRY_LOCK_WEEKS = `SELECT pg_try_advisory_lock(${PRODUCT}, ${WEEKS}) AS locked`;

type Connection = Parameters<PostgresDriver['rollbackTransaction']>[0];

/**
 * Runs one write transaction at a time over all processes, as SQLite does, so that concurrency has the same effects in
 * both. Each statement sees all earlier commits, so that the lock comes first.
 */
class OneWriterDriver extends PostgresDriver {
  override async beginTransaction(connection: Connection): Promise<void> {
    try {
      await connection.executeQuery(CompiledQuery.raw(`BEGIN; ${LOCK_WRITES}`));
    } catch (error) {
      await this.rollbackTransaction(connection);
      throw error;
    }
  }

  /** Keeps the error that caused the rollback. A connection that cannot roll back is discarded. */
  override rollbackTransaction(connection: Connection): Promise<void> {
    return super.rollbackTransaction(connection).catch(() => undefined);
  }
}

/** Kysely's dialect over an open pool. */
export class OneWriterDialect extends PostgresDialect {
  readonly #pool: PostgresPool;

  constructor(pool: PostgresPool) {
    super({ pool });
    this.#pool = pool;
  }

  override createDriver(): Driver {
    return new OneWriterDriver({ pool: this.#pool });
  }
}
