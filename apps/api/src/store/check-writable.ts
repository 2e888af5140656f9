import { statSync } from 'node:fs';
import { sql } from 'kysely';
import type { Queries } from './store.ts';
import { StoreUnavailable } from './store-unavailable.ts';

/**
 * Writes a row of the app database as it is, because a full or read-only disk is found by a write alone. Throws
 * StoreUnavailable or StoreDamaged.
 */
export const checkWritable = async ({ db }: Queries): Promise<void> => {
  await sql`UPDATE migrations SET step = step WHERE step = 1`.execute(db);
};

/**
 * Creates the check that a file is still there and not emptied: an open database reads and writes one that was deleted,
 * and all of it is lost with the process. The check throws StoreUnavailable.
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
