import { createContext, use } from 'react';
import type { Route } from './route.ts';

/** Finds the screen at a path; links and the week selector ask it. */
export const RoutesContext = createContext<(path: string) => Route | undefined>(() => undefined);

/** The screen at a path, or undefined where there is none. */
export const useRouteAt = (path: string): Route | undefined => use(RoutesContext)(path);
