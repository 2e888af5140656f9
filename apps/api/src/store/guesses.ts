import type { Queries } from './store.ts';

/** The device and networks of a guess. */
interface Guesser {
  address: string;
  network56: string;
  network48: string;
  /** Id of a device that signed in to the mailbox; empty for all others. */
  device: string;
}

/** A guess that counts for the limits of its device or its networks. */
export interface CountedGuess extends Guesser {
  /** Milliseconds since 1970. */
  time: number;
}

/** A guess that is compared with the code of a mailbox. */
export interface Guess extends Guesser {
  id: string;
  codeId: string;
  /** The guesser that has 3 guesses at the code. */
  caller: string;
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

/** Lists the guesses of a device since a time; without a device, those of all strangers in a network. */
export async function listGuesses(
  { db }: Queries,
  { device, network48 }: Pick<CountedGuess, 'device' | 'network48'>,
  since: Date,
): Promise<CountedGuess[]> {
  let query = db
    .selectFrom('guesses')
    .select(['address', 'network56', 'network48', 'device', 'guessed_at'])
    .where('device', '=', device)
    .where('guessed_at', '>', since.toISOString());
  if (device === '') query = query.where('network48', '=', network48);
  const rows = await query.execute();
  return rows.map(({ guessed_at, ...guess }) => ({ ...guess, time: Date.parse(guessed_at) }));
}

/** Changes the count of wrong guesses of a device on a day. The empty device counts all strangers. */
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

/** Counts a recorded guess as a wrong one of its day. */
export async function addWrongGuess(
  within: Queries,
  { id, device, day }: { id: string; device: string; day: string },
): Promise<void> {
  await within.db.updateTable('guesses').set({ counted_day: day }).where('id', '=', id).execute();
  await changeWrongGuesses(within, { device, day, change: 1 });
}

/** Deletes the guesses of a caller that then entered the right code, and subtracts them from the daily counts. */
export async function forgiveGuesses(within: Queries, caller: string): Promise<void> {
  const rows = await within.db
    .deleteFrom('guesses')
    .where('caller', '=', caller)
    .returning(['device', 'counted_day'])
    .execute();
  for (const { device, counted_day: day } of rows)
    if (day) await changeWrongGuesses(within, { device, day, change: -1 });
}

/** Counts the wrong guesses of a device, or of all strangers, since a day. */
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
