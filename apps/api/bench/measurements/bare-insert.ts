import * as z from 'zod/mini';
import { rm } from 'node:fs/promises';
import { openAnalytics } from '../../src/analytics/client/open-analytics.ts';
import { engineFormats, type Format } from '../data/week-files.ts';
import { feedColumns } from '../data/week-sql.ts';
import { findEngine, readProcessorSeconds } from '../processes/process-usage.ts';
import { readRows } from '../../src/analytics/read-rows.ts';

/** Cost of a bare insert. */
export interface BareInsertCost {
  /** Wall time. */
  seconds: number;
  /** Processor time of the engine. */
  processorSeconds: number;
}

/** Runs `INSERT … SELECT` of all columns of a feed file into a plain table of a new engine. */
export const runBareInsert = async (
  file: string,
  format: Format,
  offers: number,
  dataDir: string,
): Promise<BareInsertCost> => {
  await rm(dataDir, { recursive: true, force: true });
  const analytics = await openAnalytics({ dataDir });
  try {
    await analytics.command(`CREATE TABLE bare (${feedColumns}) ENGINE = MergeTree ORDER BY tuple()`);
    await analytics.command('SYSTEM STOP MERGES bare');
    const engine = findEngine(dataDir);
    if (engine === undefined) throw new Error(`No engine runs on ${dataDir}`);
    const processorBefore = readProcessorSeconds(engine);
    const startedAt = performance.now();
    await analytics.command(
      `INSERT INTO bare SELECT * FROM file('${file}', ${engineFormats[format]}, '${feedColumns}')`,
    );
    const seconds = (performance.now() - startedAt) / 1000;
    const [table] = await readRows(
      analytics,
      z.object({ offers: z.number() }),
      'SELECT count() AS offers FROM bare',
    );
    if (table?.offers !== offers) throw new Error(`${file} has ${table?.offers} offers`);
    return { seconds, processorSeconds: readProcessorSeconds(engine) - processorBefore };
  } finally {
    await analytics.close();
    await rm(dataDir, { recursive: true, force: true });
  }
};
