import type { Analytics, Cluster, ClusterServer } from '../analytics.ts';
import { createTextsCheck } from './check-texts.ts';
import { listReplicas, listSnapshots, shardOf } from './shards.ts';
import { createRoute } from './create-route.ts';
import { pingServer } from './server-away.ts';

/**
 * Creates the runner of a cluster's reports. A report whose weeks are on one shard reads the stored tables of a replica;
 * one over weeks of several shards reads the distributed tables of any server.
 */
const createReportRouter = (cluster: Cluster): Analytics['runReport'] => {
  const { servers, shardCount } = cluster;
  const awayUntil = new Map<ClusterServer, number>();
  const ofAll = createRoute(servers, awayUntil);
  const ofShards = Map.groupBy(servers, ({ shard }) => shard);
  const routes = new Map(
    [...ofShards].map(([shard, replicas]) => [shard, createRoute(replicas, awayUntil)] as const),
  );
  const checkTexts = createTextsCheck(cluster);
  return (query, encoding) => {
    const snapshots = listSnapshots(query.params);
    const [shard, ...others] = new Set(snapshots.map((snapshot) => shardOf(snapshot, shardCount)));
    const route = shard !== undefined && others.length === 0 ? routes.get(shard) : undefined;
    if (route) return route(({ analytics }) => analytics.runReport(query, encoding));
    return ofAll(async (server) => {
      await checkTexts(server, snapshots);
      return server.runDistributed(query, encoding);
    });
  };
};

/**
 * Creates the calls of a cluster. A read goes to another server if the first one does not respond; a statement that
 * writes is sent once, to a server that has just responded.
 */
export const routeCalls = (
  cluster: Cluster,
): Pick<Analytics, 'runReport' | 'command' | 'rows' | 'insert'> => {
  const route = createRoute(cluster.servers);
  return {
    runReport: createReportRouter(cluster),
    rows: (...call) => route(({ analytics }) => analytics.rows(...call)),
    command: async (...call) => (await route(pingServer)).command(...call),
    insert: async (...call) => (await route(pingServer)).insert(...call),
  };
};

/**
 * Pins the statements of a build to one replica of its snapshots' shard, which has the build tables; without a
 * cluster returns the analytics. Throws AnalyticsUnavailable if no replica responds.
 */
export const pinToReplica = async (analytics: Analytics, snapshot: number): Promise<Analytics> => {
  const { cluster } = analytics;
  if (cluster === undefined) return analytics;
  const server = await createRoute(listReplicas(cluster, snapshot))(pingServer);
  return {
    ...analytics,
    command: (...call) => server.command(...call),
    rows: (...call) => server.rows(...call),
    insert: (...call) => server.insert(...call),
  };
};
