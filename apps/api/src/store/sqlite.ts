import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import {
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  type SqliteDatabase,
  SqliteDialect,
  SqliteDriver,
} from 'kysely';
import { StoreDamaged } from './store-damaged.ts';
import { StoreUnavailable } from './store-unavailable.ts';

/** How long a write waits for another process to finish its own. */
const BUSY_MS = 2000;

/** SQLite's primary result codes that say "not now": locked, read-only, I/O error, full, cannot open. */
const notNow = new Set([5, 6, 8, 10, 13, 14]);

/** Those that say that what is in the file cannot be: damaged, no database. */
const damaged = new Set([11, 26]);

const resultCode = (error: unknown): number | undefined =>
  error instanceof Error && 'errcode' in error ? Number(error.errcode) & 0xff : undefined;

/** Does a piece of work with the database; what only the moment prevents is thrown as StoreUnavailable, damage as StoreDamaged. */
export function mapSqliteErrors<Result>(work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    const code = resultCode(error) ?? 0;
    if (notNow.has(code)) throw new StoreUnavailable(error);
    if (damaged.has(code) && error instanceof Error) throw new StoreDamaged(error);
    throw error;
  }
}

/** A Date would be bound as NULL and nobody would know. */
const bindable = (value: unknown): SQLInputValue => {
  if (value === null || typeof value === 'string' || typeof value === 'number') return value;
  throw new TypeError(
    `The app database keeps text and numbers, not ${Object.prototype.toString.call(value)}`,
  );
};

/** Opens the file: committed writes outlive a power cut, readers never wait, another process may write. */
export const openSqlite = (file: string): DatabaseSync =>
  mapSqliteErrors(() => {
    const database = new DatabaseSync(file, { timeout: BUSY_MS, enableForeignKeyConstraints: true });
    database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL');
    return database;
  });

/** Node's database as Kysely expects one: whether a statement yields rows is asked, parameters are spread. */
const forKysely = (database: DatabaseSync): SqliteDatabase => ({
  close: () => database.close(),
  prepare: (sql) => {
    const statement = mapSqliteErrors(() => database.prepare(sql));
    return {
      reader: statement.columns().length > 0,
      all: (parameters) => mapSqliteErrors(() => statement.all(...parameters.map(bindable))),
      run: (parameters) => mapSqliteErrors(() => statement.run(...parameters.map(bindable))),
      iterate: (parameters) => mapSqliteErrors(() => statement.iterate(...parameters.map(bindable))),
    };
  },
});

/**
 * Takes the write lock where a transaction begins: one that reads first could not get it later. One that SQLite has
 * undone by itself, as on a full disk, is not undone again: that failure would hide the first.
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

  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#database.isTransaction) await super.rollbackTransaction(connection);
  }
}

/** The dialect that Kysely speaks to an open database. */
export class NodeSqliteDialect extends SqliteDialect {
  readonly #database: DatabaseSync;
  readonly #adapted: SqliteDatabase;

  constructor(database: DatabaseSync) {
    const adapted = forKysely(database);
    super({ database: adapted });
    this.#database = database;
    this.#adapted = adapted;
  }

  override createDriver(): Driver {
    return new ImmediateDriver(this.#database, this.#adapted);
  }
}
