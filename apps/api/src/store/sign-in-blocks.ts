import type { Queries } from './store.ts';

/** Records that a mailbox signed in from an address block. */
export async function recordSignInBlock(
  { db }: Queries,
  { email, address, now }: { email: string; address: string; now: Date },
): Promise<void> {
  const signedIn = { signed_in_at: now.toISOString() };
  await db
    .insertInto('sign_in_blocks')
    .values({ email, address, ...signedIn })
    .onConflict((conflict) => conflict.columns(['email', 'address']).doUpdateSet(signedIn))
    .execute();
}

/** Checks that a mailbox signed in from an address block after a time. */
export async function isSignInBlock(
  { db }: Queries,
  { email, address, after }: { email: string; address: string; after: Date },
): Promise<boolean> {
  const row = await db
    .selectFrom('sign_in_blocks')
    .select('email')
    .where('email', '=', email)
    .where('address', '=', address)
    .where('signed_in_at', '>', after.toISOString())
    .executeTakeFirst();
  return row !== undefined;
}

/** Deletes the address blocks without a sign-in after this time. */
export async function deleteSignInBlocks({ db }: Queries, until: Date): Promise<void> {
  await db.deleteFrom('sign_in_blocks').where('signed_in_at', '<=', until.toISOString()).execute();
}
