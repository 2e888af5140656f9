import { fileURLToPath } from 'node:url';
import { msw } from 'msw/vite';
import { defineConfig, type Plugin } from 'vite';
import web from '../vite.config.ts';

/** Starts the mock before the app. */
const startMock: Plugin = {
  name: 'start-mock',
  transformIndexHtml: {
    order: 'pre',
    handler: (html) => html.replace('/src/app/main.tsx', '/mock/main.tsx'),
  },
};

export default defineConfig((environment) => {
  const appConfig = web(environment);
  return {
    ...appConfig,
    cacheDir: fileURLToPath(new URL('../node_modules/.vite-mock', import.meta.url)),
    plugins: [appConfig.plugins, msw({ mode: 'worker-only' }), startMock],
    // Without these entries Vite finds the mock's dependencies late and reloads the page.
    optimizeDeps: { entries: ['index.html', 'mock/main.tsx'] },
    server: { ...appConfig.server, proxy: {} },
  };
});
