import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openTestAnalytics, type TestAnalytics } from '../../../test/clickhouse.ts';
import { findLeftovers } from '../../../test/feed.ts';
import { openTestStore } from '../../../test/database.ts';
import { publishAsEarlierVersion } from '../../../test/earlier-version.ts';
import { writeFeedFiles } from '../../../test/oracle/feed-files.ts';
import { createRandomMarket } from '@vitrina/conformance/market/random-market.ts';
import { sumWeeks } from '../../../test/sum-weeks.ts';
import { AnalyticsUnavailable } from '../../analytics/errors.ts';
import type { Analytics } from '../../analytics/analytics.ts';
import { lockFeed } from '../../feed/feed-lock.ts';
import { ingest } from '../../feed/ingest.ts';
import { claimInstallation } from '../../installation/claim-installation.ts';
import { dropOrphansAtStart } from '../../feed/publish/drop-orphans.ts';
import { upgradeWeek } from '../../feed/publish/upgrade-week.ts';
import { checkHealth } from '../../health/check-health.ts';
import { listPublishedWeeks } from '../../store/published-weeks.ts';
import type { Store } from '../../store/store.ts';
import { createLog } from '../../server/http/log.ts';
import { keepUpgrading } from './keep-upgrading.ts';
import { openServedWeeks, type ServedWeeks } from '../../served-weeks/served-weeks.ts';

const rows = createRandomMarket({
  seed: 'upgrade',
  offers: 800,
  unsold: 0.3,
  noBrand: 0.2,
  rated: true,
  extremes: true,
});

let folder: string;
let analytics: TestAnalytics;
let store: Store;
let publishedAt: string | undefined;
/** Contents of the week as built by its ingest. */
let ingested: object[];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'upgrade-'));
  analytics = await openTestAnalytics();
  store = await openTestStore();
  const now = () => new Date('2026-11-16T01:40:00.000Z');
  const files = await writeFeedFiles(folder, rows);
  await ingest({ files, analytics, store, dataDir: folder, maxRejects: '0', now });
  publishedAt = (await listPublishedWeeks(store))[0]?.publishedAt;
  ingested = await sumWeeks(analytics, store);
}, 60_000);
afterEach(async () => {
  await store.close();
  await analytics.close();
  await rm(folder, { recursive: true });
});

const startServing = async () => {
  await dropOrphansAtStart(analytics, store);
  const servedWeeks = openServedWeeks(store, analytics);
  expect(await servedWeeks.verify('contents')).toEqual([]);
  return servedWeeks;
};

const upgradeAll = async (servedWeeks: ServedWeeks) => {
  const lines: string[] = [];
  const log = createLog({ write: (line: string) => void lines.push(line) });
  const { signal } = new AbortController();
  const sources = { analytics, store };
  // No report runs, so there is nothing to wait for.
  const waitForReaders = async () => undefined;
  await keepUpgrading({ sources, servedWeeks, log, shutdown: signal, waitForReaders });
  return lines.join('');
};

const read = async (servedWeeks: ServedWeeks, table: string) =>
  (await servedWeeks.read([table])).find(2026, 46);

test('a week is read as far as its tables suffice, and is the same week after its upgrade', async () => {
  await publishAsEarlierVersion(analytics, store, { version: 8 });
  const servedWeeks = await startServing();
  expect(await read(servedWeeks, 'seller')).toMatchObject({ weekNumber: 46 });
  await expect(read(servedWeeks, 'section')).rejects.toMatchObject({ status: 503, retryAfterSeconds: 30 });
  expect((await checkHealth(analytics, servedWeeks)).message).toContain('пересчитываются, осталось: 1.');
  const lines = await upgradeAll(servedWeeks);
  expect(lines).toContain('a week was upgraded');
  expect(await sumWeeks(analytics, store)).toEqual(ingested);
  expect(await servedWeeks.verify('contents')).toEqual([]);
  expect((await checkHealth(analytics, servedWeeks)).ok).toBe(true);
  expect(await listPublishedWeeks(store)).toMatchObject([{ publishedAt, weekNumber: 46, isDemo: false }]);
  expect(await findLeftovers(analytics, store)).toEqual([]);
}, 120_000);

