import { inTransaction, type Queries } from './store.ts';

/** Reads the id of the installation; undefined before the first start. */
export async function readStoredInstallation({ db }: Queries): Promise<string | undefined> {
  const row = await db.selectFrom('installation').select('id').executeTakeFirst();
  return row?.id;
}

/** Stores the id of the installation if there is none. Returns the stored id: of concurrent calls the first wins. */
export const addInstallation = (store: Queries, id: string, createdAt: string): Promise<string> =>
  inTransaction(store, async (transaction) => {
    const stored = await readStoredInstallation(transaction);
    if (stored === undefined)
      await transaction.db.insertInto('installation').values({ id, created_at: createdAt }).execute();
    return stored ?? id;
  });

/** Stores the id of the installation in place of an earlier one. */
export const writeInstallation = (store: Queries, id: string, createdAt: string): Promise<void> =>
  inTransaction(store, async ({ db }) => {
    await db.deleteFrom('installation').execute();
    await db.insertInto('installation').values({ id, created_at: createdAt }).execute();
  });
