import { statSync } from 'node:fs';
import { type Kysely, sql } from 'kysely';
import { StoreUnavailable } from './store-unavailable.ts';
import type { Tables } from './tables.ts';

/**
 * Writes a row of the app database with its present values, because only a write detects a full or read-only disk.
 * Throws StoreUnavailable or StoreDamaged.
 */
export const checkWritable = async (db: Kysely<Tables>): Promise<void> => {
  const { numAffectedRows } = await sql`UPDATE migrations SET step = step WHERE step = 1`.execute(db);
  if (numAffectedRows !== 1n)
    throw new StoreUnavailable(new Error('its tables were emptied; put back a copy'));
};

/**
 * Creates the check that a file still exists and is not emptied. An open database reads and writes a deleted file, and
 * loses all its data with the process. The check throws StoreUnavailable.
 */
export const createFileCheck = (file: string): (() => void) => {
  if (file === ':memory:') return () => undefined;
  const { ino } = statSync(file);
  return () => {
    const found = statSync(file, { throwIfNoEntry: false });
    if (found?.ino !== ino || found.size === 0)
      throw new StoreUnavailable(
        new Error('its file was deleted, emptied or exchanged; put back a copy and restart'),
      );
  };
};
