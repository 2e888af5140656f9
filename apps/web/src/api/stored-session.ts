import { type AuthResult, User } from '@vitrina/contract';
import * as z from 'zod/mini';
import { localStore } from './browser-storage.ts';

const ACCESS = 'access_token';
const REFRESH = 'refresh_token';
const USER = 'user';

/** An entry longer than this was written by something else. */
const LONGEST_ENTRY = 10_000;

/** What a header can carry: with anything else no call would ever be sent, nor its failure be the session's. */
const Token = z.string().check(z.regex(/^[!-~]+$/), z.maxLength(LONGEST_ENTRY));

const Stored = z.object({ accessToken: Token, refreshToken: z.optional(Token), user: User });

/** The session as local storage holds it. The refresh token may be missing. */
export type StoredSession = z.output<typeof Stored>;

function parsed(text: string | null): unknown {
  if (text === null || text.length > LONGEST_ENTRY) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Reads the three entries. Nobody is signed in unless there is both an access token and a user. */
export function readStoredSession(): StoredSession | undefined {
  return Stored.safeParse({
    accessToken: localStore.get(ACCESS),
    refreshToken: localStore.get(REFRESH) ?? undefined,
    user: parsed(localStore.get(USER)),
  }).data;
}

/** Writes the three entries; the access token last, so that another tab never sees a half of a sign-in. */
export function storeSession({ accessToken, refreshToken, user }: AuthResult): void {
  localStore.set(USER, JSON.stringify(user));
  localStore.set(REFRESH, refreshToken);
  localStore.set(ACCESS, accessToken);
}

/** Removes the three entries. */
export function clearStoredSession(): void {
  for (const key of [ACCESS, REFRESH, USER]) localStore.remove(key);
}
