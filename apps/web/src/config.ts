import { readSettings } from './settings.ts';

const { MODE, ...environment } = import.meta.env;

/** The client's settings; nothing else reads the environment. A test counts as development. */
export const config = readSettings({ ...environment, MODE: MODE === 'test' ? 'development' : MODE });

/** The page of the design system's parts, for developers; a built product has neither it nor its code. */
export const loadParts = import.meta.env.DEV ? () => import('./pages/gallery/gallery.screen.tsx') : undefined;
