import type { Queries } from './store.ts';

/** Reads the id of the installation; undefined before the first start. */
export async function readStoredInstallation({ db }: Queries): Promise<string | undefined> {
  const row = await db.selectFrom('installation').select('id').executeTakeFirst();
  return row?.id;
}

/** Stores the id of the installation in place of an earlier one. */
export async function writeInstallation({ db }: Queries, id: string, createdAt: string): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await transaction.deleteFrom('installation').execute();
    await transaction.insertInto('installation').values({ id, created_at: createdAt }).execute();
  });
}
