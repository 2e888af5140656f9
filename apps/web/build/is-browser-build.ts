import type { ConfigEnv, UserConfig } from 'vite';

/** Condition of a plugin for what browsers load; the build for Node, which prerenders pages, has none of it. */
export const isBrowserBuild = (_config: UserConfig, { command, isSsrBuild }: ConfigEnv): boolean =>
  command === 'build' && isSsrBuild !== true;
