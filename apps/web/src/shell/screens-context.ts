import { createContext, use } from 'react';
import type { Screen } from '../screen.ts';

/** Finds the screen at a path; links and the week selector ask it. */
export const ScreensContext = createContext<(path: string) => Screen | undefined>(() => undefined);

/** The screen at a path, or undefined where there is none. */
export const useScreenAt = (path: string): Screen | undefined => use(ScreensContext)(path);
