import { randomInt } from 'node:crypto';
import { FIRST_YEAR, MAX_WEEK_NUMBER } from '@vitrina/contract';
import type { Analytics } from '../../analytics/analytics.ts';
import { listStoredSnapshots } from '../../analytics/schema/tables.ts';
import { appendToLog, listReserved } from '../../analytics/snapshot/snapshot-log.ts';
import type { Week } from '../../period/iso-week.ts';

/** Loads reserved per command: one for each possible week, and a spare one for each. */
const loadsOfCommand = 2048;
const spare = loadsOfCommand / 2;

/** Ranges of snapshots that a UInt32 has; the first is left to tests. */
const rangeCount = 2 ** 32 / loadsOfCommand;

/** Returns the first snapshot of the range that a snapshot belongs to. */
export const rangeOf = (snapshot: number): number => snapshot - (snapshot % loadsOfCommand);

/**
 * Reserves the snapshots of a new command and returns the first. The range is random, so that an older backup of the
 * app database assigns none again, and is recorded in the engine's log before its use.
 */
export const reserveSnapshots = async (analytics: Analytics, installation: string): Promise<number> => {
  const used = new Set([
    ...(await listReserved(analytics)),
    ...(await listStoredSnapshots(analytics)).map(rangeOf),
  ]);
  for (;;) {
    const first = randomInt(1, rangeCount) * loadsOfCommand;
    if (used.has(first)) continue;
    await appendToLog(analytics, 'reserved', installation, [{ snapshot: first }]);
    return first;
  }
};

/** SQL: the snapshot of a row, from its year and week number. */
export const snapshotOfRow = (firstSnapshot: number): string =>
  `${firstSnapshot} + (year - ${FIRST_YEAR}) * ${MAX_WEEK_NUMBER} + week_number - 1`;

/** SQL condition: the snapshot is one of the command's. */
export const isOfCommand = (firstSnapshot: number): string =>
  `snapshot BETWEEN ${firstSnapshot} AND ${firstSnapshot + loadsOfCommand - 1}`;

/** Returns the week of a snapshot of the command. */
export const weekOfSnapshot = (firstSnapshot: number, snapshot: number): Week => ({
  year: FIRST_YEAR + Math.floor((snapshot - firstSnapshot) / MAX_WEEK_NUMBER),
  weekNumber: ((snapshot - firstSnapshot) % MAX_WEEK_NUMBER) + 1,
});

/** Returns the spare snapshot of a week; it is used when the first one has duplicates. */
export const spareSnapshot = (snapshot: number): number => snapshot + spare;
