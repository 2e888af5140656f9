import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Bench } from './bench.ts';
import { ingestFile } from './command.ts';
import { openMarket } from './market.ts';
import { median, timed } from './pairs.ts';
import { answersOf, pathOf, profiles } from './questions.ts';
import { caller, getting } from './requests.ts';
import { startServed } from './served.ts';
import type { Figure } from './verdict.ts';

/** What one size of a week came to. */
interface Size {
  offers: number;
  seconds: number;
  profile: number;
  list: number;
}

/** The exponent of growth: the slope of a straight line through the logarithms. */
export const exponentOf = (points: readonly (readonly [size: number, cost: number])[]): number => {
  const logs = points.map(([size, cost]) => [Math.log(size), Math.log(cost)] as const);
  const mean = (at: 0 | 1) => logs.reduce((sum, log) => sum + log[at], 0) / logs.length;
  const [x, y] = [mean(0), mean(1)];
  const both = logs.reduce((sum, log) => sum + (log[0] - x) * (log[1] - y), 0);
  return both / logs.reduce((sum, log) => sum + (log[0] - x) ** 2, 0);
};

const medianOf = async (urls: readonly string[]): Promise<number> => {
  const calls = caller();
  try {
    const taken: number[] = [];
    for (const url of urls) taken.push(await timed(getting(calls, url)));
    return median(taken);
  } finally {
    calls.close();
  }
};

const measureSize = async (bench: Bench, offers: number): Promise<Size> => {
  const file = await bench.week(0, 'parquet', offers);
  bench.say(`growth: ${offers} offers`);
  const dataDir = join(bench.folder, 'growth');
  await rm(dataDir, { recursive: true, force: true });
  try {
    const { seconds } = await ingestFile(file, dataDir);
    const market = await openMarket(dataDir);
    const { large } = (await answersOf(market)).questions;
    const sellers = await profiles(market, 'seller', bench.quick ? 5 : 31);
    const server = await startServed(dataDir, '/no-files-here', 0);
    const address = (question: typeof large) => server.address + pathOf(question);
    try {
      const profile = await medianOf(sellers.map(address));
      const list = await medianOf(Array.from({ length: bench.quick ? 2 : 7 }, () => address(large)));
      return { offers, seconds, profile, list };
    } finally {
      await server.close();
    }
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
};

/** How the cost of an ingest, a profile and the longest list grows with the week. */
export const measureScaling = async (bench: Bench): Promise<Figure[]> => {
  const sizes: Size[] = [];
  const shares = bench.quick ? [0.01, 0.03, 0.1] : [0.1, 0.3, 1];
  for (const share of shares) sizes.push(await measureSize(bench, Math.round(bench.rows * share)));
  const told = sizes.flatMap(({ offers, seconds, profile, list }): Figure[] => {
    const of = `${offers.toLocaleString('en')} offers`;
    return [
      { point: 9, name: `ingest of ${of}`, unit: 's', ours: seconds },
      { point: 9, name: `a profile among ${of}`, unit: 'ms', ours: profile },
      { point: 9, name: `the longest list of ${of}`, unit: 'ms', ours: list },
    ];
  });
  const growth = (name: string, cost: 'seconds' | 'profile' | 'list'): Figure => {
    const ours = exponentOf(sizes.map((size) => [size.offers, size[cost]]));
    return { point: 9, name: `growth of ${name}: exponent`, unit: 'exponent', ours };
  };
  return [...told, growth('an ingest', 'seconds'), growth('a profile', 'profile'), growth('a list', 'list')];
};
