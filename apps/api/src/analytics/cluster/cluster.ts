import type { Analytics, Cluster, ClusterServer } from '../analytics.ts';
import { SNAPSHOTS_OF_RANGE } from '../snapshot/snapshot-range.ts';

/** Returns the name of the database with the stored tables beside the one that reports read. */
export const storedDatabaseOf = (database: string): string => `${database}_local`;

/** Quotes an identifier. */
export const quoteName = (name: string): string => `\`${name.replaceAll(/[\\`]/g, String.raw`\$&`)}\``;

/** SQL after the name in a statement that is to run on every server: empty where there is one. */
export const onCluster = ({ cluster }: Pick<Analytics, 'cluster'>): string =>
  cluster ? ` ON CLUSTER ${quoteName(cluster.name)}` : '';

/** SQL: the key whose remainder by the number of shards is the index of a snapshot's shard. */
export const SHARDING_KEY = `intDiv(snapshot, ${SNAPSHOTS_OF_RANGE})`;

/** Returns the shard of a snapshot, as the sharding key gives it. */
export const shardOf = (snapshot: number, shardCount: number): number =>
  (Math.floor(snapshot / SNAPSHOTS_OF_RANGE) % shardCount) + 1;

/** Lists the servers with the rows of a snapshot. */
export const listReplicas = ({ servers, shardCount }: Cluster, snapshot: number): ClusterServer[] =>
  servers.filter(({ shard }) => shard === shardOf(snapshot, shardCount));

/** Returns the shard with the fewest of these snapshots. */
export const findEmptiestShard = ({ shardCount }: Cluster, snapshots: readonly number[]): number => {
  const counts = Array.from(
    { length: shardCount },
    (_, index) => snapshots.filter((snapshot) => shardOf(snapshot, shardCount) === index + 1).length,
  );
  return counts.indexOf(Math.min(...counts)) + 1;
};
