import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Analytics } from '../../../../apps/api/src/analytics/analytics.ts';
import { openAnalytics } from '../../../../apps/api/src/analytics/client/open-analytics.ts';
import type { BenchRun } from '../bench-run.ts';
import type { Market } from '../data/market.ts';
import { type Format, formats } from '../data/week-files.ts';
import { type IngestCost, runIngest } from '../processes/run-ingest.ts';
import type { Figure } from '../results/figure.ts';
import { median, runAlternately } from '../results/statistics.ts';
import { runIngestFloor, type WorkCost } from './ingest-floor.ts';

const POINT = 5;

/** Offers from which a week is ingested once, not three times. */
const LARGE_WEEK = 5_000_000;

const MAX_MEGABYTES = 4096;

/** Largest cost of an ingest, as a multiple of what every ingest has to do. */
const MAX_RATIO = 1.5;

const costs = [
  ['wall time', 'seconds'],
  ['processor time', 'processorSeconds'],
] as const;

const runFirstIngest = async (file: string, dataDir: string): Promise<IngestCost> => {
  await rm(dataDir, { recursive: true, force: true });
  try {
    return await runIngest(file, dataDir);
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
};

const compareCosts = (
  format: Format,
  ingests: readonly IngestCost[],
  floors: readonly { reading: WorkCost; writing: WorkCost }[],
): Figure[] =>
  costs.flatMap(([label, cost]): Figure[] => {
    const value = median(ingests.map((ingest) => ingest[cost]));
    const reading = median(floors.map((floor) => floor.reading[cost]));
    const baseline = median(floors.map((floor) => floor.reading[cost] + floor.writing[cost]));
    return [
      {
        point: POINT,
        name: `ingest of ${format}, ${label} (baseline: least of an ingest)`,
        unit: 's',
        value,
        baseline,
        ratio: value / baseline,
        bound: { on: 'ratio', must: 'at most', limit: MAX_RATIO },
      },
      {
        point: POINT,
        name: `of the least of an ingest: ${format} read and validated, ${label}`,
        unit: 's',
        value: reading,
      },
    ];
  });

const measureFormat = async (
  bench: BenchRun,
  market: Market,
  analytics: Analytics,
  format: Format,
): Promise<Figure[]> => {
  const { folder, isQuick, rows } = bench;
  const file = await bench.weekFile(0, format);
  bench.log(`ingest of ${format}`);
  const { values, baselines } = await runAlternately(
    isQuick || rows >= LARGE_WEEK ? 1 : 3,
    () => runFirstIngest(file, join(folder, 'ingest')),
    () => runIngestFloor(analytics, market, file),
  );
  return [
    ...compareCosts(format, values, baselines),
    {
      point: POINT,
      name: `ingest of ${format}, peak memory of all processes`,
      unit: 'MB',
      value: Math.max(...values.map(({ peakMegabytes }) => peakMegabytes)),
      bound: { on: 'value', must: 'at most', limit: MAX_MEGABYTES },
    },
  ];
};

/** Measures the ingest command on one week; baseline: what every ingest has to do. */
export const measureIngest = async (bench: BenchRun, market: Market): Promise<Figure[]> => {
  const analytics = await openAnalytics({ dataDir: market.dataDir });
  try {
    const figures: Figure[] = [];
    for (const format of formats) figures.push(...(await measureFormat(bench, market, analytics, format)));
    return figures;
  } finally {
    await analytics.close();
  }
};
