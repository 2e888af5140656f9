import { useSyncExternalStore } from 'react';

/** Below 768 px the product is laid out for a phone (specification §9). */
const phone = '(width < 48rem)';

const subscribe = (listener: () => void) => {
  const media = matchMedia(phone);
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
};

/** Whether the window is as narrow as a phone's, kept up to date. */
export const usePhone = (): boolean => useSyncExternalStore(subscribe, () => matchMedia(phone).matches);
