import type { Plugin } from 'vite';

/** Adds a preload link for the font to index.html. Throws when the build has no font. */
export const preloadFont = (): Plugin => ({
  name: 'preload-font',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler(_html, { bundle = {} }) {
      const font = Object.keys(bundle).find((name) => name.endsWith('.woff2'));
      if (font === undefined) throw new Error('No font among the built assets');
      const attrs = { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${font}`, crossorigin: true };
      return [{ tag: 'link', attrs, injectTo: 'head' }];
    },
  },
});
