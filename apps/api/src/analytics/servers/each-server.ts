import type { Analytics } from '../analytics.ts';
import { shardOf } from './shards.ts';
import { isServerAway, ServerAway } from './server-away.ts';

/** Work on the tables of one server; `shard` is undefined where there is no cluster. */
type ServerWork<Result> = (server: Analytics, shard: number | undefined) => Promise<Result>;

/**
 * Runs work on the engine, or on every server of its cluster that responds. Throws AnalyticsUnavailable if no replica
 * of a shard does, after the work on the others has ended.
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

/** Runs work on each server with those of the snapshots that are stored on it. */
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
 * Reads what every server has alike, or some not yet; undefined where none has it. Throws where servers differ, and
 * ServerAway where none of those that respond has it and another may.
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
