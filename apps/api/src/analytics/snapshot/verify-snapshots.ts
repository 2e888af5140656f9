import type { Analytics } from '../analytics.ts';
import { onServersOf } from '../servers/each-server.ts';
import { areFilesIntact, isTrue, MODEST_SETTINGS } from './files-intact.ts';
import { parseManifest, type RecordedSnapshot, sumTables } from './manifest.ts';
import { hasCurrentTable } from '../schema/table-versions.ts';
import { locateRows } from './product-text-table.ts';
import { findIncomplete, type RecordedTable } from './recorded-rows.ts';

/** Whether the values of a table are those of its manifest; reads them all. */
const isUnchanged = (analytics: Analytics, { snapshot, name, rows, checksum }: RecordedTable) =>
  isTrue(async () => {
    const sums = (await sumTables(analytics, snapshot, [name], MODEST_SETTINGS))[name];
    if (sums?.rows !== rows || sums.checksum !== checksum) return false;
    return areFilesIntact(analytics, snapshot, name);
  });

/** Lists what a manifest records of the tables that reports read. */
const listRecordedTables = ({ snapshot, manifest }: RecordedSnapshot): RecordedTable[] => {
  const { version, tables } = parseManifest(manifest) ?? { version: 0, tables: {} };
  return Object.entries(tables)
    .filter(([name]) => hasCurrentTable(version, name))
    .map(([name, sums]) => ({ snapshot, name, ...locateRows(snapshot, name), ...sums }));
};

const findDamagedOnServer = async (
  analytics: Analytics,
  weeks: readonly RecordedSnapshot[],
  depth: 'rows' | 'contents',
): Promise<Set<number>> => {
  const recorded = weeks.flatMap(listRecordedTables);
  const incomplete = await findIncomplete(analytics, recorded);
  const damaged = new Set(incomplete.map(({ snapshot }) => snapshot));
  if (depth === 'contents') {
    for (const one of recorded.filter(({ snapshot }) => !damaged.has(snapshot))) {
      if (!(await isUnchanged(analytics, one))) damaged.add(one.snapshot);
    }
  }
  return damaged;
};

/**
 * Finds the snapshots that differ from what was published, in the order given. Damage on the disk shows in two ways:
 * - `rows` (milliseconds a snapshot; before the first report): the engine silently drops a part when one of its
 *   files is missing, truncated, or replaced by one of another size, or when its metadata is invalid; then rows
 *   are missing. In our engine the checksums of the parts of product texts are compared too, since these parts do not
 *   contain the snapshot's number. A flipped byte inside the values passes this check, but the engine verifies every
 *   block that it reads: a report over it fails and never shows a wrong number.
 * - `contents` (some seconds for each gigabyte; in the background): reads every value and checks every file.
 *   Finds flipped bytes, and files replaced by intact ones of another snapshot; on a server parts of product texts, too.
 * Each replica is checked: reports read any. Throws AnalyticsUnavailable if the engine is down, which is no
 * damage.
 */
export const findDamagedSnapshots = async (
  analytics: Analytics,
  weeks: readonly RecordedSnapshot[],
  depth: 'rows' | 'contents' = 'rows',
): Promise<number[]> => {
  const found = await onServersOf(analytics, weeks, (server, stored) =>
    findDamagedOnServer(server, stored, depth),
  );
  const damaged = new Set(found.flatMap((snapshots) => [...snapshots]));
  return weeks.map(({ snapshot }) => snapshot).filter((snapshot) => damaged.has(snapshot));
};
