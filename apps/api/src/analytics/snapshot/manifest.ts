import * as z from 'zod/mini';
import type { Analytics, Settings } from '../analytics.ts';
import { SCHEMA_VERSION } from '../schema/table-versions.ts';
import { type FileHashes, hashFiles } from './file-hashes.ts';
import { locateRows } from './product-text-table.ts';
import { readRows } from '../read-rows.ts';

/** Contents of one report table of a snapshot: its rows, and a checksum over all values in any order. */
export interface TableSums extends FileHashes {
  readonly rows: number;
  readonly checksum: string;
}

/** Contents of a snapshot at publish. */
export interface Manifest {
  readonly version: number;
  readonly tables: Readonly<Record<string, TableSums>>;
}

/** A published snapshot and the JSON of its manifest. */
export interface RecordedSnapshot {
  snapshot: number;
  manifest: string;
}

const namedSums = z.object({ name: z.string(), rows: z.number(), checksum: z.string() });

/** Returns the engine's name for a table of a snapshot. */
export type Locate = (table: string) => string;

/** Sums the rows and values of a snapshot in these tables. */
export const sumTables = async (
  analytics: Analytics,
  snapshot: number,
  tables: readonly string[],
  settings?: Settings,
  locate: Locate = (table) => locateRows(snapshot, table).table,
): Promise<Manifest['tables']> => {
  const sums = tables.map(
    (table, index) =>
      `SELECT '${table}' AS name, count() AS rows, toString(sum(cityHash64(tuple(*)))) AS checksum
      FROM {table${index}:Identifier} WHERE snapshot = {snapshot:UInt32}`,
  );
  const names = tables.map((table, index) => [`table${index}`, locate(table)]);
  const found = await readRows(
    analytics,
    namedSums,
    sums.join(' UNION ALL '),
    { snapshot, ...Object.fromEntries(names) },
    settings,
  );
  // The engine returns the tables in any order; a manifest has a fixed one.
  const ordered = found.toSorted((one, other) => tables.indexOf(one.name) - tables.indexOf(other.name));
  return Object.fromEntries(ordered.map(({ name, rows, checksum }) => [name, { rows, checksum }]));
};

/**
 * Creates the manifest of a snapshot from these tables: in one statement, since statements dominate the cost of a
 * small week.
 */
export const createManifest = async (
  analytics: Analytics,
  snapshot: number,
  tables: readonly string[],
  settings?: Settings,
): Promise<Manifest> => {
  const sums = await sumTables(analytics, snapshot, tables, settings);
  const places = tables.map((name) => locateRows(snapshot, name));
  const getHashes = await hashFiles(analytics, places);
  const withHashes = Object.entries(sums).map(
    ([name, sum]) => [name, { ...sum, ...getHashes(locateRows(snapshot, name)) }] as const,
  );
  return { version: SCHEMA_VERSION, tables: Object.fromEntries(withHashes) };
};

const parseJson = (json: string): unknown => {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
};

/** Parses a manifest of any schema version; undefined for any other text. */
export const parseManifest = (json: string): Manifest | undefined => {
  const parsed = parseJson(json);
  if (typeof parsed !== 'object' || parsed === null) return undefined;
  const manifest: Partial<Manifest> = parsed;
  const { version, tables } = manifest;
  return typeof version === 'number' && tables !== undefined ? { ...manifest, version, tables } : undefined;
};

/** Whether the text is JSON without a schema version, as in the first versions. */
export const hasNoVersion = (json: string): boolean =>
  parseJson(json) !== undefined && parseManifest(json) === undefined;
