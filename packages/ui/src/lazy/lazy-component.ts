import { type ComponentType, createElement, lazy, useState } from 'react';
import { isChunkLoadError, isServerBusyError } from './chunk-load-error.ts';
import { importWithRetries } from './import-with-retries.ts';
import { IsServerBusyContext, ReloadNotice } from './reload-notice.tsx';

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
): ComponentType<Props> => {
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
  return (props) => {
    const [component] = useState(() => loaded ?? LazyInner);
    return createElement(component, props);
  };
};
