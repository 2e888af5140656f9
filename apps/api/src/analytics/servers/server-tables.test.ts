import { expect, test } from 'vitest';
import { createAnalyticsStub } from '../../../test/analytics-stub.ts';
import { createProductTextTable, createTables, dropSnapshots } from '../schema/tables.ts';

/** Analytics of a cluster of one empty server, and the statements for all servers. */
const recordStatements = () => {
  const statements: string[] = [];
  const server = createAnalyticsStub({
    rows: () => Promise.resolve([]),
    command: (sql: string) => {
      if (sql.includes('ON CLUSTER')) statements.push(sql.trim().replaceAll(/\s+/g, ' '));
      return Promise.resolve();
    },
  });
  const runDistributed = server.runReport.bind(server);
  const servers = [{ shard: 1, host: 'a', analytics: server, runDistributed }];
  const cluster = {
    name: 'my-market',
    shardCount: 1,
    servers,
    database: 'vitrina',
  };
  return { analytics: { ...server, cluster }, statements };
};

test('a report table is replicated in the stored database and distributed in the other', async () => {
  const { analytics, statements } = recordStatements();
  await createTables(analytics);
  expect(statements.filter((sql) => /\bproduct_category\b/.test(sql))).toEqual([
    'DROP TABLE IF EXISTS `vitrina`.product_category ON CLUSTER `my-market` SYNC',
    "CREATE TABLE IF NOT EXISTS product_category ON CLUSTER `my-market` ( snapshot UInt32, product_id UInt32 CODEC(Delta(4), ZSTD(1)), category_id UInt32 ) ENGINE = ReplicatedMergeTree PARTITION BY snapshot ORDER BY (snapshot, product_id) SETTINGS max_bytes_to_merge_at_max_space_in_pool = 1, fsync_after_insert = 1, fsync_part_directory = 1, default_compression_codec = 'ZSTD(1)', index_granularity = 1024",
    'CREATE TABLE IF NOT EXISTS `vitrina`.product_category ON CLUSTER `my-market` AS `vitrina_local`.product_category ENGINE = Distributed(`my-market`, `vitrina_local`, product_category, intDiv(snapshot, 2048))',
  ]);
  const [log, ...more] = statements.filter((sql) => sql.includes('snapshot_log'));
  expect(log).toContain(
    "ENGINE = ReplicatedMergeTree('/clickhouse/tables/{database}/{table}', '{shard}-{replica}') ORDER BY number",
  );
  expect(more).toEqual([]);
  // Eleven report tables of three statements each, and the log.
  expect(statements).toHaveLength(34);
});

test('product texts are read through a view of their shard, and dropped whole', async () => {
  const { analytics, statements } = recordStatements();
  await createProductTextTable(analytics, 4097);
  expect(statements[0]).toContain('ON CLUSTER `my-market` ( snapshot UInt32 MATERIALIZED {snapshot:UInt32}');
  expect(statements[0]).toContain(') ENGINE = ReplicatedMergeTree ORDER BY (category_id, product_id)');
  expect(statements.slice(1)).toEqual([
    'CREATE TABLE IF NOT EXISTS `vitrina`.product_text_4097_all ON CLUSTER `my-market` AS `vitrina_local`.product_text_4097 ENGINE = Distributed(`my-market`, `vitrina_local`, product_text_4097, intDiv(snapshot, 2048))',
    'CREATE OR REPLACE VIEW `vitrina`.product_text_4097 ON CLUSTER `my-market` AS SELECT snapshot, category_id, product_id, product_name, kaspi_id, link, main_img_link FROM `vitrina`.product_text_4097_all WHERE snapshot = 4097',
  ]);
  statements.length = 0;
  await dropSnapshots(analytics, [4097]);
  expect(statements).toEqual([
    'DROP TABLE IF EXISTS `vitrina`.product_text_4097 ON CLUSTER `my-market` SYNC',
    'DROP TABLE IF EXISTS `vitrina`.product_text_4097_all ON CLUSTER `my-market` SYNC',
    'DROP TABLE IF EXISTS product_text_4097 ON CLUSTER `my-market` SYNC',
  ]);
});
