import { computeMac, isEqualInConstantTime } from '../auth/tokens.ts';

/** Path of the unsubscribe page. */
export const UNSUBSCRIBE_PATH = '/unsubscribe';

const sign = (key: string, userId: string): string => computeMac(key, 'unsubscribe', userId);

/** Creates the URL that unsubscribes a user, also without sign-in; only the holder of the key can create it. */
export const createUnsubscribeUrl = (origin: string, key: string, userId: string): string =>
  `${origin}${UNSUBSCRIBE_PATH}?${new URLSearchParams({ user: userId, key: sign(key, userId) }).toString()}`;

/** Reads the user of such a URL; undefined if the signature is not ours. */
export function readUnsubscribeUser(key: string, query: unknown): string | undefined {
  const { user, key: given } = (query ?? {}) as { user?: unknown; key?: unknown };
  if (typeof user !== 'string' || typeof given !== 'string') return undefined;
  return isEqualInConstantTime(sign(key, user), given) ? user : undefined;
}
