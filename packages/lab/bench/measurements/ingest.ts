import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { openAnalytics } from '../../../../apps/api/src/analytics/client/open-analytics.ts';
import type { Measure } from '../bench.ts';
import { formats } from '../data/week-files.ts';
import { runIngest } from '../processes/run-ingest.ts';
import { atMost, atMostTimes, type Figure } from '../results/figure.ts';
import { measureIngestFloor } from './ingest-floor.ts';

/** Megabytes and offers of a week for the bound of its disk space. */
const [BOUND_MEGABYTES, BOUND_OFFERS] = [1000, 10_000_000];

const createDiskFigures = (
  rows: number,
  [first = Number.NaN, second = Number.NaN]: readonly number[],
): Figure[] => [
  {
    name: 'disk of a week (bound scaled from 10 million offers)',
    unit: 'MB',
    value: first,
    bound: atMost((BOUND_MEGABYTES * rows) / BOUND_OFFERS),
  },
  {
    name: 'disk of a week that mostly repeats the previous one (baseline: the previous one)',
    unit: 'MB',
    value: second,
    baseline: first,
    bound: atMostTimes(0.85),
  },
];

/**
 * Measures the ingest command on one week of each format, compared with the minimum of any ingest, and the disk of
 * weeks.
 */
export const measureIngest: Measure = async (bench) => {
  const market = await bench.openMarket();
  const dataDir = join(bench.folder, 'ingest');
  const figures = createDiskFigures(bench.rows, market.weekMegabytes);
  const analytics = await openAnalytics({ dataDir: market.dataDir });
  try {
    for (const format of formats) {
      const file = await bench.weekFile(0, format);
      await rm(dataDir, { recursive: true, force: true });
      const { processorSeconds, peakMegabytes } = await runIngest(file, dataDir);
      figures.push(
        {
          name: `ingest of ${format}, processor time (baseline: least of an ingest)`,
          unit: 's',
          value: processorSeconds,
          baseline: await measureIngestFloor(analytics, market, file),
          bound: atMostTimes(1.5),
        },
        {
          name: `ingest of ${format}, peak memory of all processes`,
          unit: 'MB',
          value: peakMegabytes,
          bound: atMost(4096),
        },
      );
    }
    return figures;
  } finally {
    await analytics.close();
    await rm(dataDir, { recursive: true, force: true });
  }
};
