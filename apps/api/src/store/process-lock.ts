import { closeSync, openSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { mapSqliteErrors } from './sqlite.ts';

/** SQLite's result code SQLITE_BUSY. */
const SQLITE_BUSY = 5;

const isBusy = (error: unknown): boolean =>
  error instanceof Error && 'errcode' in error && (Number(error.errcode) & 0xff) === SQLITE_BUSY;

/** Locks the file. Returns false and closes it if another process holds the lock. */
const tryLock = (file: DatabaseSync): boolean => {
  try {
    file.exec('BEGIN EXCLUSIVE');
    return true;
  } catch (error) {
    file.close();
    if (isBusy(error)) return false;
    throw error;
  }
};

/**
 * Locks a file until the result is disposed; undefined if another process holds the lock. It is a lock of the operating
 * system on an empty SQLite file, so it ends with the process. Throws StoreUnavailable if the disk is full.
 */
export const lockFile = (path: string): Disposable | undefined => {
  closeSync(openSync(path, 'a', 0o600));
  const file = new DatabaseSync(path, { timeout: 0 });
  if (!mapSqliteErrors(() => tryLock(file))) return undefined;
  return { [Symbol.dispose]: () => file.close() };
};
