import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { mockedNetwork } from '../apps/web/test/mocked-network.ts';
import { browserFlags, installedBrowser } from './browser.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Engines and processes start slowly on a busy machine: only what hangs may fail for its time, in ms. */
const patience = { testTimeout: 60_000, hookTimeout: 60_000 };

/** A project whose tests run in Node: `*.test.ts` of one package. A worker loads its modules once for all of them. */
const inNode = (name: string, folder: string) => ({
  root: root + folder,
  test: {
    name,
    include: ['{src,test,mock,bench}/**/*.test.ts'],
    environment: 'node' as const,
    isolate: false,
    ...patience,
  },
});

/** A project whose tests run in a real browser: `*.test.tsx` of one package. */
const inBrowser = (name: string, folder: string) => ({
  root: root + folder,
  plugins: [react(), tailwindcss(), mockedNetwork],
  // All dependencies of a browser are found before the first test: one found later would load React twice.
  // A worker's cannot be found so, and is taken as it is.
  optimizeDeps: {
    entries: ['{src,test,mock}/**/*.{ts,tsx}', '!**/*.test.ts', '!**/vite.config.ts'],
    exclude: ['fflate'],
  },
  test: {
    name,
    include: ['{src,test,mock}/**/*.test.tsx'],
    ...patience,
    // A loaded machine is slow, not wrong.
    expect: { poll: { timeout: 15_000 } },
    setupFiles: ['./test/setup.ts'],
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({
        launchOptions: { executablePath: installedBrowser(), args: browserFlags },
      }),
      instances: [{ browser: 'chromium' as const }],
    },
  },
});

export default defineConfig({
  test: {
    root,
    projects: [
      { root: `${root}.config`, test: { name: 'repository', include: ['*.test.ts'] } },
      inNode('contract', 'packages/contract'),
      inNode('conformance', 'packages/conformance'),
      inNode('ui', 'packages/ui'),
      inBrowser('ui in the browser', 'packages/ui'),
      inNode('web', 'apps/web'),
      inBrowser('web in the browser', 'apps/web'),
      inNode('api', 'apps/api'),
    ],
  },
});
