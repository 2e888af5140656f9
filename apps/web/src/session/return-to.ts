import { tabStore } from '../api/browser-storage.ts';

const KEY = 'intended';

/** Stores the address to return to after the sign-in, for this tab. */
export const storeReturnTo = (href: string) => tabStore.set(KEY, href);

/** Reads the stored address: a path of this app, or null. */
export const readReturnTo = (): string | null => tabStore.get(KEY);

/** Removes the stored address. */
export const clearReturnTo = () => tabStore.remove(KEY);
