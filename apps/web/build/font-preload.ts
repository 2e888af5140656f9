import type { Plugin } from 'vite';

/** Asks for the one font in index.html, before the style sheet that names it has come. */
export const fontPreload = (): Plugin => ({
  name: 'font-preload',
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
