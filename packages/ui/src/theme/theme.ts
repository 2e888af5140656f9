import { useSyncExternalStore } from 'react';
import { writeCookie } from '../cookie.ts';

/** What a person chose: the system's colours, or always one of the two. */
export type Theme = 'system' | 'light' | 'dark';

const YEAR_SECONDS = 365 * 24 * 60 * 60;
const listeners = new Set<() => void>();

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The server writes the cookie's word into <html data-theme>; none means the system's. */
const current = (): Theme => {
  const word = document.documentElement.dataset['theme'];
  return word === 'light' || word === 'dark' ? word : 'system';
};

/** Changes the colours at once and keeps the choice in the cookie `theme` for a year. */
export const chooseTheme = (theme: Theme): void => {
  if (theme === 'system') {
    delete document.documentElement.dataset['theme'];
    writeCookie('theme', '', 0);
  } else {
    document.documentElement.dataset['theme'] = theme;
    writeCookie('theme', theme, YEAR_SECONDS);
  }
  for (const listener of listeners) listener();
};

/** The theme chosen now. */
export const useTheme = (): Theme => useSyncExternalStore(subscribe, current);

/** The choices in words. */
export const themeTitles: Readonly<Record<Theme, string>> = {
  system: 'Системная',
  light: 'Светлая',
  dark: 'Тёмная',
};
