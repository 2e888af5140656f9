import { randomInt } from 'node:crypto';
import { FIRST_YEAR, MAX_WEEK_NUMBER } from '@vitrina/contract';
import type { Analytics } from '../../analytics/analytics.ts';
import { createShardCheck } from '../../analytics/servers/choose-shard.ts';
import { listStoredSnapshots } from '../../analytics/schema/tables.ts';
import { appendToLog, listReserved } from '../../analytics/snapshot/snapshot-log.ts';
import { getRangeStart, SNAPSHOTS_PER_RANGE } from '../../analytics/snapshot/snapshot-range.ts';
import type { Week } from '@vitrina/contract/iso-week';

const spare = SNAPSHOTS_PER_RANGE / 2;

/** Number of snapshot ranges in a UInt32. The first range is reserved for tests. */
const rangeCount = 2 ** 32 / SNAPSHOTS_PER_RANGE;

/**
 * Reserves the snapshots of a new command and returns the first. The range is random, so that an older backup of the
 * app database cannot assign one again, and the engine's log records it before its use. It is of the shard of the
 * snapshot `beside`, by default of the one with the fewest.
 */
export const reserveSnapshots = async (
  analytics: Analytics,
  installation: string,
  beside?: number,
): Promise<number> => {
  const stored = await listStoredSnapshots(analytics);
  const used = new Set([...(await listReserved(analytics)), ...stored.map(getRangeStart)]);
  const isOnShard = await createShardCheck(analytics, stored, beside);
  for (;;) {
    const first = randomInt(1, rangeCount) * SNAPSHOTS_PER_RANGE;
    if (used.has(first) || !isOnShard(first)) continue;
    await appendToLog(analytics, 'reserved', installation, [{ snapshot: first }]);
    return first;
  }
};

/** SQL: the snapshot of a row, from its year and week number. */
export const snapshotOfRow = (firstSnapshot: number): string =>
  `${firstSnapshot} + (year - ${FIRST_YEAR}) * ${MAX_WEEK_NUMBER} + week_number - 1`;

/** SQL condition: the snapshot belongs to the command. */
export const isOfCommand = (firstSnapshot: number): string =>
  `snapshot BETWEEN ${firstSnapshot} AND ${firstSnapshot + SNAPSHOTS_PER_RANGE - 1}`;

/** Returns the week of a snapshot of the command. */
export const getSnapshotWeek = (firstSnapshot: number, snapshot: number): Week => ({
  year: FIRST_YEAR + Math.floor((snapshot - firstSnapshot) / MAX_WEEK_NUMBER),
  weekNumber: ((snapshot - firstSnapshot) % MAX_WEEK_NUMBER) + 1,
});

/** Returns the spare snapshot of a week, which is used if the first one has duplicates. */
export const getSpareSnapshot = (snapshot: number): number => snapshot + spare;
