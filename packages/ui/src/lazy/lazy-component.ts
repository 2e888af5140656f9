import { type ComponentType, createElement, lazy, useState } from 'react';
import { isChunkLoadError, isServerBusyError } from './chunk-load-error.ts';
import { importWithRetries } from './import-with-retries.ts';
import { IsServerBusyContext, ReloadNotice } from './reload-notice.tsx';

/** A component loaded on first render. `preload` fetches its code earlier; a failed preload is retried on render. */
export type LazyComponent<Props> = ComponentType<Props> & {
  readonly preload: () => void;
  /** Calls back once the code is there; never where a request for it fails without a network. */
  readonly whenReady: (onReady: () => void) => void;
};

/** Renders the fallback of a component whose code the server was too busy to send. */
const createBusyFallback =
  <Props extends object>(fallback: ComponentType<Props>): ComponentType<Props> =>
  (props) =>
    createElement(IsServerBusyContext, { value: true }, createElement(fallback, props));

/**
 * Creates a component whose code loads on first render. Renders the fallback when the chunk no longer exists after
 * a deployment, or the server is busy. A component whose code is loaded renders synchronously: `lazy` would suspend even then, and React
 * shows a suspense fallback for at least 300 ms.
 * @param fallback rendered when the code cannot be loaded
 */
export const createLazyComponent = <Props extends object>(
  importComponent: () => Promise<ComponentType<Props>>,
  fallback: ComponentType<Props> = ReloadNotice,
): LazyComponent<Props> => {
  let loaded: ComponentType<Props> | undefined;
  const load = async () => {
    try {
      loaded = await importWithRetries(importComponent);
    } catch (error) {
      if (!isChunkLoadError(error)) throw error;
      loaded = isServerBusyError(error) ? createBusyFallback(fallback) : fallback;
    }
    return { default: loaded };
  };
  const LazyInner = lazy(load);
  const Wrapper = (props: Props) => {
    const [component] = useState(() => loaded ?? LazyInner);
    return createElement(component, props);
  };
  const preload = () => {
    if (loaded) return;
    importComponent().then(
      (component) => (loaded = component),
      () => undefined,
    );
  };
  const whenReady = (onReady: () => void) => {
    if (loaded || navigator.onLine) onReady();
    else importComponent().then(onReady, () => undefined);
  };
  return Object.assign(Wrapper, { preload, whenReady });
};
