import * as z from 'zod/mini';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { enginePids, makeDataDir, spawnOpener } from '../../../test/engine-process.ts';
import type { Analytics } from '../analytics.ts';
import { openAnalytics } from './open-analytics.ts';
import { AnalyticsUnavailable } from '../errors.ts';
import { readRows } from '../read-rows.ts';

vi.setConfig({ testTimeout: 120_000 });

let dataDir: string;
const opened: Analytics[] = [];
const open = async () => {
  const analytics = await openAnalytics({ dataDir });
  opened.push(analytics);
  return analytics;
};

beforeEach(async () => {
  dataDir = await makeDataDir();
});
afterEach(async () => {
  await Promise.all(opened.splice(0).map((analytics) => analytics.close()));
  await rm(dataDir, { recursive: true, force: true });
});

const poll = (question: () => unknown) => expect.poll(question, { timeout: 20_000, interval: 50 });

const expectNothingLeft = async () => {
  await poll(() => enginePids(dataDir)).toEqual([]);
  expect(existsSync(join(dataDir, 'engine.sock'))).toBe(false);
};

const forever = 'SELECT count() FROM numbers(1000000000000) WHERE NOT ignore(cityHash64(number))';
const selectOne = (analytics: Analytics) => readRows(analytics, z.object({ n: z.number() }), 'SELECT 1 AS n');
const isRunning = async (analytics: Analytics) =>
  (
    await analytics.rows(
      `SELECT 1 AS n FROM system.processes WHERE position(query, 'numbers(' || '1000000') > 0`,
    )
  ).length;

test.each(['SIGTERM', 'SIGINT', 'SIGKILL'] as const)(
  'the engine and its socket end when %s ends the process that started it',
  async (signal) => {
    const owner = spawnOpener(dataDir);
    await owner.opened;
    expect(await enginePids(dataDir)).toHaveLength(1);
    await owner.end(signal);
    await expectNothingLeft();
  },
);

test('the engine ends with its process during a long query', async () => {
  const owner = spawnOpener(dataDir, `INSERT INTO FUNCTION null('n UInt64') ${forever}`);
  await owner.opened;
  await owner.end('SIGKILL');
  await expectNothingLeft();
});

/** Entries that a start creates in the data directory, in order; the directory itself exists before. */
const startSteps = ['', 'engine.log', 'engine', 'engine/tmp', 'engine/metadata', 'engine.sock'];

test.each(startSteps)(
  'a process killed while it starts the engine, once there is %j in its directory, leaves nothing behind',
  async (step) => {
    const owner = spawnOpener(dataDir);
    while (!existsSync(join(dataDir, step))) await nextTurn();
    await owner.end('SIGKILL');
    await expectNothingLeft();
    expect(await selectOne(await open())).toEqual([{ n: 1 }]);
  },
);

test('the engine ends when it is closed', async () => {
  const analytics = await open();
  expect(await selectOne(analytics)).toEqual([{ n: 1 }]);
  await analytics.close();
  await expectNothingLeft();
});

test('a second process joins the running engine, which outlives the first', async () => {
  const owner = spawnOpener(dataDir);
  await owner.opened;
  const pids = await enginePids(dataDir);
  const analytics = await open();
  expect(await enginePids(dataDir)).toEqual(pids);
  await owner.end('SIGKILL');
  // The engine gets the end of the first lease before these calls.
  for (let call = 0; call < 20; call += 1) expect(await selectOne(analytics)).toEqual([{ n: 1 }]);
  expect(await enginePids(dataDir)).toEqual(pids);
  await analytics.close();
  await expectNothingLeft();
});

test('ten openers at once share one engine', async () => {
  const all = await Promise.all(Array.from({ length: 10 }, open));
  expect(await Promise.all(all.map(selectOne))).toEqual(Array(10).fill([{ n: 1 }]));
  await poll(() => enginePids(dataDir)).toHaveLength(1);
});

test('an opener finds an engine while the last other opener closes', async () => {
  for (let round = 0; round < 5; round += 1) {
    const first = await open();
    const [second] = await Promise.all([open(), first.close()]);
    expect(await selectOne(second)).toEqual([{ n: 1 }]);
    await second.close();
  }
});

test.each(['SIGKILL', 'SIGSTOP'] as const)(
  'an engine that gets %s fails its running calls and restarts with its data',
  async (signal) => {
    const analytics = await open();
    await analytics.command('CREATE TABLE stored (n UInt8) ENGINE = MergeTree ORDER BY n');
    await analytics.command('INSERT INTO stored VALUES (7)');
    const inFlight = analytics.runReport({ sql: forever, params: {}, format: 'document' });
    const failed = expect(inFlight).rejects.toThrow(AnalyticsUnavailable);
    await poll(() => isRunning(analytics)).toBe(1);
    const [pid = 0] = await enginePids(dataDir);
    process.kill(pid, signal);
    await failed;
    await poll(() => analytics.rows('SELECT n FROM stored').catch(String)).toEqual([{ n: 7 }]);
    await poll(() => analytics.problem()).toBeUndefined();
    expect(await enginePids(dataDir)).not.toContain(pid);
  },
);

test('signals to the process group do not abort running reports', async () => {
  const analytics = await open();
  const report = analytics.runReport({ sql: 'SELECT sleep(1) AS n', params: {}, format: 'document' });
  const [pid = 0] = await enginePids(dataDir);
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.kill(pid, signal);
  expect((await report).bytes.toString()).toBe('{"n":0}\n');
  expect(await enginePids(dataDir)).toEqual([pid]);
});

test('several openers restart a dead engine once', async () => {
  const all = await Promise.all(Array.from({ length: 5 }, open));
  const [pid = 0] = await enginePids(dataDir);
  process.kill(pid, 'SIGKILL');
  for (const analytics of all) await poll(() => selectOne(analytics).catch(String)).toEqual([{ n: 1 }]);
  await poll(() => enginePids(dataDir)).toHaveLength(1);
});

test('only the owner can read the engine’s files and socket', async () => {
  const analytics = await open();
  await analytics.command('CREATE TABLE secret (n UInt8) ENGINE = MergeTree ORDER BY n');
  await analytics.command('INSERT INTO secret VALUES (7)');
  const paths = readdirSync(dataDir, { recursive: true, encoding: 'utf8' });
  expect(paths.length).toBeGreaterThan(10);
  expect(paths.filter((path) => (statSync(join(dataDir, path)).mode & 0o077) !== 0)).toEqual([]);
  expect(statSync(join(dataDir, 'engine.sock')).mode & 0o777).toBe(0o600);
});

test('a data directory whose path is too long for a socket is served and joined', async () => {
  const outer = dataDir;
  dataDir = join(outer, 'a'.repeat(60), 'б'.repeat(60), `c-${crypto.randomUUID()}`);
  const owner = spawnOpener(dataDir);
  await owner.opened;
  expect(await selectOne(await open())).toEqual([{ n: 1 }]);
  expect(await enginePids(dataDir)).toHaveLength(1);
  await owner.end('SIGTERM');
  await opened.splice(0)[0]?.close();
  await expectNothingLeft();
  await rm(outer, { recursive: true, force: true });
});
