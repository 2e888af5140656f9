import * as z from 'zod/mini';
import type { Analytics, Cluster, ClusterServer, Settings } from '../analytics.ts';
import { checkServer } from '../client/check-server.ts';
import type { ClientOptions } from '../client/client-options.ts';
import { createAnalyticsClient } from '../client/clickhouse-client.ts';
import { withAnalyticsErrors } from '../client/to-analytics-error.ts';
import { AnalyticsUnavailable } from '../errors.ts';
import { readRows } from '../read-rows.ts';
import { quoteName, storedDatabaseOf } from './shards.ts';
import { routeCalls } from './route-calls.ts';

/**
 * Settings of a report over distributed tables. The engine sends it to the shards of its weeks. Each shard must see
 * all weeks, so conditions are not rewritten and a subquery reads all shards again. A lagging replica is allowed,
 * since every replica has a published week.
 */
const reportSettings: Settings = {
  optimize_skip_unused_shards: 1,
  optimize_skip_unused_shards_rewrite_in: 0,
  distributed_product_mode: 'allow',
  max_replica_delay_for_distributed_queries: 0,
};

const clusterServer = z.object({ shard: z.number(), weight: z.number(), host: z.string() });

/**
 * Lists the servers of a cluster from the tables of one of them. Throws a clause with the reason if the cluster
 * cannot be used.
 */
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

/** Checks a server; ignores one that does not respond, since another serves meanwhile. */
const checkResponding = async (options: ClientOptions): Promise<void> => {
  try {
    await withAnalyticsErrors(checkServer({ ...options, database: 'default' }));
  } catch (error) {
    if (!(error instanceof AnalyticsUnavailable)) throw error;
  }
};

const connectClusterServer = async (
  { url, readUrl, database, ...options }: ClientOptions,
  { shard, host }: z.infer<typeof clusterServer>,
) => {
  const urls = { url: withHost(url, host), ...(readUrl && { readUrl: withHost(readUrl, host) }) };
  const own = { ...options, ...urls, database: storedDatabaseOf(database) };
  await checkResponding(own);
  const analytics = createAnalyticsClient(own);
  const distributed = createAnalyticsClient({ ...own, database, reportSettings });
  const close = async () => {
    await Promise.all([analytics.close(), distributed.close()]);
  };
  const server: ClusterServer = {
    shard,
    host,
    analytics,
    runDistributed: (...call) => distributed.runReport(...call),
  };
  return { server, close };
};

/** Creates the databases on every server that lacks them. */
const createDatabases = async (entry: Analytics, cluster: string, databases: readonly string[]) => {
  const found = await readRows(
    entry,
    z.object({ name: z.string() }),
    'SELECT name FROM system.databases WHERE name IN {databases:Array(String)}',
    { databases },
  );
  const missing = databases.filter((name) => found.every((one) => one.name !== name));
  for (const name of missing)
    await entry.command(`CREATE DATABASE IF NOT EXISTS ${quoteName(name)} ON CLUSTER ${quoteName(cluster)}`);
};

/**
 * Connects to the servers of the cluster of a server, by the host names that it lists and with the port and users of
 * the options, and creates the databases. Throws a clause with the reason if the cluster cannot be used.
 */
export const connectCluster = async (options: ClientOptions, name: string): Promise<Analytics> => {
  const { database } = options;
  const storedDatabase = storedDatabaseOf(database);
  const entry = createAnalyticsClient({ ...options, database: 'default' });
  try {
    const found = await listServers(entry, name);
    await createDatabases(entry, name, [database, storedDatabase]);
    const connections = await Promise.all(found.map((one) => connectClusterServer(options, one)));
    const servers = connections.map(({ server }) => server);
    const shardCount = new Set(servers.map(({ shard }) => shard)).size;
    const cluster: Cluster = { name, shardCount, servers, database };
    const close = async () => {
      await Promise.all(connections.map((connection) => connection.close()));
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
