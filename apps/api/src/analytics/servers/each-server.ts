import type { Analytics } from '../analytics.ts';
import { shardOf } from './shards.ts';
import { isServerAway, ServerAway } from './server-away.ts';

/** Work on the tables of one server; `shard` is undefined without a cluster. */
type ServerWork<Result> = (server: Analytics, shard: number | undefined) => Promise<Result>;

/**
 * Runs work on the engine, or on every responding server of its cluster. Throws AnalyticsUnavailable if no replica of
 * a shard responds, after the work on the others has ended.
 */
export const onEachServer = async <Result>(
  analytics: Analytics,
  work: ServerWork<Result>,
): Promise<Result[]> => {
  const { cluster } = analytics;
  if (cluster === undefined) return [await work(analytics, undefined)];
  const { servers } = cluster;
  const outcomes = await Promise.allSettled(servers.map((server) => work(server.analytics, server.shard)));
  const isAway = (index: number) => {
    const outcome = outcomes[index];
    return outcome?.status === 'rejected' && isServerAway(outcome.reason);
  };
  for (const [index, outcome] of outcomes.entries()) {
    if (outcome.status === 'fulfilled') continue;
    const replicas = [...servers.keys()].filter((other) => servers[other]?.shard === servers[index]?.shard);
    if (!isAway(index) || replicas.every(isAway)) throw outcome.reason;
  }
  return outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []));
};

/** Runs work on each server with the snapshots stored on it. */
export const onServersOf = <Snapshot extends { readonly snapshot: number }, Result>(
  analytics: Analytics,
  snapshots: readonly Snapshot[],
  work: (server: Analytics, stored: readonly Snapshot[]) => Promise<Result>,
): Promise<Result[]> => {
  const { cluster } = analytics;
  const isOn = (shard: number | undefined) => (one: Snapshot) =>
    cluster === undefined || shardOf(one.snapshot, cluster.shardCount) === shard;
  return onEachServer(analytics, (server, shard) => work(server, snapshots.filter(isOn(shard))));
};

/**
 * Reads a value that all servers share, though some may lack it yet; undefined if none has it. Throws if servers
 * differ, and ServerAway if no responding server has it and another server is away.
 */
export const readSame = async (
  analytics: Analytics,
  read: (server: Analytics) => Promise<string | undefined>,
  what: string,
): Promise<string | undefined> => {
  const found = await onEachServer(analytics, read);
  const [value, ...others] = new Set(found.filter((one) => one !== undefined));
  if (others.length > 0) throw new Error(`The servers of the cluster belong to different ${what}s`);
  if (value === undefined && found.length < (analytics.cluster?.servers.length ?? 1))
    throw new ServerAway(`A server of the cluster does not respond, and may belong to an ${what}`);
  return value;
};
