import { rm } from 'node:fs/promises';
import { openAnalytics } from '../src/analytics/analytics.ts';
import { structure } from './offers.ts';
import { engineOf, processorSeconds } from './processes.ts';
import { engineFormat, type Format } from './week-files.ts';

/** What the engine alone needs for the same file. */
export interface BareCost {
  seconds: number;
  processorSeconds: number;
}

/** `INSERT … SELECT` of all columns of a week's file into a plain table of an engine of its own. */
export const bareInsert = async (
  file: string,
  format: Format,
  offers: number,
  dataDir: string,
): Promise<BareCost> => {
  await rm(dataDir, { recursive: true, force: true });
  const analytics = await openAnalytics({ dataDir });
  try {
    await analytics.command(`CREATE TABLE bare (${structure}) ENGINE = MergeTree ORDER BY tuple()`);
    await analytics.command('SYSTEM STOP MERGES bare');
    const engine = engineOf(dataDir);
    if (engine === undefined) throw new Error(`No engine works on ${dataDir}`);
    const usedBefore = processorSeconds(engine);
    const began = performance.now();
    await analytics.command(
      `INSERT INTO bare SELECT * FROM file('${file}', ${engineFormat[format]}, '${structure}')`,
    );
    const seconds = (performance.now() - began) / 1000;
    const [table] = await analytics.rows<{ offers: number }>('SELECT count() AS offers FROM bare');
    if (table?.offers !== offers) throw new Error(`${file} has ${table?.offers} offers`);
    return { seconds, processorSeconds: processorSeconds(engine) - usedBefore };
  } finally {
    await analytics.close();
    await rm(dataDir, { recursive: true, force: true });
  }
};
