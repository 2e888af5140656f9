import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type BareCost, bareInsert } from './bare-insert.ts';
import { type IngestCost, ingestFile } from './command.ts';
import type { Bench } from './bench.ts';
import { inTurns, median } from './pairs.ts';
import type { Figure } from './verdict.ts';
import { type Format, formats } from './week-files.ts';

const POINT = 5;

/** Offers of a week whose ingest takes so long that once is enough to tell. */
const LARGE = 5_000_000;

const ingestAfresh = async (file: string, dataDir: string): Promise<IngestCost> => {
  await rm(dataDir, { recursive: true, force: true });
  try {
    return await ingestFile(file, dataDir);
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
};

const ratios = (format: Format, ours: readonly IngestCost[], limit: readonly BareCost[]): Figure[] => {
  const figure = (name: string, cost: 'seconds' | 'processorSeconds'): Figure => {
    const our = median(ours.map((one) => one[cost]));
    const bare = median(limit.map((one) => one[cost]));
    const bound = { on: 'ratio', must: 'at least', value: 0.4 } as const;
    const title = `ingest of ${format} beside a bare insert, ${name}`;
    return { point: POINT, name: title, unit: 's', ours: our, limit: bare, ratio: bare / our, bound };
  };
  return [figure('wall', 'seconds'), figure('processor', 'processorSeconds')];
};

const measureFormat = async (bench: Bench, format: Format) => {
  const { folder, quick, rows } = bench;
  const file = await bench.week(0, format);
  bench.say(`ingest of ${format}`);
  const dataDir = join(folder, 'ingest');
  const found = await inTurns(
    quick || rows >= LARGE ? 1 : 3,
    () => ingestAfresh(file, dataDir),
    () => bareInsert(file, format, rows, join(folder, 'bare')),
  );
  return {
    figures: ratios(format, found.ours, found.limit),
    mostMegabytes: Math.max(...found.ours.map((cost) => cost.mostMegabytes)),
  };
};

/** Loading one week by the command, beside the engine's own insert of the same file. */
export const measureIngest = async (bench: Bench): Promise<Figure[]> => {
  const figures: Figure[] = [];
  for (const format of formats) {
    const measured = await measureFormat(bench, format);
    figures.push(...measured.figures, {
      point: POINT,
      name: `most memory of all processes while loading ${format}`,
      unit: 'MB',
      ours: measured.mostMegabytes,
      bound: { on: 'ours', must: 'at most', value: 4096 },
    });
  }
  return figures;
};
