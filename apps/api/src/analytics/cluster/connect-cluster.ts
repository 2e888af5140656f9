import * as z from 'zod/mini';
import type { Analytics, Cluster, ClusterServer, Settings } from '../analytics.ts';
import { checkServer } from '../client/check-server.ts';
import { type ClientOptions, createAnalyticsClient } from '../client/clickhouse-client.ts';
import { withAnalyticsErrors } from '../client/to-analytics-error.ts';
import { AnalyticsUnavailable } from '../errors.ts';
import { readRows } from '../read-rows.ts';
import { quoteName, storedDatabaseOf } from './cluster.ts';
import { routeCalls } from './route-calls.ts';

/** Settings of a report over distributed tables: it is sent to the shards of its weeks, and no stale replica answers. */
const reportSettings: Settings = {
  optimize_skip_unused_shards: 1,
  distributed_product_mode: 'allow',
  fallback_to_stale_replicas_for_distributed_queries: 0,
};

const clusterServer = z.object({ shard: z.number(), weight: z.number(), host: z.string() });

/** Lists the servers of a cluster as one of them knows it. Throws a clause that says why it cannot be used. */
const listServers = async (entry: Analytics, name: string) => {
  const found = await readRows(
    entry,
    clusterServer,
    `SELECT shard_num AS shard, shard_weight AS weight, host_name AS host FROM system.clusters
    WHERE cluster = {name:String} ORDER BY shard, replica_num`,
    { name },
  );
  if (found.length === 0) throw new Error(`it knows no cluster ${name}, which CLICKHOUSE_CLUSTER names`);
  if (found.some(({ weight }) => weight !== 1))
    throw new Error(`the shards of its cluster ${name} have weights, and weeks need shards of weight 1`);
  const macros = await readRows(
    entry,
    z.object({ macro: z.string() }),
    "SELECT macro FROM system.macros WHERE macro IN ('shard', 'replica')",
  );
  if (macros.length < 2) throw new Error('it lacks the macros shard and replica, which name its replicas');
  return found;
};

/** Replaces the host of an address. */
const withHost = (given: string, host: string): string => {
  const url = new URL(given);
  url.hostname = host.includes(':') ? `[${host}]` : host;
  return url.href;
};

/** Checks a server, unless it is away: another one is asked meanwhile. */
const checkResponding = async (options: ClientOptions): Promise<void> => {
  try {
    await withAnalyticsErrors(checkServer({ ...options, database: 'default' }));
  } catch (error) {
    if (!(error instanceof AnalyticsUnavailable)) throw error;
  }
};

const connectClusterServer = async (
  { url, readUrl, ...options }: ClientOptions,
  { shard, host }: z.infer<typeof clusterServer>,
): Promise<ClusterServer> => {
  const urls = { url: withHost(url, host), ...(readUrl && { readUrl: withHost(readUrl, host) }) };
  await checkResponding({ ...options, ...urls });
  return { shard, host, analytics: createAnalyticsClient({ ...options, ...urls }) };
};

/**
 * Connects to the servers of a cluster that the server of the options belongs to, by its names for them and the port and
 * the users of the options, and makes the databases. Throws why the cluster cannot be used.
 */
export const connectCluster = async (options: ClientOptions, name: string): Promise<Analytics> => {
  const { database } = options;
  const storedDatabase = storedDatabaseOf(database);
  const entry = createAnalyticsClient({ ...options, database: 'default' });
  try {
    const found = await listServers(entry, name);
    for (const one of [database, storedDatabase])
      await entry.command(`CREATE DATABASE IF NOT EXISTS ${quoteName(one)} ON CLUSTER ${quoteName(name)}`);
    const stored = { ...options, database: storedDatabase, readDatabase: database, reportSettings };
    const servers = await Promise.all(found.map((one) => connectClusterServer(stored, one)));
    const shardCount = new Set(servers.map(({ shard }) => shard)).size;
    const cluster: Cluster = { name, shardCount, servers, database, storedDatabase };
    const close = async () => {
      await Promise.all(servers.map(({ analytics }) => analytics.close()));
    };
    return {
      isOwn: false,
      cluster,
      ...routeCalls(cluster),
      problem: () => undefined,
      restartCount: () => 0,
      close,
    };
  } finally {
    await entry.close();
  }
};
