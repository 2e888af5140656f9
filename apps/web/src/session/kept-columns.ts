import { localStore } from '../api/browser-storage.ts';

const KEY = 'import_columns';

/** Reads the storage entry of how columns of imported files were read. */
export const readKeptColumns = (): string | null => localStore.get(KEY);

/** Stores how columns of imported files were read. */
export const keepColumns = (entry: string): void => void localStore.set(KEY, entry);

/** Removes what is known of imported files from this browser. */
export const removeKeptColumns = (): void => localStore.remove(KEY);
