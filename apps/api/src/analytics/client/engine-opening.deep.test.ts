import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { acquireLease, EngineBusy, EngineMissing } from '@vitrina/chdb-server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { enginePids, makeDataDir } from '../../../test/engine-process.ts';
import { DATABASE, explainMissingEngine, openAnalytics } from './open-analytics.ts';
import { AnalyticsUnavailable } from '../errors.ts';

vi.setConfig({ testTimeout: 120_000 });

let dataDir: string;
beforeEach(async () => {
  dataDir = await makeDataDir();
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

/** Starts a process that has the engine's directory open and serves no requests. */
const occupyDirectory = async () => {
  const program = `
    const { Session } = await import('chdb');
    const session = new Session(process.argv[1]);
    process.stdout.write('open');
    setInterval(() => session, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', program, join(dataDir, 'engine')], {
    stdio: ['ignore', 'pipe', 'ignore'],
    cwd: dirname(fileURLToPath(import.meta.resolve('@vitrina/chdb-server'))),
  });
  await once(child.stdout, 'data');
  return child;
};

test('an engine that does not release the directory in time is named by its process id', async () => {
  const holder = await occupyDirectory();
  const tried = acquireLease({ dataDir, database: DATABASE }, new AbortController().signal, 300);
  await expect(tried).rejects.toThrow(EngineBusy);
  await expect(tried).rejects.toThrow(`Process ${holder.pid} holds`);
  holder.kill('SIGKILL');
  await expect.poll(() => enginePids(dataDir)).toEqual([]);
});

test('an opener waits for an engine that is ending', async () => {
  const holder = await occupyDirectory();
  const opening = openAnalytics({ dataDir });
  await expect
    .poll(() => readFileSync(join(dataDir, 'engine.log'), 'utf8'), { timeout: 60_000, interval: 5 })
    .toContain('Another server instance in same directory');
  holder.kill('SIGKILL');
  const analytics = await opening;
  expect(await analytics.rows('SELECT 1 AS n')).toEqual([{ n: 1 }]);
  await analytics.close();
});

test('an engine that cannot open its directory reports the problem, retries with growing delays, and opens the repaired directory', async () => {
  const directory = join(dataDir, 'engine');
  writeFileSync(directory, 'not a directory');
  const logged: string[] = [];
  const analytics = await openAnalytics({ dataDir, log: (message) => logged.push(message) });
  await expect(analytics.rows('SELECT 1 AS n')).rejects.toThrow(AnalyticsUnavailable);
  expect(analytics.problem()).toContain(directory);
  await expect
    .poll(() => logged, { timeout: 60_000 })
    .toContain('Starting the analytics engine again in 2 s');
  renameSync(directory, `${directory}-aside`);
  await expect
    .poll(() => analytics.rows('SELECT 1 AS n').catch(String), { timeout: 60_000 })
    .toEqual([{ n: 1 }]);
  await expect.poll(() => analytics.problem()).toBeUndefined();
  await analytics.close();
});

test('a missing engine names the command to run and the setting', () => {
  const explain = () => explainMissingEngine(new EngineMissing('no chdb'));
  expect(explain).toThrow(EngineMissing);
  expect(explain).toThrow('npx pnpm@12 install --fix-lockfile');
  expect(explain).toThrow('CLICKHOUSE_URL');
  expect(explain).toThrow('no chdb');
});
