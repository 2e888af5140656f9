import { DatabaseSync } from 'node:sqlite';
import { setImmediate as nextTurn } from 'node:timers/promises';
import {
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  type SqliteDatabase,
  SqliteDialect,
  SqliteDriver,
} from 'kysely';
import { checkBindable } from './bindable.ts';
import { StoreDamaged } from './store-damaged.ts';
import { StoreUnavailable } from './store-unavailable.ts';

/** Maximum wait of a write for another process's write. */
const BUSY_MS = 2000;

/** SQLite's primary result codes of temporary errors: busy, locked, read-only, I/O error, full, cannot open. */
const temporaryCodes = new Set([5, 6, 8, 10, 13, 14]);

/** Result codes of a damaged file: corrupt, not a database. */
const damageCodes = new Set([11, 26]);

const getResultCode = (error: unknown): number | undefined =>
  error instanceof Error && 'errcode' in error ? Number(error.errcode) & 0xff : undefined;

/** Whether the file was emptied or replaced under the open database. The server may be started again with its copy. */
const isTableMissing = (error: unknown): boolean =>
  error instanceof Error && error.message.startsWith('no such table');

/** Runs a database call. Temporary errors become StoreUnavailable, damage becomes StoreDamaged. */
export function mapSqliteErrors<Result>(call: () => Result): Result {
  try {
    return call();
  } catch (error) {
    const code = getResultCode(error) ?? 0;
    if (temporaryCodes.has(code) || isTableMissing(error)) throw new StoreUnavailable(error);
    if (damageCodes.has(code) && error instanceof Error) throw new StoreDamaged(error);
    throw error;
  }
}

/** Opens the file in WAL mode: committed writes survive a power cut, and readers do not wait for writers. */
export const openSqlite = (file: string): DatabaseSync =>
  mapSqliteErrors(() => {
    const database = new DatabaseSync(file, { timeout: BUSY_MS, enableForeignKeyConstraints: true });
    database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL');
    return database;
  });

/** Adapts Node's database to Kysely's interface. */
const adaptForKysely = (database: DatabaseSync): SqliteDatabase => ({
  close: () => database.close(),
  prepare: (sql) => {
    const statement = mapSqliteErrors(() => database.prepare(sql));
    return {
      reader: statement.columns().length > 0,
      all: (parameters) => mapSqliteErrors(() => statement.all(...parameters.map(checkBindable))),
      run: (parameters) => mapSqliteErrors(() => statement.run(...parameters.map(checkBindable))),
      iterate: (parameters) => mapSqliteErrors(() => statement.iterate(...parameters.map(checkBindable))),
    };
  },
});

/**
 * Acquires the write lock at the start of a transaction, because a transaction that reads first may not get it later.
 * Skips the rollback if SQLite has rolled back itself, as on a full disk: its error would hide the first one.
 */
class ImmediateDriver extends SqliteDriver {
  readonly #database: DatabaseSync;

  constructor(database: DatabaseSync, adapted: SqliteDatabase) {
    super({ database: adapted });
    this.#database = database;
  }

  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }

  /** Gives the event loop a turn after each transaction: a queue of transactions would block all other requests. */
  override async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await super.commitTransaction(connection);
    await nextTurn();
  }

  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#database.isTransaction) await super.rollbackTransaction(connection);
  }
}

/** Kysely's dialect for an open database. */
export class NodeSqliteDialect extends SqliteDialect {
  readonly #database: DatabaseSync;
  readonly #adapted: SqliteDatabase;

  constructor(database: DatabaseSync) {
    const adapted = adaptForKysely(database);
    super({ database: adapted });
    this.#database = database;
    this.#adapted = adapted;
  }

  override createDriver(): Driver {
    return new ImmediateDriver(this.#database, this.#adapted);
  }
}
