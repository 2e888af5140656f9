import type { Queries } from './store.ts';

/** A guess at the code of a mailbox. */
export interface Guess {
  id: string;
  /** Empty where the mailbox has no code. */
  codeId: string;
  /** The device or the address block. */
  caller: string;
  address: string;
  network56: string;
  network48: string;
  /** Empty without a device. */
  device: string;
  now: Date;
}

/** Records a guess, before it is compared. */
export async function recordGuess({ db }: Queries, { codeId, now, ...guess }: Guess): Promise<void> {
  await db
    .insertInto('guesses')
    .values({ ...guess, code_id: codeId, guessed_at: now.toISOString() })
    .execute();
}

/** Lists the caller of each guess at a code. */
export async function listGuessCallers({ db }: Queries, codeId: string): Promise<string[]> {
  const rows = await db.selectFrom('guesses').select('caller').where('code_id', '=', codeId).execute();
  return rows.map(({ caller }) => caller);
}

/** Counts the wrong guesses of a device or an address block within a window. */
export async function countGuesses(
  { db }: Queries,
  per: 'device' | 'address' | 'network56' | 'network48',
  value: string,
  window: { from: Date; until: Date },
): Promise<{ guesses: number; oldest: string | undefined }> {
  let query = db
    .selectFrom('guesses')
    .select(({ fn }) => [fn.countAll<number>().as('guesses'), fn.min('guessed_at').as('oldest')])
    .where(per, '=', value)
    .where('guessed_at', '>', window.from.toISOString())
    .where('guessed_at', '<', window.until.toISOString());
  if (per !== 'device') query = query.where('device', '=', '');
  const { guesses, oldest } = await query.executeTakeFirstOrThrow();
  return { guesses, oldest: guesses === 0 ? undefined : oldest };
}

/** Deletes the guesses of a caller at a code, because it then knew the code; returns those deleted with their days. */
export async function forgiveGuesses(
  { db }: Queries,
  codeId: string,
  caller: string,
): Promise<{ id: string; day: string }[]> {
  const rows = await db
    .deleteFrom('guesses')
    .where('code_id', '=', codeId)
    .where('caller', '=', caller)
    .returning(['id', 'guessed_at'])
    .execute();
  return rows.map((row) => ({ id: row.id, day: row.guessed_at.slice(0, 10) }));
}

/** Adds to the wrong guesses of strangers at a mailbox in a day; the empty address is all mailboxes. */
export async function addWrongGuesses(
  { db }: Queries,
  email: string,
  day: string,
  added: 1 | -1,
): Promise<void> {
  await db
    .insertInto('wrong_guesses')
    .values({ email, day, guesses: Math.max(added, 0) })
    .onConflict((conflict) =>
      conflict.columns(['email', 'day']).doUpdateSet(({ eb }) => ({
        guesses: eb('wrong_guesses.guesses', '+', added),
      })),
    )
    .execute();
}

/** Counts the wrong guesses of strangers at a mailbox since a day. */
export async function countWrongGuesses({ db }: Queries, email: string, since: string): Promise<number> {
  const { guesses } = await db
    .selectFrom('wrong_guesses')
    .select(({ fn }) => fn.sum<number | null>('guesses').as('guesses'))
    .where('email', '=', email)
    .where('day', '>=', since)
    .executeTakeFirstOrThrow();
  return guesses ?? 0;
}

/** Deletes the guesses made at or before a time and the daily counts before a day. */
export async function deleteGuesses({ db }: Queries, until: { guessedAt: Date; day: string }): Promise<void> {
  await db.deleteFrom('guesses').where('guessed_at', '<=', until.guessedAt.toISOString()).execute();
  await db.deleteFrom('wrong_guesses').where('day', '<', until.day).execute();
}
