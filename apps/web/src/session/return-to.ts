import * as z from 'zod/mini';
import { tabStore } from '../api/browser-storage.ts';

const KEY = 'intended';

/** The address, and who was signed in when it was requested; without a user anybody may return to it. */
const ReturnTo = z.object({ href: z.string().check(z.startsWith('/')), userId: z.optional(z.string()) });

/** Stores the address to return to after the sign-in, for this tab and for this person if there was one. */
export const storeReturnTo = (href: string, userId: string | undefined): void =>
  void tabStore.set(KEY, JSON.stringify({ href, userId }));

function parseEntry(entry: string | null) {
  try {
    return ReturnTo.safeParse(JSON.parse(entry ?? 'null')).data;
  } catch {
    return undefined;
  }
}

/** Reads the stored address: a path of this app, or null if there is none for this person. */
export function readReturnTo(userId: string | undefined): string | null {
  const stored = parseEntry(tabStore.get(KEY));
  const isOwn = stored !== undefined && (stored.userId === undefined || stored.userId === userId);
  return isOwn ? stored.href : null;
}

/** Removes the stored address. */
export const clearReturnTo = (): void => tabStore.remove(KEY);
