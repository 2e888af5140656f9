import { useSyncExternalStore } from 'react';

/** Below 768 px the product is laid out for a phone (specification §9). */
const phone = matchMedia('(width < 48rem)');

const subscribe = (listener: () => void) => {
  phone.addEventListener('change', listener);
  return () => phone.removeEventListener('change', listener);
};

/** Whether the window is as narrow as a phone's, kept up to date. */
export const useIsPhone = (): boolean => useSyncExternalStore(subscribe, () => phone.matches);
