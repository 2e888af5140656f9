import { chmodSync, closeSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import { Kysely } from 'kysely';
import { migrate } from './migrations.ts';
import {
  createPublishedWeekReader,
  createPublishedYearsReader,
  type ReadPublishedWeek,
  type ReadPublishedYears,
} from './published-week-reader.ts';
import { mapSqliteErrors, NodeSqliteDialect, openSqlite } from './sqlite.ts';
import type { Tables } from './tables.ts';

/** Access to the app database, directly or within a transaction. */
export interface Queries {
  readonly db: Kysely<Tables>;
}

/** The app database: users, codes, sessions, code requests, published weeks. */
export interface Store extends Queries {
  /** Reads the current published week, also one published by another process. */
  readonly readPublishedWeek: ReadPublishedWeek;
  /** Reads all published weeks of some years. */
  readonly readPublishedYears: ReadPublishedYears;
  /** Closes the database. Further calls do nothing. */
  close(): Promise<void>;
}

/** Creates the file with mode 0600; SQLite gives its other files the same mode. */
function createFile(file: string): void {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  closeSync(openSync(file, 'a', 0o600));
  chmodSync(file, 0o600);
}

/**
 * Opens the app database and migrates it; creates the file if there is none. Several processes may open it, and each
 * sees what the others have committed.
 */
export function openStore(file: string): Store {
  if (file !== ':memory:') createFile(file);
  const database = openSqlite(file);
  try {
    mapSqliteErrors(() => migrate(database));
    return {
      db: new Kysely<Tables>({ dialect: new NodeSqliteDialect(database) }),
      readPublishedWeek: createPublishedWeekReader(database),
      readPublishedYears: createPublishedYearsReader(database),
      close: async () => {
        if (database.isOpen) database.close();
      },
    };
  } catch (error) {
    database.close();
    throw error;
  }
}

/** Runs the work in one write transaction. */
export const inTransaction = <Result>(
  { db }: Queries,
  work: (transaction: Queries) => Promise<Result>,
): Promise<Result> => db.transaction().execute((transaction) => work({ db: transaction }));
