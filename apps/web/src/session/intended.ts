import { tabStore } from './storage.ts';

const KEY = 'intended';

/** The address a person asked for before signing in, kept for this tab. */
export const keepIntended = (href: string) => tabStore.set(KEY, href);

/** The kept address: a path of this app, or null. */
export const intended = (): string | null => tabStore.get(KEY);

/** Nobody needs the kept address any more. */
export const forgetIntended = () => tabStore.remove(KEY);
