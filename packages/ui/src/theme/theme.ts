import { useSyncExternalStore } from 'react';
import * as texts from '#texts/theme/theme';
import { writeCookie } from '../cookie.ts';

/** The chosen theme; `system` follows the operating system. */
export type Theme = 'system' | 'light' | 'dark';

const listeners = new Set<() => void>();

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Reads `<html data-theme>`, which the server fills from the cookie; without it the theme is the system's. */
const readTheme = (): Theme => {
  const value = document.documentElement.dataset['theme'];
  return value === 'light' || value === 'dark' ? value : 'system';
};

/** Applies a theme and stores it in the cookie `theme` for a year. */
export const setTheme = (theme: Theme): void => {
  if (theme === 'system') {
    delete document.documentElement.dataset['theme'];
    writeCookie('theme', '', 0);
  } else {
    document.documentElement.dataset['theme'] = theme;
    writeCookie('theme', theme);
  }
  for (const listener of listeners) listener();
};

/** The current theme; rerenders on change. */
export const useTheme = (): Theme => useSyncExternalStore(subscribe, readTheme, () => 'system');

/** Labels of the themes. */
export const themeLabels: Readonly<Record<Theme, string>> = texts.labels;
