import type { ClientSettings } from './settings.ts';

/** Replaced by the settings, which are read and checked when the app is built or served. */
declare const __SETTINGS__: ClientSettings;

/** The client's settings; nothing else reads the environment. */
export const config = __SETTINGS__;
