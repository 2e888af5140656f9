import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { buildWeb } from '../apps/api/src/lifecycle/build-web.ts';
import { ensureBrowser } from './ensure-browser.ts';
import { ensurePostgres } from './ensure-postgres.ts';
import { createScratchFolder } from './create-scratch-folder.ts';

/** The counters of Vitest's JSON report. */
type Report = {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numFailedTestSuites: number;
  success: boolean;
};

/** Tiers by option: without one the quick tests run. */
const tiers: Readonly<Record<string, string>> = { '--deep': 'all', '--deep-only': 'deep' };

const given = process.argv.slice(2);
const vitestArguments = given.filter((argument) => !(argument in tiers));
const tier = given.map((argument) => tiers[argument]).find((named) => named !== undefined) ?? 'quick';

const browser = ensureBrowser();
console.log(`Browser: ${browser.path} (${browser.source})`);
if (tier !== 'quick') console.log(`Postgres: ${ensurePostgres()}`);

// Tests of the web app use the build that `pnpm start` serves.
await buildWeb();

const scratch = createScratchFolder();
const reportFile = join(scratch, 'report.json');
const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${reportFile}`];
// Half of the time tests wait for engines and browsers, so every core gets a worker; Vitest's default leaves one free.
const workers = { VITEST_MAX_WORKERS: `${availableParallelism()}` };
// Servers and commands started by tests share the compile cache.
const folders = { TMPDIR: scratch, NODE_COMPILE_CACHE: join(scratch, 'compiled') };
// On an interrupt Vitest exits by itself, but the scratch folder must still be removed.
process.on('SIGINT', () => undefined);
const vitest = spawnSync(
  'vitest',
  ['run', '--config', '.config/vitest.ts', ...reporters, ...vitestArguments],
  {
    stdio: 'inherit',
    env: {
      ...workers,
      ...process.env,
      ...folders,
      ...browser.environment,
      CHROMIUM_PATH: browser.path,
      TEST_TIER: tier,
    },
  },
);

/** Reads the counters; undefined if Vitest ended before writing them. */
function readReport(): Report | undefined {
  try {
    return existsSync(reportFile) ? (JSON.parse(readFileSync(reportFile, 'utf8')) as Report) : undefined;
  } finally {
    // An engine that ends with its worker may still write.
    rmSync(scratch, { recursive: true, maxRetries: 5, retryDelay: 200 });
  }
}

const report = readReport();
if (report) {
  const failed = report.numFailedTests || (report.success ? 0 : 1);
  console.log(`${report.numPassedTests} passed, ${failed} failed, ${report.numPendingTests} skipped`);
} else console.log(`Vitest ended before its report (${vitest.signal ?? `exit code ${vitest.status}`})`);
process.exitCode = vitest.status === 0 && report && report.numPassedTests > 0 ? 0 : 1;
