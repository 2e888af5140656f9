import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { readSettings } from '../apps/web/src/settings.ts';
import { serveMswWorker } from '../apps/web/test/serve-msw-worker.ts';
import { browserFlags, findBrowser } from './find-browser.ts';
import { findPostgres } from './find-postgres.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/** The tier chosen by `run-tests.ts`: `quick` excludes `*.deep.test.*` files, `deep` runs only them, `all` runs both. */
const tier = process.env['TEST_TIER'] ?? 'all';
const fileName = tier === 'deep' ? '*.deep.test' : '*.test';
const exclude = tier === 'quick' ? ['**/*.deep.test.*'] : [];

/** Timeouts for hanging tests only, ms: engines and processes start slowly on a busy machine. */
const timeouts = { testTimeout: 60_000, hookTimeout: 60_000 };

/** The web app under test has the default settings. */
const define = { __SETTINGS__: JSON.stringify(readSettings({})) };

/** A project of `*.test.ts` files, run in Node. Files share a worker's modules. */
const createNodeProject = (
  name: string,
  folder: string,
  given: { include?: string[]; exclude?: string[]; globalSetup?: string[] } = {},
) => ({
  root: root + folder,
  test: {
    name,
    include: [`{src,test,mock,build}/**/${fileName}.ts`],
    exclude,
    environment: 'node' as const,
    isolate: false,
    expect: { poll: { timeout: 30_000 } },
    ...timeouts,
    ...given,
  },
});

/** The tests of the app database, sign-in, follows, keys, letters and upgrades repeated on Postgres, if installed: all are deep. */
const postgresProjects =
  tier !== 'quick' && findPostgres()
    ? [
        createNodeProject('api on postgres', 'apps/api', {
          include: [
            'src/store/{codes,entity-keys,letters,published-weeks,store,trail,users,postgres/*.deep}.test.ts',
            'src/auth/{account,attempts,expired-cleanup,known-callers,languages,open-sessions,rate-limits,refresh,request-code}.test.ts',
            'src/auth/{second-code,session,session-sequences.deep,trail,two-servers.deep,verify-code}.test.ts',
            'src/follow/*.test.ts',
            'src/{key/keys,share/*}.test.ts',
            'src/letter/{languages,letters,letters.deep}.test.ts',
            'src/lifecycle/weeks/keep-upgrading.deep.test.ts',
          ],
          exclude: [],
          globalSetup: ['test/postgres/global-setup.ts'],
        }),
      ]
    : [];

/** A project of `*.test.tsx` files, run in Chromium. */
const createBrowserProject = (name: string, folder: string) => ({
  root: root + folder,
  plugins: [react(), tailwindcss(), serveMswWorker],
  // All dependencies must be found before the first test: one found later would load React twice. The scan misses
  // those of a worker, which are served unbundled.
  optimizeDeps: {
    entries: ['{src,test,mock}/**/*.{ts,tsx}', '!**/*.test.ts', '!**/vite.config.ts'],
    exclude: ['fflate'],
  },
  test: {
    name,
    include: [`{src,test,mock}/**/${fileName}.tsx`],
    exclude,
    ...timeouts,
    // Vitest prints the document into the error of each poll without a match: 7000 characters by default.
    env: { DEBUG_PRINT_LIMIT: process.env['DEBUG_PRINT_LIMIT'] ?? '0' },
    expect: { poll: { timeout: 30_000 } },
    setupFiles: [
      `${root}.config/disable-react-profiling.ts`,
      `${root}packages/ui/test/disable-owner-stacks.ts`,
      './test/setup.ts',
    ],
    isolate: false,
    // After the tests in Node: running both would give every core two workers.
    sequence: { groupOrder: 1 },
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({
        launchOptions: { executablePath: findBrowser(), args: browserFlags },
      }),
      instances: [{ browser: 'chromium' as const }],
    },
  },
});

export default defineConfig({
  test: {
    root,
    projects: [
      {
        root: `${root}.config`,
        test: { name: 'repository', include: [`**/${fileName}.ts`], exclude, ...timeouts },
      },
      createNodeProject('contract', 'packages/contract'),
      createNodeProject('conformance', 'packages/conformance'),
      createNodeProject('lab', 'packages/lab', {
        include: [`{attack,bench,browsers,bundle,faults,pictures}/**/${fileName}.ts`],
      }),
      createNodeProject('chdb-server', 'packages/chdb-server'),
      createNodeProject('mcp', 'apps/mcp'),
      createNodeProject('ui', 'packages/ui'),
      createBrowserProject('ui in the browser', 'packages/ui'),
      { ...createNodeProject('web', 'apps/web'), define },
      { ...createBrowserProject('web in the browser', 'apps/web'), define },
      createNodeProject('api', 'apps/api', { exclude: [...exclude, 'src/store/postgres/*'] }),
      ...postgresProjects,
    ],
  },
});
