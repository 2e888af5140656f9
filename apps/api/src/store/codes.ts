import type { Queries } from './store.ts';

/** A code as it is kept: its HMAC, and when it was made. */
export interface StoredCode {
  hash: string;
  /** ISO 8601 in UTC. */
  issuedAt: string;
}

/** How many guesses a code stands. */
const GUESSES = 5;

/** Keeps the code of an address; the one it had before is void. */
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
 * Counts a guess, then tells the code that it may be held against: undefined where the address has none,
 * or its guesses are used up.
 */
export async function recordAttempt({ db }: Queries, email: string): Promise<StoredCode | undefined> {
  const counted = await db
    .updateTable('codes')
    .set(({ eb }) => ({ attempts: eb('attempts', '+', 1) }))
    .where((eb) => eb('email', '=', '').or(eb('email', '=', email).and('attempts', '<', GUESSES)))
    .returning(['email', 'hash', 'issued_at'])
    .execute();
  const code = counted.find((row) => row.email === email);
  return code && { hash: code.hash, issuedAt: code.issued_at };
}

/** Takes a code away for good; of any number who ask at once, one is told true. */
export async function consumeCode({ db }: Queries, email: string, hash: string): Promise<boolean> {
  const taken = await db
    .deleteFrom('codes')
    .where('email', '=', email)
    .where('hash', '=', hash)
    .executeTakeFirst();
  return taken.numDeletedRows === 1n;
}

/** Forgets the codes made at this moment or before it. */
export async function deleteCodes({ db }: Queries, until: Date): Promise<void> {
  await db
    .deleteFrom('codes')
    .where('issued_at', '<=', until.toISOString())
    .where('email', '!=', '')
    .execute();
}
