import * as z from 'zod/mini';
import { localStore } from '../api/browser-storage.ts';
import type { AnyFollow } from '../api/follow.ts';
import { readStoredSession } from '../api/stored-session.ts';

/** Longer storage entries are not ours. */
const MAX_ENTRY_LENGTH = 200_000;

const subject = { id: z.int(), note: z.string() };

const Kept = z.array(
  z.union([
    z.object({ kind: z.enum(['seller', 'brand', 'category', 'product']), ...subject, isMine: z.boolean() }),
    z.object({ kind: z.literal('section'), ...subject, isMine: z.literal(false) }),
  ]),
);

const getKey = (userId: string) => `follows:${userId}`;

/** Reads the storage entry of a person's follows. */
export const readKeptEntry = (userId: string): string | null => localStore.get(getKey(userId));

/** Parses the follows of the last visit; undefined without a valid entry. */
export function parseKeptFollows(entry: string | null): readonly AnyFollow[] | undefined {
  if (entry === null || entry.length > MAX_ENTRY_LENGTH) return undefined;
  try {
    return Kept.safeParse(JSON.parse(entry)).data;
  } catch {
    return undefined;
  }
}

/** Stores a person's follows for the first paint of the next visit. */
export function keepFollows(userId: string, follows: readonly AnyFollow[]): void {
  const entry = JSON.stringify(follows);
  if (entry !== readKeptEntry(userId)) localStore.set(getKey(userId), entry);
}

/** Removes a person's follows from this browser. */
export const removeKeptFollows = (userId: string): void => localStore.remove(getKey(userId));

/** Reads the own shop of the signed-in person as this browser keeps it; undefined without one. */
export function readKeptShop(): number | undefined {
  const userId = readStoredSession()?.user.id;
  if (userId === undefined) return undefined;
  return parseKeptFollows(readKeptEntry(userId))?.find(({ isMine }) => isMine)?.id;
}
