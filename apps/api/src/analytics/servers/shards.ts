import type { Analytics, Cluster, ClusterServer, Params, Settings } from '../analytics.ts';
import { SNAPSHOTS_PER_RANGE } from '../snapshot/snapshot-range.ts';

/** Returns the name of the database with the stored tables beside the one with the distributed tables. */
export const storedDatabaseOf = (database: string): string => `${database}_local`;

/** Quotes an identifier. */
export const quoteName = (name: string): string => `\`${name.replaceAll(/[\\`]/g, String.raw`\$&`)}\``;

/** SQL after the name in a statement for every server; empty with a single server. */
export const onAllServers = ({ cluster }: Pick<Analytics, 'cluster'>): string =>
  cluster ? ` ON CLUSTER ${quoteName(cluster.name)}` : '';

/** A server that is away runs the statement after its return; the others have a minute. */
const allServersSettings: Settings = {
  distributed_ddl_output_mode: 'throw_only_active',
  distributed_ddl_task_timeout: 60,
};

/** Runs a statement that contains `onAllServers` on every server, or on the single one. */
export const runOnAllServers = (analytics: Analytics, sql: string, params: Params = {}): Promise<void> =>
  analytics.command(sql, params, analytics.cluster ? allServersSettings : {});

/** Settings of an insert that succeeds once most servers have the row, and fails with fewer. */
export const quorumWrites = ({ cluster }: Pick<Analytics, 'cluster'>): Settings =>
  cluster ? { insert_quorum: 'auto', insert_quorum_parallel: 0, insert_quorum_timeout: 60_000 } : {};

/** Settings of a read that sees every row of such inserts; a server that lacks one fails, and another is read. */
export const quorumReads = ({ cluster }: Pick<Analytics, 'cluster'>): Settings =>
  cluster ? { select_sequential_consistency: 1 } : {};

/** Whether all snapshots are stored on one server, whose tables can share files. */
export const isOnOneServer = ({ cluster }: Pick<Analytics, 'cluster'>): boolean => cluster === undefined;

/** SQL of the sharding key: its remainder by the number of shards is the index of a snapshot's shard. */
export const SHARDING_KEY = `intDiv(snapshot, ${SNAPSHOTS_PER_RANGE})`;

/** Returns the shard of a snapshot by the sharding key. */
export const shardOf = (snapshot: number, shardCount: number): number =>
  (Math.floor(snapshot / SNAPSHOTS_PER_RANGE) % shardCount) + 1;

/** Lists the servers with the rows of a snapshot. */
export const listReplicas = ({ servers, shardCount }: Cluster, snapshot: number): ClusterServer[] =>
  servers.filter(({ shard }) => shard === shardOf(snapshot, shardCount));

/** Lists the snapshots in the parameters of a report. */
export const listSnapshots = (params: Params): number[] =>
  Object.entries(params)
    .filter(([name]) => name.startsWith('snapshot'))
    .flatMap(([, value]) => value)
    .filter((value): value is number => typeof value === 'number' && value > 0);
