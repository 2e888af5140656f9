import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { BenchRun } from '../bench-run.ts';
import { type Format, formats } from '../data/week-files.ts';
import { type IngestCost, runIngest } from '../processes/run-ingest.ts';
import type { Figure } from '../results/figure.ts';
import { median, runAlternately } from '../results/statistics.ts';
import { type BareInsertCost, runBareInsert } from './bare-insert.ts';

const POINT = 5;

/** Offers from which a week is ingested once, not three times. */
const LARGE_WEEK = 5_000_000;

const MAX_MEGABYTES = 4096;

/** Smallest speed of an ingest, as a share of a bare insert's. */
const MIN_SPEED = 0.4;

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
  inserts: readonly BareInsertCost[],
): Figure[] => {
  const compare = (label: string, cost: keyof BareInsertCost): Figure => {
    const value = median(ingests.map((ingest) => ingest[cost]));
    const baseline = median(inserts.map((insert) => insert[cost]));
    return {
      point: POINT,
      name: `ingest of ${format}, ${label} (baseline: bare insert)`,
      unit: 's',
      value,
      baseline,
      ratio: baseline / value,
      bound: { on: 'ratio', must: 'at least', limit: MIN_SPEED },
    };
  };
  return [compare('wall time', 'seconds'), compare('processor time', 'processorSeconds')];
};

const measureFormat = async (bench: BenchRun, format: Format): Promise<Figure[]> => {
  const { folder, isQuick, rows } = bench;
  const file = await bench.weekFile(0, format);
  bench.log(`ingest of ${format}`);
  const { values, baselines } = await runAlternately(
    isQuick || rows >= LARGE_WEEK ? 1 : 3,
    () => runFirstIngest(file, join(folder, 'ingest')),
    () => runBareInsert(file, format, rows, join(folder, 'bare')),
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

/** Measures the ingest command on one week; baseline: the engine's own insert of the same file. */
export const measureIngest = async (bench: BenchRun): Promise<Figure[]> => {
  const figures: Figure[] = [];
  for (const format of formats) figures.push(...(await measureFormat(bench, format)));
  return figures;
};
