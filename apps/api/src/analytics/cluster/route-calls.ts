import type { Analytics, Cluster, ClusterServer } from '../analytics.ts';
import { GrantMissing } from '../client/access-denied.ts';
import { AnalyticsUnavailable } from '../errors.ts';
import { listReplicas, shardOf } from './cluster.ts';

/** Time for which a server that did not respond is asked last, ms. */
const AWAY_MS = 5000;

/** Runs a call on a server that responds, preferably of one shard. Throws what the last one threw. */
type RouteCall = <Result>(
  call: (server: ClusterServer) => Promise<Result>,
  shard?: number,
) => Promise<Result>;

/** Whether another server may succeed: not where a user lacks a grant, which is the same on each. */
const isAway = (error: unknown) => error instanceof AnalyticsUnavailable && !(error instanceof GrantMissing);

/** Creates a route over the servers of a cluster; they take turns. */
const createRoute = (servers: readonly ClusterServer[]): RouteCall => {
  const awayUntil = new Map<ClusterServer, number>();
  const turns = new Map<number | undefined, number>();
  const sort = (shard: number | undefined) => {
    const now = Date.now();
    const rank = (server: ClusterServer) =>
      ((awayUntil.get(server) ?? 0) > now ? 2 : 0) + (server.shard === shard ? 0 : 1);
    const sorted = servers.toSorted((one, other) => rank(one) - rank(other));
    const [best] = sorted.map(rank);
    const first = sorted.filter((server) => rank(server) === best);
    const turn = (turns.get(shard) ?? 0) % first.length;
    turns.set(shard, turn + 1);
    return [...first.slice(turn), ...first.slice(0, turn), ...sorted.slice(first.length)];
  };
  return async (call, shard) => {
    let failure: unknown;
    for (const server of sort(shard)) {
      try {
        return await call(server);
      } catch (error) {
        if (!isAway(error)) throw error;
        failure = error;
        awayUntil.set(server, Date.now() + AWAY_MS);
      }
    }
    throw failure;
  };
};

/** Finds a server that responds: what changes something is sent once, to one that just did. */
const findResponding = (route: RouteCall): Promise<Analytics> =>
  route(async ({ analytics }) => {
    await analytics.rows('SELECT 1 AS one');
    return analytics;
  });

/**
 * Creates the calls of a cluster. A report goes to a replica of its week's shard and, as every read, to another server
 * if that one does not respond; a statement that changes something is not sent twice.
 */
export const routeCalls = ({
  servers,
  shardCount,
}: Cluster): Pick<Analytics, 'runReport' | 'command' | 'rows' | 'insert'> => {
  const route = createRoute(servers);
  return {
    runReport: (query, encoding) => {
      const { snapshot } = query.params;
      const shard = typeof snapshot === 'number' ? shardOf(snapshot, shardCount) : undefined;
      return route(({ analytics }) => analytics.runReport(query, encoding), shard);
    },
    rows: (...call) => route(({ analytics }) => analytics.rows(...call)),
    command: async (...call) => (await findResponding(route)).command(...call),
    insert: async (...call) => (await findResponding(route)).insert(...call),
  };
};

/**
 * Pins the statements of a build to one replica of its snapshots' shard, which has the tables that the build fills and
 * reads; without a cluster returns the analytics. Throws AnalyticsUnavailable if no replica responds.
 */
export const pinToReplica = async (analytics: Analytics, snapshot: number): Promise<Analytics> => {
  const { cluster } = analytics;
  if (cluster === undefined) return analytics;
  const server = await findResponding(createRoute(listReplicas(cluster, snapshot)));
  return {
    ...analytics,
    command: (...call) => server.command(...call),
    rows: (...call) => server.rows(...call),
    insert: (...call) => server.insert(...call),
  };
};
