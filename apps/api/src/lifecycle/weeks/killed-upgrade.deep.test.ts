import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { publishAsEarlierVersion } from '../../../test/earlier-version.ts';
import { findLeftovers } from '../../../test/feed.ts';
import { writeFeedFiles } from '../../../test/oracle/feed-files.ts';
import { createRandomMarket } from '@vitrina/conformance/market/random-market.ts';
import { freePort, startServer } from '../../../test/server-process.ts';
import { sumWeeks } from '../../../test/sum-weeks.ts';
import { ingest } from '../../feed/ingest.ts';
import { dropOrphansAtStart } from '../../feed/publish/drop-orphans.ts';
import { openSources, type Sources, storeFile } from '../../installation/open-sources.ts';
import { SCHEMA_VERSION } from '../../analytics/schema/table-versions.ts';
import { parseManifest } from '../../analytics/snapshot/manifest.ts';
import { formatWeek } from '@vitrina/contract/iso-week';
import { listPublishedWeeks } from '../../store/published-weeks.ts';
import { openStore } from '../../store/store.ts';

/** Maximum number of killed servers, each later in its upgrade of the latest week than the one before. */
const KILLS = 6;
const STEP_MS = 200;

const market = { offers: 500, unsold: 0.3, noBrand: 0.2, rated: true, extremes: false };
const weeks = [45, 46].map((weekNumber) => ({
  year: 2026,
  weekNumber,
  rows: createRandomMarket({ ...market, seed: `killed ${weekNumber}` }),
}));

let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'vitrina-upgrade-'));
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

/** Uses the data directory like a command, whether or not a server runs on it. */
const withSources = async <Result>(use: (sources: Sources) => Promise<Result>): Promise<Result> => {
  const sources = await openSources({ dataDir });
  try {
    return await use(sources);
  } finally {
    await sources.close();
  }
};

const now = () => new Date('2026-11-16T01:40:00.000Z');

/** Publishes weeks, and turns them into weeks of an earlier version; returns their contents before. */
const publishEarlierWeeks = () =>
  withSources(async ({ analytics, store }) => {
    for (const week of weeks) {
      const files = await writeFeedFiles(dataDir, week.rows, week);
      await ingest({ files, analytics, store, dataDir, maxRejects: '0', now });
    }
    const contents = await sumWeeks(analytics, store);
    await publishAsEarlierVersion(analytics, store, { version: 7, changed: ['product', 'seller'] });
    return contents;
  });

/** Lists the published weeks while no server runs, and those of them that an earlier version built. */
const listWeeks = async () => {
  const store = openStore(storeFile(dataDir));
  try {
    const published = await listPublishedWeeks(store);
    const outdated = published.filter(({ manifest }) => parseManifest(manifest)?.version !== SCHEMA_VERSION);
    return { published: published.map(formatWeek), outdated: outdated.map(formatWeek) };
  } finally {
    await store.close();
  }
};

const start = async () => {
  const port = await freePort();
  const server = startServer({ DATA_DIR: dataDir, NODE_ENV: 'production', PORT: String(port) });
  onTestFinished(() => void server.process.kill('SIGKILL'));
  const readHealth = async (): Promise<unknown> =>
    (await fetch(`http://127.0.0.1:${port}/api/health`)).json();
  return { ...server, readHealth };
};

const killInUpgrade = async (afterMs: number) => {
  const server = await start();
  await vi.waitFor(() => expect(server.lines()).toContain('are upgraded while they are served'), 30_000);
  await sleep(afterMs);
  server.process.kill('SIGKILL');
  await server.exit;
};

/**
 * Kills servers during their upgrade of the latest week, until one has finished it. Returns how many weeks are left
 * to upgrade: a server pauses between two weeks for longer than it lives here.
 */
const killServers = async (): Promise<number> => {
  let left = weeks.length;
  for (let kill = 0; kill < KILLS && left === weeks.length; kill += 1) {
    await killInUpgrade(kill * STEP_MS);
    const { published, outdated } = await listWeeks();
    expect(published).toEqual(['2026-W46', '2026-W45']);
    left = outdated.length;
  }
  return left;
};

test('weeks whose upgrade is killed are upgraded by the servers that start next, each week once', async () => {
  const contents = await publishEarlierWeeks();
  const left = await killServers();
  expect(left).toBeGreaterThan(0);
  const servers = await Promise.all([start(), start()]);
  for (const server of servers) {
    await vi.waitFor(async () => expect(await server.readHealth()).toMatchObject({ ok: true }), {
      timeout: 90_000,
      interval: 250,
    });
  }
  const countUpgrades = () =>
    servers.flatMap((server) => server.lines().match(/a week was upgraded/g) ?? []).length;
  await vi.waitFor(() => expect(countUpgrades()).toBe(left), 30_000);
  for (const server of servers) server.process.kill('SIGTERM');
  await Promise.all(servers.map(({ exit }) => exit));
  expect(countUpgrades()).toBe(left);
  await withSources(async ({ analytics, store }) => {
    expect(await sumWeeks(analytics, store)).toEqual(contents);
    await dropOrphansAtStart(analytics, store, undefined, async () => undefined);
    expect(await findLeftovers(analytics, store)).toEqual([]);
  });
}, 300_000);
