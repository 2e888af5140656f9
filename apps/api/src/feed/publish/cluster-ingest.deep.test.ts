import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import {
  CLUSTER,
  startTestCluster,
  type TestCluster,
  type TestClusterServer,
} from '../../../test/cluster/start-cluster.ts';
import { csv, feedRow, findLeftovers } from '../../../test/feed.ts';
import { assertPresent } from '../../../test/market/read-all-reports.ts';
import { shardOf } from '../../analytics/servers/shards.ts';
import { onEachServer } from '../../analytics/servers/each-server.ts';
import { awaitReplicas } from '../../analytics/servers/await-replicas.ts';
import { listStoredSnapshots } from '../../analytics/schema/tables.ts';
import { openSources, type Sources } from '../../installation/open-sources.ts';
import { listPublishedWeeks } from '../../store/published-weeks.ts';
import { describeCommandError } from '../commands/command-error.ts';
import { ingest } from '../ingest.ts';
import { unpublishWeeks } from './unpublish-weeks.ts';

let folder: string;
let cluster: TestCluster;
let sources: Sources;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrina-cluster-ingest-'));
  cluster = await startTestCluster();
  sources = await openSources({ dataDir: folder, clickhouse: { url: cluster.url, cluster: CLUSTER } });
}, 60_000);
afterAll(async () => {
  await sources.close();
  await cluster.stop();
  await rm(folder, { recursive: true, force: true });
});

const ingestWeek = async (weekNumber: number) => {
  const rows = Array.from({ length: 20 }, (_, index) =>
    feedRow(index + 1, { week_number: String(weekNumber) }),
  );
  const file = join(folder, `${weekNumber}.csv`);
  await writeFile(file, csv(rows));
  return ingest({ ...sources, files: [file], dataDir: folder, now: () => new Date() });
};

const listWeeks = async () => (await listPublishedWeeks(sources.store)).map(({ weekNumber }) => weekNumber);

const listShards = async () =>
  new Set((await listPublishedWeeks(sources.store)).map(({ snapshot }) => shardOf(snapshot, 2)));

/** Lists the leftovers of an ingest on all servers. */
const listLeftovers = () => onEachServer(sources.analytics, (server) => findLeftovers(server, sources.store));

/** Whether a statement fills a table of a snapshot, not the snapshot log. */
const fillsTable = ({ sql }: { sql: string }) => /^\s*INSERT INTO (?!snapshot_log)/.test(sql);

const takeFills = () =>
  cluster.servers.map(({ shard, statements }) => ({
    shard,
    fills: statements.splice(0).filter(fillsTable).length,
  }));

/** Waits until a server builds a week and returns it. */
const findBuilding = async (): Promise<TestClusterServer> => {
  const isBuilding = ({ statements }: TestClusterServer) =>
    statements.some(({ sql }) => /^\s*INSERT INTO staging_product\b/.test(sql));
  await vi.waitUntil(() => cluster.servers.some(isBuilding), { timeout: 30_000, interval: 5 });
  return assertPresent(cluster.servers.find(isBuilding));
};

const findReplica = ({ shard, host }: TestClusterServer): TestClusterServer =>
  assertPresent(cluster.servers.find((one) => one.shard === shard && one.host !== host));

test('a build is pinned to one replica, and weeks are spread over the shards', async () => {
  for (const weekNumber of [40, 41]) {
    takeFills();
    await ingestWeek(weekNumber);
    // One insert of the feed's rows, and 26 steps of the build.
    expect(takeFills().filter(({ fills }) => fills > 0)).toEqual([{ shard: weekNumber - 39, fills: 27 }]);
  }
  expect(await listWeeks()).toEqual([41, 40]);
  expect(await listShards()).toEqual(new Set([1, 2]));
  expect((await listLeftovers()).flat()).toEqual([]);
});

test('a week is published when the other replica has its rows, and not before', async () => {
  takeFills();
  const running = ingestWeek(42);
  const replica = findReplica(await findBuilding());
  replica.isBehind = true;
  // Each check of the replica counts the rows of a table.
  const countLooks = () => replica.statements.filter(({ sql }) => sql.includes('_partition_id')).length;
  await vi.waitUntil(() => countLooks() > 40, { timeout: 30_000, interval: 20 });
  expect(await listWeeks()).toEqual([41, 40]);
  replica.isBehind = false;
  await running;
  expect(await listWeeks()).toEqual([42, 41, 40]);
});

test('a replica that does not get the rows in time is named', async () => {
  const week = assertPresent((await listPublishedWeeks(sources.store))[0]);
  const shard = shardOf(week.snapshot, 2);
  const server = assertPresent(cluster.servers.findLast((one) => one.shard === shard));
  server.stop();
  const waiting = awaitReplicas(sources.analytics, [week], { timeoutMs: 0 });
  const message = `The server ${server.host} of shard ${shard} did not get all rows of a week from its replica in time`;
  await expect(waiting).rejects.toThrow(message);
  const error: unknown = await waiting.catch((reason: unknown) => reason);
  expect(describeCommandError(error).message).toBe(
    `${message}: nothing was published and the weeks are as they were. Run the command again.`,
  );
  await server.start();
});

test('a replica lost in the middle of a build changes nothing, and the next ingest takes the other one', async () => {
  const before = await listWeeks();
  takeFills();
  const running = ingestWeek(43).then(
    () => undefined,
    (reason: unknown) => reason,
  );
  const lost = await findBuilding();
  lost.stop();
  expect(describeCommandError(await running).message).toContain('nothing was published');
  expect(await listWeeks()).toEqual(before);
  await lost.start();
  await ingestWeek(43);
  expect(await listWeeks()).toEqual([43, ...before]);
  expect((await listLeftovers()).flat()).toEqual([]);
});

test('unpublished weeks leave no server with their rows', async () => {
  await unpublishWeeks({ ...sources, waitForReaders: undefined, log: () => undefined }, [
    '2026-W40',
    '2026-W41',
    '2026-W42',
    '2026-W43',
  ]);
  expect(await listStoredSnapshots(sources.analytics)).toEqual([]);
  const tables = await onEachServer(sources.analytics, (server) =>
    server.rows("SELECT name FROM system.tables WHERE name LIKE 'product_text%'"),
  );
  expect(tables.flat()).toEqual([]);
});
