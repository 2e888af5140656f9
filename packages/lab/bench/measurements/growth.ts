import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { BenchRun } from '../bench-run.ts';
import { type Market, openMarket } from '../data/market.ts';
import {
  findSubjectRequests,
  findSampleRequests,
  type ReportRequest,
  toPath,
} from '../data/report-requests.ts';
import { createGet, createHttpClient } from '../processes/http-client.ts';
import { runIngest } from '../processes/run-ingest.ts';
import { startServer } from '../processes/start-server.ts';
import type { Figure } from '../results/figure.ts';
import { fitExponent, type Sample } from '../results/fit-exponent.ts';
import { measureMs, median } from '../results/statistics.ts';

/** Costs of a market of one size. */
interface SizeCosts {
  offers: number;
  weeks: number;
  /** Duration of the first week's ingest; undefined if the market has more weeks. */
  ingestSeconds?: number | undefined;
  profileMs: number;
  listMs: number;
}

const measureMedian = async (urls: readonly string[]): Promise<number> => {
  const client = createHttpClient();
  try {
    const durations: number[] = [];
    for (const url of urls) durations.push(await measureMs(createGet(client, url)));
    return median(durations);
  } finally {
    client.close();
  }
};

const measureMarket = async (
  bench: BenchRun,
  market: Market,
  offers: number,
  ingestSeconds?: number,
): Promise<SizeCosts> => {
  bench.log(`growth: ${offers} offers, weeks: ${market.weeks.length}`);
  const { large } = (await findSampleRequests(market)).requests;
  const profiles = await findSubjectRequests(market, 'seller', 'info', bench.isQuick ? 5 : 31);
  const server = await startServer(market.dataDir, { cacheBytes: 0 });
  const toUrl = (request: ReportRequest) => server.address + toPath(request);
  try {
    await measureMedian([large, ...profiles.slice(0, 3)].map(toUrl));
    const profileMs = await measureMedian(profiles.map(toUrl));
    const listMs = await measureMedian(Array.from({ length: bench.isQuick ? 2 : 7 }, () => toUrl(large)));
    return { offers, weeks: market.weeks.length, ingestSeconds, profileMs, listMs };
  } finally {
    await server.close();
  }
};

const measureSmallerMarket = async (bench: BenchRun, offers: number): Promise<SizeCosts> => {
  const file = await bench.weekFile(0, 'parquet', offers);
  const dataDir = join(bench.folder, 'growth');
  await rm(dataDir, { recursive: true, force: true });
  try {
    const { seconds } = await runIngest(file, dataDir);
    return await measureMarket(bench, await openMarket(dataDir), offers, seconds);
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
};

const createCostFigures = ({ offers, weeks, ingestSeconds, profileMs, listMs }: SizeCosts): Figure[] => {
  const size = `${offers.toLocaleString('en')} offers${weeks > 1 ? `, ${weeks} weeks` : ''}`;
  const ingest: Figure[] =
    ingestSeconds === undefined
      ? []
      : [{ point: 9, name: `ingest of ${size}`, unit: 's', value: ingestSeconds }];
  return [
    ...ingest,
    { point: 9, name: `seller profile among ${size}`, unit: 'ms', value: profileMs },
    { point: 9, name: `longest list of ${size}`, unit: 'ms', value: listMs },
  ];
};

const createExponentFigure = (name: string, samples: readonly Sample[]): Figure => ({
  point: 9,
  name: `growth of ${name}: exponent`,
  unit: 'exponent',
  value: fitExponent(samples),
});

const createGrowthFigures = (singleWeek: readonly SizeCosts[], allWeeks: SizeCosts): Figure[] => {
  const byOffers = (cost: 'ingestSeconds' | 'profileMs' | 'listMs') =>
    singleWeek.map((costs): Sample => [costs.offers, costs[cost] ?? Number.NaN]);
  const byWeeks = (cost: 'profileMs' | 'listMs') =>
    [...singleWeek.slice(-1), allWeeks].map((costs): Sample => [costs.weeks, costs[cost]]);
  return [
    ...[...singleWeek, allWeeks].flatMap(createCostFigures),
    createExponentFigure('an ingest with the offers', byOffers('ingestSeconds')),
    createExponentFigure('a profile with the offers', byOffers('profileMs')),
    createExponentFigure('a list with the offers', byOffers('listMs')),
    createExponentFigure('a profile with the weeks', byWeeks('profileMs')),
    createExponentFigure('a list with the weeks', byWeeks('listMs')),
  ];
};

/**
 * Creates the measurement of how ingest, profile and longest list grow: with the offers of a week (a tenth, three
 * tenths and all), and with the published weeks (the first and all).
 */
export const createGrowthMeasurement = (bench: BenchRun) => {
  const singleWeek: SizeCosts[] = [];
  return {
    /** Measures the market while only its first week is published. */
    onFirstWeek: async (market: Market, ingestSeconds: number): Promise<void> => {
      singleWeek.push(await measureMarket(bench, market, bench.rows, ingestSeconds));
    },
    /** Measures the market with all weeks, and the smaller ones. */
    measure: async (market: Market): Promise<Figure[]> => {
      const allWeeks = await measureMarket(bench, market, bench.rows);
      for (const share of [0.3, 0.1])
        singleWeek.unshift(await measureSmallerMarket(bench, Math.round(bench.rows * share)));
      return createGrowthFigures(singleWeek, allWeeks);
    },
  };
};
