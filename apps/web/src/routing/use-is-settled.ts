import { createContext, use } from 'react';

/** Whether the router is idle at the location with a key. */
export const SettledContext = createContext<(locationKey: string) => boolean>(() => true);

/**
 * Returns a check whether the router is idle at a screen's location. Call it before a programmatic navigation:
 * rendering lags behind the router, and the navigation could undo a newer one by the person.
 */
export const useIsSettled = (): ((locationKey: string) => boolean) => use(SettledContext);
