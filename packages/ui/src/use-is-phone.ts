import { useSyncExternalStore } from 'react';

/** Viewport below 768 px: phone layout (specification §9). */
const phone = matchMedia('(width < 48rem)');

const subscribe = (listener: () => void) => {
  phone.addEventListener('change', listener);
  return () => phone.removeEventListener('change', listener);
};

/** Whether the viewport is as narrow as a phone's; rerenders on change. */
export const useIsPhone = (): boolean => useSyncExternalStore(subscribe, () => phone.matches);
