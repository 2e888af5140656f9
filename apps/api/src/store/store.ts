import { chmodSync, closeSync, mkdirSync, openSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Kysely } from 'kysely';
import { checkWritable, createFileCheck } from './check-writable.ts';
import { migrate } from './migrations.ts';
import { lockFile } from './process-lock.ts';
import { createPublishedWeekReader, type PublishedWeeks } from './published-week-reader.ts';
import { StoreUnavailable } from './store-unavailable.ts';
import { mapSqliteErrors, NodeSqliteDialect, openSqlite } from './sqlite.ts';
import type { Tables } from './tables.ts';
import type { TrailEvent } from './trail-events.ts';
import type { WeeksLock } from './weeks-lock.ts';

/** Access to the app database, directly or within a transaction. */
export interface Queries {
  readonly db: Kysely<Tables>;
  /** Receives the events of the trail once they are committed. */
  onEvent?: ((event: TrailEvent) => void) | undefined;
}

/** The app database: users, codes, sessions, code requests, published weeks. */
export interface Store extends Queries {
  /** Whether processes with other data directories use the same app database. */
  readonly isShared: boolean;
  /** Reads the published weeks, those of other processes included. A request takes all its weeks from one reading. */
  readPublishedWeeks(): PublishedWeeks | Promise<PublishedWeeks>;
  /** Locks the weeks for one command; undefined while another command holds the lock. */
  lockWeeks(): Promise<WeeksLock | undefined>;
  /** Writes present values. Throws StoreUnavailable or StoreDamaged if the database is read-only, full or deleted. */
  checkWritable(): Promise<void>;
  /** Closes the database. Further calls do nothing. */
  close(): Promise<void>;
}

/** Creates the file with mode 0600; SQLite gives its other files the same mode. Throws StoreUnavailable. */
function createFile(file: string): void {
  try {
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
    closeSync(openSync(file, 'a', 0o600));
    chmodSync(file, 0o600);
  } catch (error) {
    throw new StoreUnavailable(error);
  }
}

/**
 * Locks a file beside the database. The operating system releases the lock with the process, so that it cannot be lost.
 * No other process can open a database in memory.
 */
async function lockWeeks(file: string): Promise<WeeksLock | undefined> {
  const lock = file === ':memory:' ? new DisposableStack() : lockFile(join(dirname(file), 'ingest.lock'));
  return lock && { check: async () => undefined, [Symbol.asyncDispose]: async () => lock[Symbol.dispose]() };
}

/**
 * Opens the app database in a SQLite file and migrates it; creates the file if there is none. Several processes may
 * open it; each sees the commits of the others.
 */
export function openStore(file: string): Store {
  if (file !== ':memory:') createFile(file);
  const database = openSqlite(file);
  try {
    mapSqliteErrors(() => migrate(database));
    const publishedWeeks = createPublishedWeekReader(database);
    const db = new Kysely<Tables>({ dialect: new NodeSqliteDialect(database) });
    const checkFile = createFileCheck(file);
    return {
      db,
      isShared: false,
      readPublishedWeeks: () => publishedWeeks,
      lockWeeks: () => lockWeeks(file),
      checkWritable: async () => {
        checkFile();
        await checkWritable(db);
      },
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
export async function inTransaction<Result>(
  { db, onEvent }: Queries,
  work: (transaction: Queries) => Promise<Result>,
): Promise<Result> {
  const events: TrailEvent[] = [];
  const result = await db
    .transaction()
    .execute((transaction) => work({ db: transaction, onEvent: (event) => void events.push(event) }));
  for (const event of events) onEvent?.(event);
  return result;
}
