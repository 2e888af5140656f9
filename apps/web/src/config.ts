import type { ClientSettings } from './settings.ts';

declare global {
  interface ImportMetaEnv {
    /** Read and checked when the app is built or served. */
    readonly SETTINGS: ClientSettings;
  }
}

/** The client's settings; nothing else reads the environment. */
export const config = import.meta.env.SETTINGS;
