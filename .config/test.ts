import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { getBrowser } from './get-browser.ts';

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

const folder = mkdtempSync(join(tmpdir(), 'vitrina-test-'));
const reportFile = join(folder, 'report.json');
const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${reportFile}`];
// Tests wait for engines and browsers half of their time: Vitest would leave a core without a worker.
const workers = { VITEST_MAX_WORKERS: `${availableParallelism()}` };
const vitest = spawnSync(
  'vitest',
  ['run', '--config', '.config/vitest.ts', ...reporters, ...process.argv.slice(2)],
  {
    stdio: 'inherit',
    env: { ...workers, ...process.env, ...browser.environment, CHROMIUM_PATH: browser.path },
  },
);

const report = JSON.parse(readFileSync(reportFile, 'utf8')) as Report;
rmSync(folder, { recursive: true });
const failed = report.numFailedTests || (report.success ? 0 : 1);
console.log(`${report.numPassedTests} passed, ${failed} failed, ${report.numPendingTests} skipped`);
process.exitCode = vitest.status === 0 && report.numPassedTests > 0 ? 0 : 1;
