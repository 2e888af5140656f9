import { AsyncLocalStorage } from 'node:async_hooks';
import type { Plugin } from 'vite';

const cookies = new AsyncLocalStorage<string>();

/** Writes the chosen theme into <html> while developing, as the product's server does: nothing flashes on a reload. */
export const themeInDev = (): Plugin => ({
  name: 'theme-in-dev',
  apply: 'serve',
  configureServer: ({ middlewares }) => {
    middlewares.use((request, _response, next) => cookies.run(request.headers.cookie ?? '', next));
  },
  transformIndexHtml: (html) => {
    const [, theme] = /(?:^|; )theme=(light|dark)(?:;|$)/.exec(cookies.getStore() ?? '') ?? [];
    return theme === undefined ? html : html.replace('<html', `<html data-theme="${theme}"`);
  },
});
