import * as z from 'zod/mini';
import type { Analytics } from '../analytics.ts';
import { readRows } from '../read-rows.ts';

/**
 * Runs work on the folders of all active parts while the engine changes none. The caller holds the lock of the weeks;
 * in the background only the log is ever merged.
 */
export const withStillParts = async <Result>(
  analytics: Analytics,
  work: (parts: ReadonlySet<string>) => Promise<Result>,
): Promise<Result> => {
  await analytics.command('SYSTEM STOP MERGES snapshot_log');
  try {
    const parts = await readRows(
      analytics,
      z.object({ path: z.string() }),
      'SELECT path FROM system.parts WHERE active AND database = currentDatabase()',
    );
    return await work(new Set(parts.map(({ path }) => path.replace(/\/$/, ''))));
  } finally {
    await analytics.command('SYSTEM START MERGES snapshot_log');
  }
};
