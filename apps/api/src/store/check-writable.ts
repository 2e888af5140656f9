import type { Queries } from './store.ts';

/**
 * Writes a row of the app database as it is, because a full or read-only disk is found by a write alone. Throws
 * StoreUnavailable or StoreDamaged.
 */
export const checkWritable = async ({ db }: Queries): Promise<void> => {
  await db
    .updateTable('installation')
    .set(({ ref }) => ({ created_at: ref('created_at') }))
    .execute();
};
