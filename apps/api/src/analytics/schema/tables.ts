import * as z from 'zod/mini';
import type { Analytics } from '../analytics.ts';
import {
  checkSameTables,
  createReportTable,
  createTextTable,
  dropFromReplicas,
  dropTexts,
  listDistributed,
} from '../servers/server-tables.ts';
import { onEachServer } from '../servers/each-server.ts';
import { canReachAllServers } from '../servers/server-away.ts';
import { productTextTable } from '../snapshot/product-text-table.ts';
import { createSnapshotLog } from '../snapshot/snapshot-log.ts';
import { brand, brandProduct } from './brand.ts';
import {
  stagingConcentration,
  stagingProductInput,
  stagingGroupInput,
  stagingDifferingText,
  stagingIndex,
  stagingProduct,
  stagingChangedText,
  stagingSeller,
  stagingTitle,
  stagingWeek,
} from './staging-tables.ts';
import {
  stagingSellerOfBrand,
  stagingBrandInCategory,
  stagingSellerInCategory,
  stagingLeader,
} from './staging-slices.ts';
import { category } from './category.ts';
import { entityIndex, indexReference } from './entity-index.ts';
import { type Sql, sql } from '../report/sql.ts';
import { dropEarlier, listCurrentTables, SET_ASIDE, setOutdatedAside } from './earlier-tables.ts';
import { stagingOffer } from './staging-offer.ts';
import { product, productCategory, productText } from './product.ts';
import { section } from './section.ts';
import { seller, sellerOffer } from './seller.ts';
import { apart, durable, final, inColumns, makeCompact, getTableSettings } from './table-settings.ts';
import { type ReportTable, tableVersions } from './table-versions.ts';
import { week } from './week.ts';
import { readRows } from '../read-rows.ts';

const reports = {
  week,
  seller,
  seller_offer: sellerOffer,
  category,
  section,
  product,
  product_category: productCategory,
  brand,
  brand_product: brandProduct,
  index_reference: indexReference,
  entity_index: entityIndex,
} satisfies Record<Exclude<ReportTable, 'product_text'>, Sql>;

const workings = {
  staging_offer: stagingOffer,
  staging_product: stagingProduct,
  staging_changed_text: stagingChangedText,
  staging_differing_text: stagingDifferingText,
  staging_seller: stagingSeller,
  staging_title: stagingTitle,
  staging_week: stagingWeek,
  staging_concentration: stagingConcentration,
  staging_product_input: stagingProductInput,
  staging_group_input: stagingGroupInput,
  staging_index: stagingIndex,
  staging_seller_in_category: stagingSellerInCategory,
  staging_seller_of_brand: stagingSellerOfBrand,
  staging_brand_in_category: stagingBrandInCategory,
  staging_leader: stagingLeader,
};

/** Report tables keyed and partitioned by snapshot; immutable after the build. */
const sharedTables: readonly string[] = Object.keys(reports);

/** Report tables of a snapshot: its partitions of shared tables, and its table of product texts. */
export const reportTables: readonly string[] = Object.keys(tableVersions);

/** Tables that hold a snapshot only during its build: the offers and intermediate results. */
const buildTables: readonly string[] = Object.keys(workings);

/** Creates missing tables and replaces those of an earlier version. Must not run during a build. */
export const createTables = async (analytics: Analytics): Promise<void> => {
  const definitions = { builds: workings, reports };
  const number = Date.now();
  // Tables are changed only while all servers respond.
  const hasAllServers = await canReachAllServers(analytics);
  const stored = await onEachServer(analytics, (server) =>
    hasAllServers ? setOutdatedAside(server, definitions, number) : listCurrentTables(server, definitions),
  );
  const distributed = await onEachServer(analytics, (server) =>
    listDistributed(server, analytics, sharedTables),
  );
  const isMissing = ([name]: [string, Sql]) =>
    ![...stored, ...(name in reports ? distributed : [])].every((names) => names.includes(name));
  const missing = Object.entries(reports).filter(isMissing);
  const names = missing.map(([name]) => name);
  checkSameTables(analytics, names, stored);
  await createSnapshotLog(analytics);
  const create = ([name, table]: [string, Sql]) =>
    createReportTable(analytics, {
      name,
      sql: sql`${table} ${final}${durable}${getTableSettings(name)}`.text,
    });
  const builds = Object.entries(workings).filter(isMissing);
  await Promise.all([
    ...missing.map(create),
    // Build tables are those of the server to which the build is pinned.
    ...builds.map(([, table]) =>
      onEachServer(analytics, (server) => server.command(sql`${table} ${final}`.text)),
    ),
  ]);
  await makeCompact(analytics);
};

