import { retryWhenOnline } from '@vitrina/ui/lazy/retry-when-online';
import type { ComponentType } from 'react';
import { tabStore } from '../api/browser-storage.ts';

/** What a screen's file exports. */
interface ScreenModule {
  Component: ComponentType;
}

/** How the code of a screen is fetched. */
export type LoadScreen = () => Promise<ScreenModule>;

const Nothing = () => null;
const never = new Promise<never>(() => {});

/**
 * Fetches a screen's code. When that fails, the page is loaded anew, once for each distinct message
 * (the mark is kept for the tab); the second time the error is rethrown. The bundler raises
 * `vite:preloadError` first: a listener that prevents its default has dealt with it, and the fetch
 * then comes back empty. Without a network a new page would be none: that is waited for.
 * @param reload loads the page that the person is on the way to
 */
export async function loadScreen(load: LoadScreen, reload: () => void): Promise<ComponentType> {
  try {
    const module = (await retryWhenOnline(load)) as ScreenModule | undefined;
    return module?.Component ?? Nothing;
  } catch (error) {
    const mark = `reloaded:${error instanceof Error ? error.message : String(error)}`;
    if (tabStore.get(mark) !== null || !tabStore.set(mark, 'yes')) throw error;
    reload();
    return never;
  }
}
