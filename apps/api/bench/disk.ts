import type { Bench } from './bench.ts';
import type { Market } from './market.ts';
import type { Figure } from './verdict.ts';

/** Offers of the week that the bound is told for. */
const TEN_MILLION = 10_000_000;

/** Disk of a published week, and what the next adds, which mostly repeats it: its prices and sales, hardly a text. */
export const measureDisk = (bench: Bench, { megabytes }: Market): Figure[] => {
  const [first = Number.NaN, second = Number.NaN] = megabytes;
  return [
    {
      point: 5,
      name: `disk of a week${bench.rows === TEN_MILLION ? '' : ' (bound scaled from 10 million offers)'}`,
      unit: 'MB',
      ours: first,
      bound: { on: 'ours', must: 'at most', value: (1000 * bench.rows) / TEN_MILLION },
    },
    {
      point: 5,
      name: 'disk of a week that mostly repeats the one before, beside that',
      unit: 'MB',
      ours: second,
      limit: first,
      ratio: second / first,
      bound: { on: 'ratio', must: 'at most', value: 0.85 },
    },
  ];
};