/** Creates the table of a snapshot's product texts, empty. */
export const createProductTextTable = (analytics: Analytics, snapshot: number): Promise<void> => {
  const definition = sql`${productText} ${final}${durable}${apart}${inColumns}`.text;
  return createTextTable(analytics, snapshot, definition);
};

/** Tables, snapshots, and a regular expression of further tables. */
type Partitions = [tables: readonly string[], snapshots: readonly number[], setAside?: string];

const dropFromServer = async (
  analytics: Analytics,
  ...[tables, snapshots, setAside = '^$']: Partitions
): Promise<void> => {
  if (snapshots.length === 0) return;
  const filled = await readRows(
    analytics,
    z.object({ name: z.string() }),
    `SELECT DISTINCT table AS name FROM system.parts
    WHERE active AND database = currentDatabase() AND (table IN {tables:Array(String)} OR match(table, {setAside:String}))
      AND partition IN {snapshots:Array(String)}`,
    { tables, setAside, snapshots: snapshots.map(String) },
  );
  const drops = snapshots.map((snapshot) => `DROP PARTITION ${snapshot}`).join(', ');
  await Promise.all(filled.map(({ name }) => analytics.command(`ALTER TABLE ${name} ${drops}`)));
};

const dropFrom = async (analytics: Analytics, ...partitions: Partitions): Promise<void> => {
  await onEachServer(analytics, (server) => dropFromServer(server, ...partitions));
};

/** Empties the build tables of snapshots; missing ones are no error. */
export const dropStagingRows = (analytics: Analytics, snapshots: readonly number[]): Promise<void> =>
  dropFrom(analytics, buildTables, snapshots);

const listOnServer = async (analytics: Analytics): Promise<number[]> => {
  const found = await readRows(
    analytics,
    z.object({ snapshot: z.number() }),
    `SELECT toUInt32OrZero(partition) AS snapshot FROM system.parts
    WHERE active AND database = currentDatabase() AND table IN {tables:Array(String)} AND snapshot > 0
    UNION DISTINCT
    SELECT toUInt32(extract(name, '^product_text_([0-9]+)$')) FROM system.tables
    WHERE database = currentDatabase() AND match(name, '^product_text_[0-9]+$')`,
    { tables: [...buildTables, ...sharedTables] },
  );
  return found.map(({ snapshot }) => snapshot);
};

/** Lists the snapshots with any stored data, published or not. */
export const listStoredSnapshots = async (analytics: Analytics): Promise<number[]> => [
  ...new Set((await onEachServer(analytics, listOnServer)).flat()),
];

/** Removes snapshots from report and build tables, and from those set aside; missing ones are no error. */
export const dropSnapshots = async (analytics: Analytics, snapshots: readonly number[]): Promise<void> => {
  await dropFrom(analytics, [...buildTables, ...sharedTables], snapshots, SET_ASIDE);
  await dropFromReplicas(analytics, sharedTables, snapshots);
  await Promise.all(snapshots.map((snapshot) => dropTexts(analytics, snapshot)));
};

/**
 * Removes the empty tables of earlier versions, once each of these published snapshots has its own table of texts:
 * until then a server of such a version may serve weeks from them.
 */
export const dropEarlierTables = async (
  analytics: Analytics,
  published: readonly number[],
): Promise<void> => {
  const [{ own } = { own: 0 }] = await readRows(
    analytics,
    z.object({ own: z.number() }),
    'SELECT count() AS own FROM system.tables WHERE database = currentDatabase() AND name IN {texts:Array(String)}',
    { texts: published.map(productTextTable) },
  );
  if (own === published.length) await onEachServer(analytics, dropEarlier);
};
