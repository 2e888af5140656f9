import { createContext, use } from 'react';

/** Whether the router is at rest at the location of a key. */
export const SettledContext = createContext<(locationKey: string) => boolean>(() => true);

/**
 * Whether the person is still where the screen says, and on the way nowhere else: asked when it matters, as
 * what is drawn lags behind the router, and whoever navigates then would undo what the person has just chosen.
 */
export const useIsSettled = (): ((locationKey: string) => boolean) => use(SettledContext);
