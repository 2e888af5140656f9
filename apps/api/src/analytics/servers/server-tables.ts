import * as z from 'zod/mini';
import type { Analytics, Cluster } from '../analytics.ts';
import { readRows } from '../read-rows.ts';
import { productTextTable } from '../snapshot/product-text-table.ts';
import { onAllServers, quoteName, runOnAllServers, SHARDING_KEY, storedDatabaseOf } from './shards.ts';
import { pinToReplica } from './route-calls.ts';
import { ServerAway } from './server-away.ts';

/** Replaces the first occurrence of a text in a definition. Throws without one. */
const replaceText = (definition: string, text: string, by: string): string => {
  if (!definition.includes(text)) throw new TypeError(`A table's definition has no «${text}»`);
  return definition.replace(text, by);
};

/** Turns the definition of a table into the definition of its replicas on every server. */
const toReplicated = (analytics: Analytics, definition: string, engine = 'ReplicatedMergeTree'): string => {
  const onEveryServer = replaceText(definition, ' (', `${onAllServers(analytics)} (`);
  return replaceText(onEveryServer, 'ENGINE = MergeTree', `ENGINE = ${engine}`);
};

/** Engine of the log: one log for all shards, complete on each replica. */
const LOG_ENGINE = "ReplicatedMergeTree('/clickhouse/tables/{database}/{table}', '{shard}-{replica}')";

/** Turns the definition of the log into the definition of one replicated log. */
export const toReplicatedLog = (analytics: Analytics, definition: string): string =>
  analytics.cluster ? toReplicated(analytics, definition, LOG_ENGINE) : definition;

/** Creates a distributed table over the stored ones of the same columns. */
const createDistributed = (analytics: Analytics, cluster: Cluster, name: string, stored: string) => {
  const from = [cluster.name, storedDatabaseOf(cluster.database)].map(quoteName).join(', ');
  return runOnAllServers(
    analytics,
    `CREATE TABLE IF NOT EXISTS ${quoteName(cluster.database)}.${name}${onAllServers(analytics)}
    AS ${quoteName(storedDatabaseOf(cluster.database))}.${stored}
    ENGINE = Distributed(${from}, ${stored}, ${SHARDING_KEY})`,
  );
};

const dropDistributed = (analytics: Analytics, cluster: Cluster, name: string) =>
  runOnAllServers(
    analytics,
    `DROP TABLE IF EXISTS ${quoteName(cluster.database)}.${name}${onAllServers(analytics)} SYNC`,
  );

/**
 * Creates a report table by its definition; on a cluster, its replicas and the distributed table over all shards. The
 * distributed table is dropped first and created last, so that it proves after a killed start that the replicas are
 * complete.
 */
export const createReportTable = async (
  analytics: Analytics,
  { name, sql }: { name: string; sql: string },
): Promise<void> => {
  const { cluster } = analytics;
  if (cluster === undefined) return analytics.command(sql);
  await dropDistributed(analytics, cluster, name);
  await runOnAllServers(analytics, toReplicated(analytics, sql));
  await createDistributed(analytics, cluster, name, name);
};

/** Lists the distributed tables of a server among the named tables; all of these without a cluster. */
export const listDistributed = async (
  server: Analytics,
  { cluster }: Pick<Analytics, 'cluster'>,
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
 * Throws ServerAway unless every server responds and either all or none of them have these tables: tables created on
 * only some servers would be no replicas of the existing ones.
 */
export const checkSameTables = (
  { cluster }: Analytics,
  tables: readonly string[],
  stored: readonly (readonly string[])[],
): void => {
  if (cluster === undefined || tables.length === 0) return;
  if (stored.length < cluster.servers.length)
    throw new ServerAway(
      `Tables are missing on the cluster, and only ${stored.length} of its ${cluster.servers.length} servers respond`,
    );
  const partly = tables.filter((name) => new Set(stored.map((names) => names.includes(name))).size > 1);
  if (partly.length === 0) return;
  throw new ServerAway(
    `Some servers of the cluster have the tables ${partly.join(', ')} of ${storedDatabaseOf(cluster.database)} and others do not: restore them from a replica`,
  );
};

/** Name of the distributed table below the view of a snapshot's product texts. */
const getDistributedName = (snapshot: number) => `${productTextTable(snapshot)}_all`;

/**
 * Creates the table of a snapshot's product texts by its definition; on a cluster, its replicas, a distributed table
 * over them, and the view that reports read, whose condition leads to the one shard with rows.
 */
export const createTextTable = async (
  analytics: Analytics,
  snapshot: number,
  definition: string,
): Promise<void> => {
  const { cluster } = analytics;
  const [stored, all] = [productTextTable(snapshot), getDistributedName(snapshot)];
  if (cluster === undefined) return analytics.command(definition, { snapshot, product_text: stored });
  // A sharding key needs a column with values.
  const replicated = replaceText(toReplicated(analytics, definition), ' ALIAS ', ' MATERIALIZED ');
  await runOnAllServers(analytics, replicated, { snapshot, product_text: stored });
  await createDistributed(analytics, cluster, all, stored);
  const database = quoteName(cluster.database);
  await runOnAllServers(
    analytics,
    `CREATE OR REPLACE VIEW ${database}.${stored}${onAllServers(analytics)} AS
    SELECT snapshot, category_id, product_id, product_name, kaspi_id, link, main_img_link
    FROM ${database}.${all} WHERE snapshot = ${snapshot}`,
  );
};

/** Drops the tables of a snapshot's product texts, the stored one last, so that a sweep finds an interrupted drop. */
export const dropTexts = async (analytics: Analytics, snapshot: number): Promise<void> => {
  const { cluster } = analytics;
  const texts = productTextTable(snapshot);
  if (cluster) {
    await dropDistributed(analytics, cluster, texts);
    await dropDistributed(analytics, cluster, getDistributedName(snapshot));
  }
  await runOnAllServers(analytics, `DROP TABLE IF EXISTS ${texts}${onAllServers(analytics)} SYNC`);
};

/**
 * Drops snapshots from the replicated tables, also on a replica that has not fetched them yet: it would wait for rows
 * that no longer exist. The statement runs on one replica of the shard.
 */
export const dropFromReplicas = async (
  analytics: Analytics,
  tables: readonly string[],
  snapshots: readonly number[],
): Promise<void> => {
  if (analytics.cluster === undefined) return;
  for (const snapshot of snapshots) {
    const replica = await pinToReplica(analytics, snapshot);
    await Promise.all(
      tables.map((table) => replica.command(`ALTER TABLE ${table} DROP PARTITION ${snapshot}`)),
    );
  }
};
