import { tabStore } from '../api/browser-storage.ts';

const KEY = 'intended';

/** The address a person asked for before signing in, kept for this tab. */
export const storeReturnTo = (href: string) => tabStore.set(KEY, href);

/** The kept address: a path of this app, or null. */
export const readReturnTo = (): string | null => tabStore.get(KEY);

/** Nobody needs the kept address any more. */
export const clearReturnTo = () => tabStore.remove(KEY);
