import type { Queries } from './store.ts';

/** A stored code: its HMAC and its time of issue. */
export interface StoredCode {
  id: string;
  /** Id of the requesting device. */
  requester: string;
  /** Address block of the requester; empty for a second code that only a device may enter. */
  address: string;
  hash: string;
  /** 2 for the second code of a sign-in. */
  step: 1 | 2;
  /** ISO 8601 in UTC. */
  issuedAt: string;
}

/** Stores a code of a mailbox and replaces the previous one of the same requester. */
export async function saveCode(
  { db }: Queries,
  email: string,
  { id, requester, address, hash, step, issuedAt }: StoredCode,
): Promise<void> {
  const code = { id, address, hash, step, issued_at: issuedAt };
  await db
    .insertInto('codes')
    .values({ email, requester, ...code })
    .onConflict((conflict) => conflict.columns(['email', 'requester']).doUpdateSet(code))
    .execute();
}

/** Returns the latest code of a mailbox, optionally only among those of a device or an address block. */
export function findLatestCode(
  { db }: Queries,
  { email, ...given }: { email: string } & Partial<Pick<StoredCode, 'requester' | 'address' | 'step'>>,
): Promise<StoredCode | undefined> {
  let query = db
    .selectFrom('codes')
    .select(['id', 'requester', 'address', 'hash', 'step', 'issued_at as issuedAt'])
    .where('email', '=', email);
  for (const column of ['requester', 'address', 'step'] as const) {
    const value = given[column];
    if (value !== undefined) query = query.where(column, '=', value);
  }
  return query.orderBy('issued_at', 'desc').limit(1).executeTakeFirst();
}

/** Deletes a code of one requester. */
export async function deleteCode({ db }: Queries, id: string): Promise<void> {
  await db.deleteFrom('codes').where('id', '=', id).execute();
}

/** Deletes a shared code for all its requesters. Of concurrent calls exactly one returns true. */
export async function consumeCode({ db }: Queries, email: string, hash: string): Promise<boolean> {
  const deleted = await db
    .deleteFrom('codes')
    .where('email', '=', email)
    .where('hash', '=', hash)
    .executeTakeFirst();
  return deleted.numDeletedRows > 0n;
}

/** Deletes the codes issued at or before this time. */
export async function deleteCodes({ db }: Queries, until: Date): Promise<void> {
  await db.deleteFrom('codes').where('issued_at', '<=', until.toISOString()).execute();
}
