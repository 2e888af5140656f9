import { type ComponentType, createElement, lazy, useState } from 'react';
import { isChunkLoadError } from './chunk-load-error.ts';
import { ReloadNotice } from './reload-notice.tsx';
import { retryWhenOnline } from './retry-when-online.ts';

/** A part of the page that comes late, and what fetches its code ahead; should that fail, it is fetched again when shown. */
export type LazyComponent<Props> = ComponentType<Props> & { readonly preload: () => void };

/**
 * A part of the page whose code comes when it is first shown. Where the code is gone, as after a new version
 * was put in place, something else stands there that says so, and the rest of the page stays. A part whose code
 * is there already is shown at once: `lazy` shows what stands in for it even then, and React leaves that standing
 * for 300 ms.
 * @param missing what stands there then
 */
export const createLazyComponent = <Props extends object>(
  fetch: () => Promise<ComponentType<Props>>,
  missing: ComponentType<Props> = ReloadNotice,
): LazyComponent<Props> => {
  let part: ComponentType<Props> | undefined;
  const come = async () => {
    try {
      part = await retryWhenOnline(fetch);
    } catch (error) {
      if (!isChunkLoadError(error)) throw error;
      part = missing;
    }
    return { default: part };
  };
  const whenThere = lazy(come);
  const Late = (props: Props) => {
    const [shown] = useState(() => part ?? whenThere);
    return createElement(shown, props);
  };
  const preload = () => {
    if (part) return;
    fetch().then(
      (found) => (part = found),
      () => undefined,
    );
  };
  return Object.assign(Late, { preload });
};
