import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Bench } from './bench.ts';
import { ingestFile } from './command.ts';
import { type Market, openMarket } from './market.ts';
import { median, timed } from './pairs.ts';
import { answersOf, pathOf, profiles } from './questions.ts';
import { caller, getting } from './requests.ts';
import { startServed } from './served.ts';
import type { Figure } from './verdict.ts';

/** What a market of one size came to. */
interface Size {
  offers: number;
  weeks: number;
  /** Of the first week's ingest; of a market that has more, nothing new. */
  seconds?: number;
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

const measureMarket = async (
  bench: Bench,
  market: Market,
  offers: number,
  seconds?: number,
): Promise<Size> => {
  bench.say(`growth: ${offers} offers, weeks: ${market.weeks.length}`);
  const { large } = (await answersOf(market)).questions;
  const sellers = await profiles(market, 'seller', bench.quick ? 5 : 31);
  const server = await startServed(market.dataDir, '/no-files-here', 0);
  const address = (question: typeof large) => server.address + pathOf(question);
  try {
    await medianOf([address(large), ...sellers.slice(0, 3).map(address)]);
    const profile = await medianOf(sellers.map(address));
    const list = await medianOf(Array.from({ length: bench.quick ? 2 : 7 }, () => address(large)));
    return { offers, weeks: market.weeks.length, ...(seconds !== undefined && { seconds }), profile, list };
  } finally {
    await server.close();
  }
};

const measureSmaller = async (bench: Bench, offers: number): Promise<Size> => {
  const file = await bench.week(0, 'parquet', offers);
  const dataDir = join(bench.folder, 'growth');
  await rm(dataDir, { recursive: true, force: true });
  try {
    const { seconds } = await ingestFile(file, dataDir);
    return await measureMarket(bench, await openMarket(dataDir), offers, seconds);
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
};

const told = ({ offers, weeks, seconds, profile, list }: Size): Figure[] => {
  const of = `${offers.toLocaleString('en')} offers${weeks > 1 ? `, ${weeks} weeks` : ''}`;
  const ingest: Figure[] =
    seconds === undefined ? [] : [{ point: 9, name: `ingest of ${of}`, unit: 's', ours: seconds }];
  return [
    ...ingest,
    { point: 9, name: `a profile among ${of}`, unit: 'ms', ours: profile },
    { point: 9, name: `the longest list of ${of}`, unit: 'ms', ours: list },
  ];
};

const growth = (name: string, points: readonly (readonly [size: number, cost: number])[]): Figure => ({
  point: 9,
  name: `growth of ${name}: exponent`,
  unit: 'exponent',
  ours: exponentOf(points),
});

/**
 * How the cost of an ingest, a profile and the longest list grows: with the offers of a week, of which a tenth, three
 * tenths and all are measured, and with the weeks that are published, of which the first and all are.
 */
export const growthOf = (bench: Bench) => {
  const sizes: Size[] = [];
  return {
    /** To be called when only the run's first week is published. */
    atFirstWeek: async (market: Market, seconds: number): Promise<void> => {
      sizes.push(await measureMarket(bench, market, bench.rows, seconds));
    },
    /** To be called when all weeks are. */
    figures: async (market: Market): Promise<Figure[]> => {
      const all = await measureMarket(bench, market, bench.rows);
      for (const share of [0.3, 0.1])
        sizes.unshift(await measureSmaller(bench, Math.round(bench.rows * share)));
      const byOffers = (cost: 'seconds' | 'profile' | 'list') =>
        sizes.map((size) => [size.offers, size[cost] ?? Number.NaN] as const);
      const byWeeks = (cost: 'profile' | 'list') =>
        [...sizes.slice(-1), all].map((size) => [size.weeks, size[cost]] as const);
      return [
        ...[...sizes, all].flatMap(told),
        growth('an ingest with the offers', byOffers('seconds')),
        growth('a profile with the offers', byOffers('profile')),
        growth('a list with the offers', byOffers('list')),
        growth('a profile with the weeks', byWeeks('profile')),
        growth('a list with the weeks', byWeeks('list')),
      ];
    },
  };
};
