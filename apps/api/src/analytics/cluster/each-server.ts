import type { Analytics } from '../analytics.ts';
import { isServerAway } from './server-away.ts';

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
