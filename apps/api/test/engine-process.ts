import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, realpath } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Creates a data directory with a unique name. */
export const makeDataDir = async (): Promise<string> =>
  mkdtemp(join(await realpath(tmpdir()), 'vitrina-test-'));

/** Returns the process ids of the engines of a data directory. */
export const enginePids = async (dataDir: string): Promise<number[]> => {
  try {
    const { stdout } = await run('pgrep', ['-f', `process.ts .*${basename(dataDir)}`]);
    return stdout.trim().split('\n').map(Number);
  } catch {
    return [];
  }
};

const program = `
import { openAnalytics } from ${JSON.stringify(new URL('../src/analytics/client/open-analytics.ts', import.meta.url).href)};
const analytics = await openAnalytics({ dataDir: process.argv[1] });
setInterval(() => undefined, 1000);
const statement = process.argv[2];
if (statement) void analytics.command(statement).catch(() => undefined);
const isRunning = "SELECT 1 FROM system.processes WHERE startsWith(query, 'INSERT INTO FUNCTION null')";
while (statement && (await analytics.rows(isRunning)).length === 0);
process.stdout.write('open');
`;

/** Starts a child process that opens the analytics of `dataDir`, runs an insert into null() if given, and does not exit. */
export const spawnOpener = (dataDir: string, statement = '') => {
  const child = spawn(process.execPath, ['--input-type=module', '-e', program, dataDir, statement], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return {
    /** Resolves when the analytics are open, and the statement, if any, runs. */
    opened: once(child.stdout, 'data'),
    end: async (signal: NodeJS.Signals) => {
      child.kill(signal);
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
    },
  };
};
