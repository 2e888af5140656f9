import { AsyncLocalStorage } from 'node:async_hooks';
import type { Plugin } from 'vite';

const cookies = new AsyncLocalStorage<string>();

/** Writes the theme cookie into `<html data-theme>` in development, as the api does in production. */
export const setThemeInDev = (): Plugin => ({
  name: 'set-theme-in-dev',
  apply: 'serve',
  configureServer: ({ middlewares }) => {
    middlewares.use((request, _response, next) => cookies.run(request.headers.cookie ?? '', next));
  },
  transformIndexHtml: (html) => {
    const [, theme] = /(?:^|; )theme=(light|dark)(?:;|$)/.exec(cookies.getStore() ?? '') ?? [];
    return theme === undefined ? html : html.replace('<html', `<html data-theme="${theme}"`);
  },
});
