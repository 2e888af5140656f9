import { CompiledQuery, type Driver, PostgresDialect, PostgresDriver, type PostgresPool } from 'kysely';

/** Numbers of the advisory locks: the first names the product, the second what is locked. */
const PRODUCT = 0x76697472;
const [WRITES, WEEKS] = [1, 2];

/** Waits for the lock of write transactions and holds it to the end of this one. */
export const LOCK_WRITES = `SELECT pg_advisory_xact_lock(${PRODUCT}, ${WRITES})`;

/** Takes the lock of the weeks to the end of the connection, if no other has it. */
export const TRY_LOCK_WEEKS = `SELECT pg_try_advisory_lock(${PRODUCT}, ${WEEKS}) AS locked`;

type Connection = Parameters<PostgresDriver['rollbackTransaction']>[0];

/**
 * Runs one write transaction at a time, over all processes, as SQLite does: what holds there under any concurrency
 * then holds here. Each statement sees what was committed before it, so that the lock comes first.
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

  /** Lets the error that led to the rollback through; a connection that cannot roll back is discarded. */
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
