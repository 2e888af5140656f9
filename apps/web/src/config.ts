import { readSettings } from './settings.ts';

const { MODE, ...environment } = import.meta.env;

/** The client's settings; nothing else reads the environment. A test counts as development. */
export const config = readSettings({ ...environment, MODE: MODE === 'test' ? 'development' : MODE });
