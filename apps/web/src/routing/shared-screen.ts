import { createContext, use } from 'react';
import { useLocation } from 'react-router';

/** The path of the screen that a link opens, which the address of the link does not have; undefined elsewhere. */
export const SharedScreenContext = createContext<string | undefined>(undefined);

/** Whether a link opened the screen: its week is fixed, nothing leads out of it and nothing is kept of the visit. */
export const useIsShared = (): boolean => use(SharedScreenContext) !== undefined;

/** The path of the screen: that of the address, or the one that the link opens. */
export function useScreenPath(): string {
  const { pathname } = useLocation();
  return use(SharedScreenContext) ?? pathname;
}
