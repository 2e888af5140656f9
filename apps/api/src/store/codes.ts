import type { Queries } from './store.ts';

/** A stored code: its HMAC and its time of issue. */
export interface StoredCode {
  id: string;
  /** The device or address block that requested it. */
  requester: string;
  hash: string;
  /** 2 for the second code of a sign-in to a guarded mailbox. */
  step: 1 | 2;
  /** ISO 8601 in UTC. */
  issuedAt: string;
}

/** Stores a code of a mailbox and replaces the previous one of the same requester. */
export async function saveCode(
  { db }: Queries,
  email: string,
  { id, requester, hash, step, issuedAt }: StoredCode,
): Promise<void> {
  const code = { id, hash, step, issued_at: issuedAt };
  await db
    .insertInto('codes')
    .values({ email, requester, ...code })
    .onConflict((conflict) => conflict.columns(['email', 'requester']).doUpdateSet(code))
    .execute();
}

/** Returns the codes of a mailbox, the latest first. */
export async function listCodes({ db }: Queries, email: string): Promise<StoredCode[]> {
  return await db
    .selectFrom('codes')
    .select(['id', 'requester', 'hash', 'step', 'issued_at as issuedAt'])
    .where('email', '=', email)
    .orderBy('issued_at', 'desc')
    .execute();
}

/** Deletes a code. Of concurrent calls exactly one returns true. */
export async function consumeCode({ db }: Queries, id: string): Promise<boolean> {
  const deleted = await db.deleteFrom('codes').where('id', '=', id).executeTakeFirst();
  return deleted.numDeletedRows === 1n;
}

/** Deletes the codes issued at or before this time. */
export async function deleteCodes({ db }: Queries, until: Date): Promise<void> {
  await db.deleteFrom('codes').where('issued_at', '<=', until.toISOString()).execute();
}
