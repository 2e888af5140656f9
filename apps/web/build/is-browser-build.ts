import type { ConfigEnv, UserConfig } from 'vite';

/** Condition of a plugin for browser builds; excludes the Node build, which prerenders pages. */
export const isBrowserBuild = (_config: UserConfig, { command, isSsrBuild }: ConfigEnv): boolean =>
  command === 'build' && isSsrBuild !== true;
