import { useSyncExternalStore } from 'react';

/** Viewport below 768 px: phone layout (specification §9). */
const PHONE = '(width < 48rem)';

/**
 * Two lists, since Chromium fires no `change` at a list whose `matches` was read after the resize and before the next
 * frame: `current` is only read, `changes` only listened to.
 */
const current = matchMedia(PHONE);
const changes = matchMedia(PHONE);

const subscribe = (listener: () => void) => {
  changes.addEventListener('change', listener);
  return () => changes.removeEventListener('change', listener);
};

/** Whether the viewport is as narrow as a phone's; rerenders on change. */
export const useIsPhone = (): boolean => useSyncExternalStore(subscribe, () => current.matches);