test('a week in set-aside tables of other columns is rebuilt from them', async () => {
  await publishAsEarlierVersion(analytics, store, { version: 7, changed: ['product', 'seller', 'category'] });
  const servedWeeks = await startServing();
  await expect(read(servedWeeks, 'product')).rejects.toMatchObject({ status: 503 });
  await upgradeAll(servedWeeks);
  expect(await sumWeeks(analytics, store)).toEqual(ingested);
  const [{ tables = 1 } = {}] = (await analytics.rows(
    `SELECT count() AS tables FROM system.tables WHERE database = currentDatabase() AND name LIKE 'outdated%'`,
  )) as { tables?: number }[];
  expect([tables, await findLeftovers(analytics, store)]).toEqual([0, []]);
}, 120_000);

test('a week with damaged offers is not upgraded and stays unchanged', async () => {
  await publishAsEarlierVersion(analytics, store, { version: 7, changed: ['seller'] });
  const servedWeeks = await startServing();
  const found = await analytics.rows(
    `SELECT name FROM system.tables WHERE database = currentDatabase() AND name LIKE 'outdated_seller%'`,
  );
  const [{ name }] = found as [{ name: string }];
  await analytics.command(`ALTER TABLE ${name} DELETE WHERE rating > 0`, {}, { mutations_sync: 2 });
  const [before] = await listPublishedWeeks(store);
  expect(await upgradeAll(servedWeeks)).toContain('its table seller is damaged');
  expect(await listPublishedWeeks(store)).toEqual([before]);
  await expect(read(servedWeeks, 'seller')).rejects.toMatchObject({ status: 500 });
  expect((await checkHealth(analytics, servedWeeks)).message).toContain(
    'Не удалось пересчитать недели: 2026-W46.',
  );
}, 120_000);

/** Fails from a statement on, by default at all that follow, like a killed engine. */
const failFrom = (
  first: number,
  error: Error = new AnalyticsUnavailable('killed'),
  times = Infinity,
): Analytics => {
  let count = 0;
  const fail = async <Result>(call: () => Promise<Result>): Promise<Result> => {
    count += 1;
    if (count >= first && count < first + times) throw error;
    return call();
  };
  return {
    ...analytics,
    command: (...call) => fail(() => analytics.command(...call)),
    rows: (...call) => fail(() => analytics.rows(...call)),
    insert: (...call) => fail(() => analytics.insert(...call)),
  };
};

test('an upgrade interrupted at any statement leaves the week unchanged or upgraded', async () => {
  await publishAsEarlierVersion(analytics, store, { version: 8 });
  await startServing();
  const installation = await claimInstallation(analytics, store);
  const [before] = await listPublishedWeeks(store);
  if (!before) throw new Error('No week is published');
  for (const first of [1, 3, 8, 10, 14, 30, 40]) {
    await using lock = await lockFeed(store);
    const cut = upgradeWeek({ analytics: failFrom(first), store, installation, lock }, before);
    await expect(cut).rejects.toThrow('killed');
    expect(await listPublishedWeeks(store)).toEqual([before]);
  }
  const servedWeeks = await startServing();
  await upgradeAll(servedWeeks);
  expect(await sumWeeks(analytics, store)).toEqual(ingested);
  expect(await findLeftovers(analytics, store)).toEqual([]);
}, 120_000);

test('an upgrade waits while the disk is full, and leaves nothing on it', async () => {
  await publishAsEarlierVersion(analytics, store, { version: 8 });
  const servedWeeks = await startServing();
  const shutdown = new AbortController();
  const full = failFrom(30, new Error('Cannot reserve 1.00 MiB, not enough space'), 1);
  const lines: string[] = [];
  const log = createLog({
    write: (line: string) => {
      lines.push(line);
      if (line.includes('the disk is full')) shutdown.abort();
    },
  });
  const before = await listPublishedWeeks(store);
  await keepUpgrading({ sources: { analytics: full, store }, servedWeeks, log, shutdown: shutdown.signal });
  expect(lines.join('')).toContain('the disk is full');
  expect(await listPublishedWeeks(store)).toEqual(before);
  expect(await servedWeeks.listOutdated()).toMatchObject([{ failure: undefined }]);
  expect(await findLeftovers(analytics, store)).toEqual([]);
}, 120_000);

test('a week replaced meanwhile stays as replaced', async () => {
  const [earlier] = await publishAsEarlierVersion(analytics, store, { version: 8 });
  if (!earlier) throw new Error('No week is published');
  await startServing();
  await store.db.deleteFrom('published_weeks').execute();
  const installation = await claimInstallation(analytics, store);
  await using lock = await lockFeed(store);
  expect(await upgradeWeek({ analytics, store, installation, lock }, earlier)).toBe(false);
  expect(await listPublishedWeeks(store)).toEqual([]);
}, 60_000);
