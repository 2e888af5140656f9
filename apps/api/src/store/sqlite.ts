import { chmodSync } from 'node:fs';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { SqliteDialect } from 'kysely';

/** How long a statement waits for another process to end its write, in ms. */
const BUSY_TIMEOUT = 5000;

/** A prepared statement in the shape that Kysely asks for: whether it gives rows, and values as an array. */
const statement = (database: DatabaseSync, sql: string) => {
  const prepared = database.prepare(sql);
  const values = (given: readonly unknown[]) => given as SQLInputValue[];
  return {
    reader: prepared.columns().length > 0,
    all: (given: readonly unknown[]) => prepared.all(...values(given)),
    run: (given: readonly unknown[]) => prepared.run(...values(given)),
    iterate: (given: readonly unknown[]) => prepared.iterate(...values(given)),
  };
};

/** SQLite for Kysely: WAL and synchronous=FULL, so that an acknowledged write outlives a power cut. */
export function sqliteDialect(file: string): SqliteDialect {
  const database = new DatabaseSync(file, { timeout: BUSY_TIMEOUT });
  if (file !== ':memory:') chmodSync(file, 0o600);
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON;');
  return new SqliteDialect({
    database: {
      prepare: (sql: string) => statement(database, sql),
      close: () => database.close(),
    },
  });
}
