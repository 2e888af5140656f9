import * as z from 'zod/mini';
import { Readable } from 'node:stream';
import type { Analytics } from '../analytics.ts';
import { sql } from '../report/sql.ts';
import type { RecordedWeek } from './week-manifest.ts';
import { quorumReads, quorumWrites, runOnAllServers } from '../servers/shards.ts';
import { toReplicatedLog } from '../servers/server-tables.ts';
import { readRows } from '../read-rows.ts';

/** The engine's own record of its snapshots, from which the published weeks can be rebuilt. Rows are only added. */
const snapshotLog = sql`
CREATE TABLE IF NOT EXISTS snapshot_log (
  number UInt64,
  time DateTime64(3, 'UTC') DEFAULT now64(3),
  event Enum8('reserved' = 1, 'prepared' = 2, 'published' = 3, 'removed' = 4),
  snapshot UInt32,
  installation String,
  year UInt16,
  week_number UInt8,
  is_demo Bool,
  published_at String,
  content_hash String,
  manifest String,
  digest String
) ENGINE = MergeTree
ORDER BY number
SETTINGS fsync_after_insert = 1, fsync_part_directory = 1`;

const readLog = <Row>(analytics: Analytics, row: z.ZodMiniType<Row>, statement: string): Promise<Row[]> =>
  readRows(analytics, row, statement, {}, quorumReads(analytics));

/**
 * Event of a snapshot: `reserved` for a command, `prepared` before the published week points to it, `published`
 * after, `removed` when droppable.
 */
export type SnapshotEvent = 'reserved' | 'prepared' | 'published' | 'removed';

/** A row to add: a snapshot, and its week where it has one. */
export type LoggedSnapshot = Pick<RecordedWeek, 'snapshot'> & Partial<RecordedWeek>;

/** Creates the log if there is none. */
export const createSnapshotLog = (analytics: Analytics): Promise<void> =>
  runOnAllServers(analytics, toReplicatedLog(analytics, snapshotLog.text));

/** Adds one event for each of these snapshots, all or none. The caller has the lock of the weeks. */
export const appendToLog = async (
  analytics: Analytics,
  event: SnapshotEvent,
  installation: string,
  snapshots: readonly LoggedSnapshot[],
): Promise<void> => {
  if (snapshots.length === 0) return;
  const [{ last } = { last: 0 }] = await readLog(
    analytics,
    z.object({ last: z.number() }),
    'SELECT max(number) AS last FROM snapshot_log',
  );
  const lines = snapshots.map(({ snapshot, ...week }, index) => {
    const columns = {
      year: week.year,
      week_number: week.weekNumber,
      is_demo: week.isDemo,
      published_at: week.publishedAt,
      content_hash: week.contentHash,
      manifest: week.manifest,
      digest: week.digest,
    };
    return `${JSON.stringify({ number: last + 1 + index, event, installation, snapshot, ...columns })}\n`;
  });
  await analytics.insert(
    'INSERT INTO snapshot_log FORMAT JSONEachRow',
    Readable.from(lines, { objectMode: false }),
    quorumWrites(analytics),
  );
};

const loggedWeek: z.ZodMiniType<RecordedWeek> = z.object({
  year: z.number(),
  weekNumber: z.number(),
  snapshot: z.number(),
  isDemo: z.boolean(),
  publishedAt: z.string(),
  contentHash: z.string(),
  manifest: z.string(),
  digest: z.string(),
});

const columns = `toUInt32(year) AS year, toUInt32(week_number) AS weekNumber, snapshot, is_demo AS isDemo,
  published_at AS publishedAt, content_hash AS contentHash, manifest, digest`;

/**
 * Lists the real weeks of the engine's log: per week the snapshot that was published last and is not removed. Omits
 * demo weeks, which can be made again.
 */
export const listLoggedWeeks = async (analytics: Analytics): Promise<RecordedWeek[]> => {
  const found = await readLog(
    analytics,
    loggedWeek,
    `SELECT ${columns} FROM snapshot_log
    WHERE event = 'published' AND NOT is_demo
      AND snapshot NOT IN (SELECT snapshot FROM snapshot_log WHERE event = 'removed')
    ORDER BY number DESC LIMIT 1 BY year, week_number`,
  );
  return found.toSorted((one, other) => other.year - one.year || other.weekNumber - one.weekNumber);
};

/** State of a snapshot in the log. */
export interface SnapshotState {
  snapshot: number;
  events: SnapshotEvent[];
  /** Digest of its manifest; empty before it is prepared. */
  digest: string;
}

const snapshotState: z.ZodMiniType<SnapshotState> = z.object({
  snapshot: z.number(),
  events: z.array(z.enum(['reserved', 'prepared', 'published', 'removed'])),
  digest: z.string(),
});

/** Reads the state of each snapshot that was prepared or published. */
export const readSnapshotStates = (analytics: Analytics): Promise<SnapshotState[]> =>
  readLog(
    analytics,
    snapshotState,
    `SELECT snapshot, groupUniqArray(event) AS events, argMax(digest, number) AS digest FROM snapshot_log
    WHERE event != 'reserved' GROUP BY snapshot`,
  );

/** Lists the first snapshots of the ranges that commands have reserved. */
export const listReserved = async (analytics: Analytics): Promise<number[]> => {
  const found = await readLog(
    analytics,
    z.object({ snapshot: z.number() }),
    "SELECT DISTINCT snapshot FROM snapshot_log WHERE event = 'reserved'",
  );
  return found.map(({ snapshot }) => snapshot);
};

/** Returns the seconds since a snapshot was replaced or removed; undefined if it was neither, or never published. */
export const listSecondsSinceReplaced = async (analytics: Analytics): Promise<Map<number, number>> => {
  const found = await readLog(
    analytics,
    z.object({ snapshot: z.number(), seconds: z.number() }),
    `SELECT old.snapshot AS snapshot, dateDiff('second', min(next.time), now64(3)) AS seconds
    FROM snapshot_log AS old CROSS JOIN snapshot_log AS next
    WHERE old.event = 'published' AND next.number > old.number
      AND (next.event = 'removed' AND next.snapshot = old.snapshot
        OR next.event = 'published' AND (next.year, next.week_number) = (old.year, old.week_number))
    GROUP BY snapshot`,
  );
  return new Map(found.map(({ snapshot, seconds }) => [snapshot, seconds]));
};
