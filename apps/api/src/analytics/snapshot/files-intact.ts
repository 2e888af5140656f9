import * as z from 'zod/mini';
import { ClickHouseError } from '@clickhouse/client';
import type { Analytics } from '../analytics.ts';
import { AnalyticsUnavailable } from '../errors.ts';
import { locateRows } from './product-text-table.ts';
import { readRows } from '../read-rows.ts';

/** ErrorCodes.cpp: NOT_IMPLEMENTED. */
const NOT_IMPLEMENTED = '48';

/** Settings of background work, which leaves the processors to the reports. */
export const MODEST_SETTINGS = { max_threads: 1 };

/** Runs a check of stored data; false if the engine cannot read them. Throws AnalyticsUnavailable. */
export const isTrue = async (check: () => Promise<boolean>): Promise<boolean> => {
  try {
    return await check();
  } catch (error) {
    if (error instanceof AnalyticsUnavailable) throw error;
    return false;
  }
};

/** Runs the engine's own check of a partition's files; not implemented for a table without files of its own. */
const checkFiles = async (analytics: Analytics, snapshot: number, name: string) => {
  try {
    const { table, partition } = locateRows(snapshot, name);
    const sql = `CHECK TABLE {table:Identifier} PARTITION ID '${partition}'`;
    const parts = await readRows(
      analytics,
      z.object({ is_passed: z.number() }),
      sql,
      { table },
      MODEST_SETTINGS,
    );
    return parts.every(({ is_passed }) => is_passed === 1);
  } catch (error) {
    if (error instanceof ClickHouseError && error.code === NOT_IMPLEMENTED) return true;
    throw error;
  }
};

/** Whether the files of a snapshot in a table are unchanged since they were written. */
export const areFilesIntact = (analytics: Analytics, snapshot: number, table: string): Promise<boolean> =>
  isTrue(() => checkFiles(analytics, snapshot, table));
