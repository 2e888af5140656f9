import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { buildWeb } from '../apps/api/src/build-web.ts';
import { getBrowser } from './get-browser.ts';
import { makeScratch } from './scratch.ts';

/** The part of Vitest's JSON report that is counted here. */
type Report = {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numFailedTestSuites: number;
  success: boolean;
};

const browser = getBrowser();
console.log(`Browser: ${browser.path} (${browser.origin})`);

// Tests that need the web app get the build that `pnpm start` serves.
await buildWeb();

const scratch = makeScratch();
const reportFile = join(scratch, 'report.json');
const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${reportFile}`];
// Tests wait for engines and browsers half of their time: Vitest would leave a core without a worker.
const workers = { VITEST_MAX_WORKERS: `${availableParallelism()}` };
// Servers and commands that tests start are compiled once, not every time.
const writes = { TMPDIR: scratch, NODE_COMPILE_CACHE: join(scratch, 'compiled') };
// An interrupt ends Vitest; what it wrote is still to be removed then.
process.on('SIGINT', () => undefined);
const vitest = spawnSync(
  'vitest',
  ['run', '--config', '.config/vitest.ts', ...reporters, ...process.argv.slice(2)],
  {
    stdio: 'inherit',
    env: { ...workers, ...process.env, ...writes, ...browser.environment, CHROMIUM_PATH: browser.path },
  },
);

const readReport = () => {
  try {
    return JSON.parse(readFileSync(reportFile, 'utf8')) as Report;
  } finally {
    rmSync(scratch, { recursive: true });
  }
};
const report = readReport();
const failed = report.numFailedTests || (report.success ? 0 : 1);
console.log(`${report.numPassedTests} passed, ${failed} failed, ${report.numPendingTests} skipped`);
process.exitCode = vitest.status === 0 && report.numPassedTests > 0 ? 0 : 1;
