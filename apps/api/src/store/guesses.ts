import type { Queries } from './store.ts';

/** A guess at the code of a mailbox. */
export interface Guess {
  id: string;
  /** Empty where the caller requested no code. */
  codeId: string;
  /** Who has guesses of its own at the code. */
  caller: string;
  address: string;
  network56: string;
  network48: string;
  /** Id of a device that signed in to the mailbox; empty for any other. */
  device: string;
  now: Date;
}

/** Records a guess, before it is compared. */
export async function recordGuess({ db }: Queries, { codeId, now, ...guess }: Guess): Promise<void> {
  await db
    .insertInto('guesses')
    .values({ ...guess, code_id: codeId, guessed_at: now.toISOString(), counted_day: '' })
    .execute();
}

/** Counts the guesses of a caller at a code. */
export async function countGuessesAtCode({ db }: Queries, codeId: string, caller: string): Promise<number> {
  const { guesses } = await db
    .selectFrom('guesses')
    .select(({ fn }) => fn.countAll<number>().as('guesses'))
    .where('code_id', '=', codeId)
    .where('caller', '=', caller)
    .executeTakeFirstOrThrow();
  return guesses;
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

/** Changes the count of a day's wrong guesses of a device; the empty device is all strangers. */
async function changeWrongGuesses(
  { db }: Queries,
  { device, day, change }: { device: string; day: string; change: 1 | -1 },
): Promise<void> {
  await db
    .insertInto('wrong_guesses')
    .values({ device, day, guesses: Math.max(change, 0) })
    .onConflict((conflict) =>
      conflict.columns(['device', 'day']).doUpdateSet(({ eb }) => ({
        guesses: eb('wrong_guesses.guesses', '+', change),
      })),
    )
    .execute();
}

/** Adds a recorded guess to the wrong ones of a day. */
export async function addWrongGuess(
  within: Queries,
  { id, device, day }: { id: string; device: string; day: string },
): Promise<void> {
  await within.db.updateTable('guesses').set({ counted_day: day }).where('id', '=', id).execute();
  await changeWrongGuesses(within, { device, day, change: 1 });
}

/** Deletes the guesses of a caller, because it then knew the code, and takes them from the wrong ones of their days. */
export async function forgiveGuesses(within: Queries, caller: string): Promise<void> {
  const rows = await within.db
    .deleteFrom('guesses')
    .where('caller', '=', caller)
    .returning(['device', 'counted_day'])
    .execute();
  for (const { device, counted_day: day } of rows)
    if (day) await changeWrongGuesses(within, { device, day, change: -1 });
}

/** Counts the wrong guesses of a device, or of strangers, since a day. */
export async function countWrongGuesses({ db }: Queries, device: string, since: string): Promise<number> {
  const { guesses } = await db
    .selectFrom('wrong_guesses')
    .select(({ fn }) => fn.sum<number | null>('guesses').as('guesses'))
    .where('device', '=', device)
    .where('day', '>=', since)
    .executeTakeFirstOrThrow();
  return guesses ?? 0;
}

/** Deletes the guesses made at or before a time and the daily counts before a day. */
export async function deleteGuesses({ db }: Queries, until: { guessedAt: Date; day: string }): Promise<void> {
  await db.deleteFrom('guesses').where('guessed_at', '<=', until.guessedAt.toISOString()).execute();
  await db.deleteFrom('wrong_guesses').where('day', '<', until.day).execute();
}
