import { type AuthResult, User } from '@vitrina/contract';
import { writeCookie } from '@vitrina/ui/cookie';
import * as z from 'zod/mini';
import { localStore } from './browser-storage.ts';

const ACCESS = 'access_token';
const REFRESH = 'refresh_token';
const USER = 'user';

/** Maximum length of an entry, in characters; a longer one is not the app's. */
const MAX_ENTRY_LENGTH = 10_000;

/** Visible ASCII only: `fetch` throws on a header with other characters. */
const Token = z.string().check(z.regex(/^[!-~]+$/), z.maxLength(MAX_ENTRY_LENGTH));

const Stored = z.object({ accessToken: Token, refreshToken: z.optional(Token), user: User });

/** The session as local storage holds it. The refresh token may be missing. */
export type StoredSession = z.output<typeof Stored>;

function parseJson(text: string | null): unknown {
  if (text === null || text.length > MAX_ENTRY_LENGTH) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Reads the three entries; undefined unless both the access token and the user are valid. */
export function readStoredSession(): StoredSession | undefined {
  return Stored.safeParse({
    accessToken: localStore.get(ACCESS),
    refreshToken: localStore.get(REFRESH) ?? undefined,
    user: parseJson(localStore.get(USER)),
  }).data;
}

/** Reads the refresh token alone, which may outlive the other entries. */
export const readStoredRefreshToken = (): string | undefined => Token.safeParse(localStore.get(REFRESH)).data;

/** Name of the cookie that keeps the server from sending a prerendered page, which is for signed-out visits. */
const SIGNED_IN = 'signed_in';

/** Writes the three entries; the access token last, so that another tab never reads an incomplete session. */
export function storeSession({ accessToken, refreshToken, user }: AuthResult): void {
  localStore.set(USER, JSON.stringify(user));
  localStore.set(REFRESH, refreshToken);
  localStore.set(ACCESS, accessToken);
  writeCookie(SIGNED_IN, 'yes');
}

/** Removes the three entries. */
export function clearStoredSession(): void {
  for (const key of [ACCESS, REFRESH, USER]) localStore.remove(key);
  writeCookie(SIGNED_IN, '', 0);
}
