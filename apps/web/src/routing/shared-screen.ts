import { createContext, use } from 'react';
import { useLocation } from 'react-router';

/** Path of the linked screen, which the link's address lacks; undefined elsewhere. */
export const SharedScreenContext = createContext<string | undefined>(undefined);

/** Whether a link opened the screen: its week is fixed, nothing leads out of it and the visit is not stored. */
export const useIsShared = (): boolean => use(SharedScreenContext) !== undefined;

/** Returns the path of the screen: the address's, or the linked one. */
export function useScreenPath(): string {
  const { pathname } = useLocation();
  return use(SharedScreenContext) ?? pathname;
}
