import { fileURLToPath } from 'node:url';
import { msw } from 'msw/vite';
import { defineConfig, type Plugin } from 'vite';
import web from '../vite.config.ts';

/** The app starts behind its mock. */
const mockFirst: Plugin = {
  name: 'mock-first',
  transformIndexHtml: {
    order: 'pre',
    handler: (html) => html.replace('/src/main.tsx', '/mock/main.tsx'),
  },
};

export default defineConfig((environment) => {
  const app = web(environment);
  return {
    ...app,
    cacheDir: fileURLToPath(new URL('../node_modules/.vite-mock', import.meta.url)),
    plugins: [app.plugins, msw({ mode: 'worker-only' }), mockFirst],
    // What the mock needs is bundled before the first page: found later, it would reload the page under way.
    optimizeDeps: { entries: ['index.html', 'mock/main.tsx'] },
    server: { ...app.server, proxy: {} },
  };
});
