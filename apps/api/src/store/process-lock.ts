import { closeSync, openSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { mapSqliteErrors } from './sqlite.ts';

/** SQLite's result code: another connection has it. */
const busy = 5;

const isBusy = (error: unknown): boolean =>
  error instanceof Error && 'errcode' in error && (Number(error.errcode) & 0xff) === busy;

/** Whether the lock was to be had. */
const canLock = (file: DatabaseSync): boolean => {
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
 * Holds a file for this process until it is disposed of; undefined while another process holds it. It is
 * a lock of the operating system on an empty SQLite file, so it ends with the process, however that ends.
 * Throws StoreUnavailable where the disk is full.
 */
export const lockFile = (path: string): Disposable | undefined => {
  closeSync(openSync(path, 'a', 0o600));
  const file = new DatabaseSync(path, { timeout: 0 });
  if (!mapSqliteErrors(() => canLock(file))) return undefined;
  return { [Symbol.dispose]: () => file.close() };
};
