import { retryWhenOnline } from '@vitrina/ui/lazy/retry-when-online';
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
 * Loads a screen's code. When that fails, reloads the page, once for each distinct message (stored for the
 * tab); the second time the error is rethrown. The bundler raises `vite:preloadError` first: if a listener
 * prevents its default, the import resolves with undefined. Without a network the import is retried when
 * the browser is online.
 * @param reload loads the target page of the navigation
 */
export async function loadScreen(load: LoadScreen, reload: () => void): Promise<ComponentType> {
  try {
    const module = (await retryWhenOnline(load)) as ScreenModule | undefined;
    return module?.Component ?? EmptyScreen;
  } catch (error) {
    const mark = `reloaded:${error instanceof Error ? error.message : String(error)}`;
    if (tabStore.get(mark) !== null || !tabStore.set(mark, 'yes')) throw error;
    reload();
    return never;
  }
}
