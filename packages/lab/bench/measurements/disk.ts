import type { BenchRun } from '../bench-run.ts';
import type { Market } from '../data/market.ts';
import type { Figure } from '../results/figure.ts';

/** Offers of the week that the bound applies to. */
const TEN_MILLION = 10_000_000;

const MAX_WEEK_MEGABYTES = 1000;

/** Measures the disk space of a week, and of the next one, which mostly repeats it. */
export const measureDisk = (bench: BenchRun, { weekMegabytes }: Market): Figure[] => {
  const [first = Number.NaN, second = Number.NaN] = weekMegabytes;
  return [
    {
      point: 5,
      name: `disk of a week${bench.rows === TEN_MILLION ? '' : ' (bound scaled from 10 million offers)'}`,
      unit: 'MB',
      value: first,
      bound: { on: 'value', must: 'at most', limit: (MAX_WEEK_MEGABYTES * bench.rows) / TEN_MILLION },
    },
    {
      point: 5,
      name: 'disk of a week that mostly repeats the previous one (baseline: the previous one)',
      unit: 'MB',
      value: second,
      baseline: first,
      ratio: second / first,
      bound: { on: 'ratio', must: 'at most', limit: 0.85 },
    },
  ];
};
