import type { Analytics } from '../analytics.ts';
import { AnalyticsUnavailable } from '../errors.ts';

/** Work on the tables of one server; `shard` is undefined where there is no cluster. */
export type ServerWork<Result> = (server: Analytics, shard: number | undefined) => Promise<Result>;

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
  const outcomes = await Promise.allSettled(
    cluster.servers.map((server) => work(server.analytics, server.shard)),
  );
  const isAway = (index: number) => {
    const outcome = outcomes[index];
    return outcome?.status === 'rejected' && outcome.reason instanceof AnalyticsUnavailable;
  };
  for (const [index, outcome] of outcomes.entries()) {
    if (outcome.status === 'fulfilled') continue;
    const shard = cluster.servers[index]?.shard;
    const replicas = [...cluster.servers.keys()].filter((other) => cluster.servers[other]?.shard === shard);
    if (!isAway(index) || replicas.every(isAway)) throw outcome.reason;
  }
  return outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []));
};
