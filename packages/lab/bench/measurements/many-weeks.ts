import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Measure } from '../bench.ts';
import { openMarket } from '../data/market.ts';
import { findEngine, readMemoryMegabytes } from '../processes/process-usage.ts';
import { withServer } from '../processes/with-server.ts';
import { atMost, atMostTimes, type Figure } from '../results/figure.ts';
import { median } from '../results/statistics.ts';
import { MANY_WEEKS } from './report-measurements.ts';
import { measureReportsOn, measureStart } from './reports.ts';

/** Weeks of a quick run, and offers of each. */
const [QUICK_WEEKS, QUICK_OFFERS] = [12, 2000];
/** Maximum offers of a week kept for years. */
const MAX_OFFERS = 1_000_000;
/** Number of weeks compared at each end. */
const COMPARED = 5;
/** Idle time after which a server counts as at rest, ms. */
const REST_MS = 10_000;

/** Compares the last weeks with the first but one. */
const compareEnds = (name: string, unit: Figure['unit'], values: readonly number[]): Figure => ({
  name: `${name} after ${values.length} weeks (baseline: among the first)`,
  unit,
  value: median(values.slice(-COMPARED)),
  baseline: median(values.slice(1, 1 + COMPARED)),
  bound: atMostTimes(1.5),
});

/** Measures many weeks: start, histories, memory, and whether a week costs more after many others. */
export const measureManyWeeks: Measure = async (bench) => {
  const weeks = bench.isQuick ? QUICK_WEEKS : MANY_WEEKS;
  const offers = bench.isQuick ? QUICK_OFFERS : Math.min(bench.rows, MAX_OFFERS);
  const dataDir = join(bench.folder, 'many-weeks');
  try {
    const seconds = await bench.publish(dataDir, weeks, offers);
    const market = await openMarket(dataDir);
    const histories = await withServer(dataDir, {}, async (server): Promise<Figure[]> => {
      const figures = await measureReportsOn(bench, market, server, 11);
      await sleep(REST_MS);
      const engine = findEngine(dataDir);
      if (engine === undefined) throw new Error(`No engine runs on ${dataDir}`);
      const name = `memory of server and engine at rest after histories, ${weeks} weeks published`;
      const value = readMemoryMegabytes(server.pid) + readMemoryMegabytes(engine);
      return [...figures, { name, unit: 'MB', value, bound: atMost(600) }];
    });
    return [
      await measureStart(bench, market, 2000),
      ...histories,
      compareEnds('ingest of a week', 's', seconds),
      compareEnds('disk of a week', 'MB', market.weekMegabytes),
    ];
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
};
