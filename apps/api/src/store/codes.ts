import type { Queries } from './store.ts';

/** A stored code: its HMAC and its time of issue. */
export interface StoredCode {
  hash: string;
  /** ISO 8601 in UTC. */
  issuedAt: string;
}

/** Attempts after which a code is void. */
const MAX_ATTEMPTS = 5;

/** Stores the code of an address and replaces its previous one. */
export async function saveCode(
  { db }: Queries,
  email: string,
  { hash, issuedAt }: StoredCode,
): Promise<void> {
  const code = { hash, attempts: 0, issued_at: issuedAt };
  await db
    .insertInto('codes')
    .values({ email, ...code })
    .onConflict((conflict) => conflict.column('email').doUpdateSet(code))
    .execute();
}

/**
 * Counts an attempt and returns the code to compare with; undefined if the address has none or its attempts are used up.
 */
export async function recordAttempt({ db }: Queries, email: string): Promise<StoredCode | undefined> {
  const updated = await db
    .updateTable('codes')
    .set(({ eb }) => ({ attempts: eb('attempts', '+', 1) }))
    .where((eb) => eb('email', '=', '').or(eb('email', '=', email).and('attempts', '<', MAX_ATTEMPTS)))
    .returning(['email', 'hash', 'issued_at'])
    .execute();
  const code = updated.find((row) => row.email === email);
  return code && { hash: code.hash, issuedAt: code.issued_at };
}

/** Deletes a code. Of concurrent calls exactly one returns true. */
export async function consumeCode({ db }: Queries, email: string, hash: string): Promise<boolean> {
  const deleted = await db
    .deleteFrom('codes')
    .where('email', '=', email)
    .where('hash', '=', hash)
    .executeTakeFirst();
  return deleted.numDeletedRows === 1n;
}

/** Deletes the codes issued at or before this time. */
export async function deleteCodes({ db }: Queries, until: Date): Promise<void> {
  await db
    .deleteFrom('codes')
    .where('issued_at', '<=', until.toISOString())
    .where('email', '!=', '')
    .execute();
}
