import { isServerBusyError } from '@vitrina/ui/lazy/chunk-load-error';
import { importWithRetries } from '@vitrina/ui/lazy/import-with-retries';
import type { ComponentType } from 'react';
import { tabStore } from '../api/browser-storage.ts';

/** Exports of a screen's module. */
interface ScreenModule {
  Component: ComponentType;
}

/** Imports a screen's module. */
export type LoadScreen = () => Promise<ScreenModule>;

const EmptyScreen = () => null;
const never = new Promise<never>(() => {});

/**
 * Loads a screen's code. On failure reloads the page, once for each distinct message (stored for the tab); the second
 * time the error is rethrown. The bundler raises `vite:preloadError` first: if a listener prevents its default, the
 * import resolves with undefined. The page is not reloaded for a busy server: the error is rethrown.
 * @param reload loads the target page of the navigation
 */
export async function loadScreen(load: LoadScreen, reload: () => void): Promise<ComponentType> {
  try {
    const module = (await importWithRetries(load)) as ScreenModule | undefined;
    return module?.Component ?? EmptyScreen;
  } catch (error) {
    if (isServerBusyError(error)) throw error;
    const mark = `reloaded:${error instanceof Error ? error.message : String(error)}`;
    if (tabStore.get(mark) !== null || !tabStore.set(mark, 'yes')) throw error;
    reload();
    return never;
  }
}
