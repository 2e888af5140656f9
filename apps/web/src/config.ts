import type { ClientSettings } from './settings.ts';

/** Replaced at build or serve time by the checked settings. */
declare const __SETTINGS__: ClientSettings;

/** The client's settings; nothing else reads the environment. */
export const config = __SETTINGS__;
