import { chmodSync, closeSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import { Kysely } from 'kysely';
import { migrate } from './migrations.ts';
import { createPublishedWeekReader, type ReadPublishedWeek } from './published-week-reader.ts';
import { mapSqliteErrors, NodeSqliteDialect, openSqlite } from './sqlite.ts';
import type { Tables } from './tables.ts';

/** What the functions of this folder ask and change: the store, or the store within one transaction. */
export interface Queries {
  readonly db: Kysely<Tables>;
}

/** What the product knows beside the reports: users, codes, sessions, limits, published weeks. */
export interface Store extends Queries {
  /** Which load a week is read from, as it is at this moment, whichever process has published it. */
  readonly readPublishedWeek: ReadPublishedWeek;
  /** Ends the use of the database. A second time does nothing. */
  close(): Promise<void>;
}

/** The file is its owner's alone; SQLite gives the files beside it the same mode. */
function makeFile(file: string): void {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  closeSync(openSync(file, 'a', 0o600));
  chmodSync(file, 0o600);
}

/**
 * Opens the app database and brings its tables up to date; makes the file if there is none.
 * Several processes may have it open, and each sees what the others have committed.
 */
export function openStore(file: string): Store {
  if (file !== ':memory:') makeFile(file);
  const database = openSqlite(file);
  try {
    mapSqliteErrors(() => migrate(database));
    return {
      db: new Kysely<Tables>({ dialect: new NodeSqliteDialect(database) }),
      readPublishedWeek: createPublishedWeekReader(database),
      close: async () => {
        if (database.isOpen) database.close();
      },
    };
  } catch (error) {
    database.close();
    throw error;
  }
}

/** Does several things as one: all of them happen or none does, and nobody else writes in between. */
export const inTransaction = <Result>(
  { db }: Queries,
  work: (within: Queries) => Promise<Result>,
): Promise<Result> => db.transaction().execute((within) => work({ db: within }));
