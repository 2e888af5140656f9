import * as z from 'zod/mini';
import type { Analytics, Cluster, Settings } from '../analytics.ts';
import { AnalyticsUnavailable } from '../errors.ts';
import { readRows } from '../read-rows.ts';
import { productTextTable } from '../snapshot/product-text-table.ts';
import { onCluster, quoteName, SHARDING_KEY } from './cluster.ts';

/** A server that is away runs the statement when it is back. */
export const ddlSettings: Settings = {
  distributed_ddl_output_mode: 'throw_only_active',
  distributed_ddl_task_timeout: 60,
};

/** Turns the definition of a table into that of its replicas on every server. */
const toReplicated = (analytics: Analytics, definition: string, engine = 'ReplicatedMergeTree'): string =>
  definition.replace(' (', `${onCluster(analytics)} (`).replace('ENGINE = MergeTree', `ENGINE = ${engine}`);

/** One log for all shards: each of their replicas has all of it. */
const LOG_ENGINE = "ReplicatedMergeTree('/clickhouse/tables/{database}/{table}', '{shard}-{replica}')";

/** Turns the definition of the log into that of one log which every server has. */
export const toReplicatedLog = (analytics: Analytics, definition: string): string =>
  analytics.cluster ? toReplicated(analytics, definition, LOG_ENGINE) : definition;

/** Creates a distributed table over the stored ones of the same columns. */
const createDistributed = (analytics: Analytics, cluster: Cluster, name: string, stored: string) => {
  const from = [cluster.name, cluster.storedDatabase].map(quoteName).join(', ');
  return analytics.command(
    `CREATE TABLE IF NOT EXISTS ${quoteName(cluster.database)}.${name}${onCluster(analytics)}
    AS ${quoteName(cluster.storedDatabase)}.${stored}
    ENGINE = Distributed(${from}, ${stored}, ${SHARDING_KEY})`,
    {},
    ddlSettings,
  );
};

const dropReadable = (analytics: Analytics, cluster: Cluster, name: string) =>
  analytics.command(
    `DROP TABLE IF EXISTS ${quoteName(cluster.database)}.${name}${onCluster(analytics)} SYNC`,
    {},
    ddlSettings,
  );

/**
 * Creates a report table by its definition; on a cluster its replicas, and the table over all shards, which goes first
 * and comes last: what is there at the end of a killed start is complete.
 */
export const createReportTable = async (
  analytics: Analytics,
  { name, sql }: { name: string; sql: string },
): Promise<void> => {
  const { cluster } = analytics;
  if (cluster === undefined) return analytics.command(sql);
  await dropReadable(analytics, cluster, name);
  await analytics.command(toReplicated(analytics, sql), {}, ddlSettings);
  await createDistributed(analytics, cluster, name, name);
};

/** Lists the names of the tables that reports read, of those that a server stores. */
export const listReadable = async (
  server: Analytics,
  cluster: Cluster | undefined,
  stored: readonly string[],
): Promise<string[]> => {
  if (cluster === undefined) return [...stored];
  const found = await readRows(
    server,
    z.object({ name: z.string() }),
    'SELECT name FROM system.tables WHERE database = {database:String} AND name IN {stored:Array(String)}',
    { database: cluster.database, stored },
  );
  return found.map(({ name }) => name);
};

/**
 * Throws AnalyticsUnavailable unless every server responds and each has these tables or none has: a table that is
 * created on some servers would be another one than theirs.
 */
export const checkSameTables = (
  { cluster }: Analytics,
  tables: readonly string[],
  stored: readonly (readonly string[])[],
): void => {
  if (cluster === undefined || tables.length === 0) return;
  if (stored.length < cluster.servers.length)
    throw new AnalyticsUnavailable(
      `Tables are missing on the cluster, and only ${stored.length} of its ${cluster.servers.length} servers respond`,
    );
  const partly = tables.filter((name) => new Set(stored.map((names) => names.includes(name))).size > 1);
  if (partly.length === 0) return;
  throw new AnalyticsUnavailable(
    `Some servers of the cluster have the tables ${partly.join(', ')} of ${cluster.storedDatabase} and others do not: restore them from a replica`,
  );
};

/** Name of the distributed table below the view of a snapshot's product texts. */
const distributedTexts = (snapshot: number) => `${productTextTable(snapshot)}_all`;

/**
 * Creates the replicas of a snapshot's product texts, a distributed table over them, and the view that reports read: its
 * condition leads them to the one shard that has rows.
 */
export const createClusterTexts = async (
  analytics: Analytics,
  cluster: Cluster,
  snapshot: number,
  definition: string,
): Promise<void> => {
  const [stored, all] = [productTextTable(snapshot), distributedTexts(snapshot)];
  // A sharding key needs a column with values.
  const replicated = toReplicated(analytics, definition).replace(' ALIAS ', ' MATERIALIZED ');
  await analytics.command(replicated, { snapshot, product_text: stored }, ddlSettings);
  await createDistributed(analytics, cluster, all, stored);
  const database = quoteName(cluster.database);
  await analytics.command(
    `CREATE OR REPLACE VIEW ${database}.${stored}${onCluster(analytics)} AS
    SELECT snapshot, category_id, product_id, product_name, kaspi_id, link, main_img_link
    FROM ${database}.${all} WHERE snapshot = ${snapshot}`,
    {},
    ddlSettings,
  );
};

/** Drops the tables of a snapshot's product texts; the stored ones go last, by which a sweep finds what is left. */
export const dropTexts = async (analytics: Analytics, snapshot: number): Promise<void> => {
  const { cluster } = analytics;
  const texts = productTextTable(snapshot);
  if (cluster) {
    await dropReadable(analytics, cluster, texts);
    await dropReadable(analytics, cluster, distributedTexts(snapshot));
  }
  await analytics.command(`DROP TABLE IF EXISTS ${texts}${onCluster(analytics)} SYNC`, {}, ddlSettings);
};
