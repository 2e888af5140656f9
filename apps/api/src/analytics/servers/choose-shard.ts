import type { Analytics, Cluster } from '../analytics.ts';
import { shardOf } from './shards.ts';
import { findResponding, ServerAway } from './server-away.ts';

/**
 * Chooses the shard of the next weeks: of the shards whose replicas all respond, the one with the fewest stored
 * snapshots, since a week is published only when all replicas have it. Throws ServerAway if there is none.
 */
export const chooseShard = async (
  { name, servers, shardCount }: Cluster,
  stored: readonly number[],
): Promise<number> => {
  const responding = await findResponding(servers);
  const away = new Set(servers.filter((server) => !responding.includes(server)).map(({ shard }) => shard));
  const shards = Array.from({ length: shardCount }, (_, index) => index + 1).filter(
    (shard) => !away.has(shard),
  );
  const count = (shard: number) =>
    stored.filter((snapshot) => shardOf(snapshot, shardCount) === shard).length;
  const [emptiest] = shards.toSorted((one, other) => count(one) - count(other));
  if (emptiest !== undefined) return emptiest;
  const hosts = servers.filter((server) => !responding.includes(server)).map(({ host }) => host);
  throw new ServerAway(
    `Each shard of the cluster ${name} has a replica that does not respond (${hosts.join(', ')})`,
  );
};

/**
 * Creates the condition that a snapshot is on the shard of the snapshot `beside`, or on a chosen shard; always true
 * without a cluster.
 */
export const createShardCheck = async (
  { cluster }: Pick<Analytics, 'cluster'>,
  stored: readonly number[],
  beside: number | undefined,
): Promise<(snapshot: number) => boolean> => {
  if (cluster === undefined) return () => true;
  const { shardCount } = cluster;
  const shard = beside === undefined ? await chooseShard(cluster, stored) : shardOf(beside, shardCount);
  return (snapshot) => shardOf(snapshot, shardCount) === shard;
};
