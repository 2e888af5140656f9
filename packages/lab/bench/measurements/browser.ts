import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { buildWeb } from '../../../../apps/api/src/lifecycle/build-web.ts';
import type { BenchRun } from '../bench-run.ts';
import type { Market } from '../data/market.ts';
import type { PublishedWeekRecord } from '../../../../apps/api/src/store/published-weeks.ts';
import { findSampleRequests, type SampleRequests, toPath } from '../data/report-requests.ts';
import { startServer } from '../processes/start-server.ts';
import type { Figure } from '../results/figure.ts';
import { median } from '../results/statistics.ts';

const run = promisify(execFile);
const program = fileURLToPath(new URL('../web/main.ts', import.meta.url));

/** Durations of the web app and of the same work on a plain array, ms. */
interface Comparison {
  values: number[];
  baselines: number[];
}

/** Output of bench/web. */
interface BrowserResults {
  /** Scripts of the first load of /login and /seller, KB gzipped. */
  loginKilobytes: number;
  sellerKilobytes: number;
  /** Rows of the server's list, and of the list measured. */
  originalRows: number;
  rows: number;
  firstVisits: { path: string; largestPaints: number[]; shifts: number[] }[];
  reactions: { name: string; paints: number[]; tasks: number[] }[];
  heap: { heapMegabytes: number; jsonMegabytes: number };
  firstRow: Comparison;
  /** Time from navigation until the list is requested, ms. */
  requests: number[];
  sortByNumber: Comparison;
  sortByName: Comparison;
  filter: Comparison;
}

const notMeasured: Comparison = { values: [], baselines: [] };

/** Results without a Chromium: every figure with a bound fails. */
const missingResults: BrowserResults = {
  loginKilobytes: Number.NaN,
  sellerKilobytes: Number.NaN,
  originalRows: 0,
  rows: 50_000,
  firstVisits: [],
  reactions: [],
  heap: { heapMegabytes: Number.NaN, jsonMegabytes: Number.NaN },
  firstRow: notMeasured,
  requests: [],
  sortByNumber: notMeasured,
  sortByName: notMeasured,
  filter: notMeasured,
};

const createSizeFigure = (page: string, kilobytes: number, limit: number): Figure => ({
  point: 8,
  name: `scripts of ${page} with all preloads, gzipped`,
  unit: 'KB',
  value: kilobytes,
  bound: { on: 'value', must: 'at most', limit },
});

const createTimeFigure = (name: string, { values, baselines }: Comparison, limit?: number): Figure => {
  const [value, baseline] = [median(values), median(baselines)];
  const bound: Pick<Figure, 'bound'> =
    limit === undefined ? {} : { bound: { on: 'value', must: 'at most', limit } };
  return { point: 8, name, unit: 'ms', value, baseline, ratio: value / baseline, ...bound };
};

const createValueFigure = (name: string, unit: Figure['unit'], value: number, limit: number): Figure => ({
  point: 8,
  name,
  unit,
  value,
  bound: { on: 'value', must: 'at most', limit },
});

/** Figures of first visits and of reactions to inputs. */
const createVisitFigures = ({ firstVisits, reactions }: BrowserResults): Figure[] => [
  ...firstVisits.flatMap(({ path, largestPaints, shifts }) => {
    const visit = `first visit to ${path}, Slow 4G, 4× slower processor`;
    return [
      createValueFigure(`${visit}: largest paint`, 'ms', median(largestPaints), 1800),
      createValueFigure(`${visit}: layout shift`, 'score', median(shifts), 0),
    ];
  }),
  ...reactions.flatMap(({ name, paints, tasks }) => [
    createValueFigure(`${name}, 4× slower processor: next paint`, 'ms', median(paints), 100),
    createValueFigure(`${name}, 4× slower processor: longest task`, 'ms', median(tasks), 50),
  ]),
];

const createHeapFigure = (
  list: string,
  { heapMegabytes, jsonMegabytes }: BrowserResults['heap'],
): Figure => ({
  point: 8,
  name: `heap of the screen of ${list} (baseline: their JSON)`,
  unit: 'MB',
  value: heapMegabytes,
  baseline: jsonMegabytes,
  ratio: heapMegabytes / jsonMegabytes,
  bound: { on: 'ratio', must: 'at most', limit: 3 },
});

const createFigures = (results: BrowserResults): Figure[] => {
  const { originalRows, rows } = results;
  const source = originalRows > 0 && originalRows < rows ? ` (repeated from ${originalRows})` : '';
  const list = `${rows} products${source}`;
  return [
    createSizeFigure('/login', results.loginKilobytes, 140),
    createSizeFigure('/seller', results.sellerKilobytes, 235),
    ...createVisitFigures(results),
    {
      ...createTimeFigure(
        `${list} at 4× slower processor, navigation to first row (baseline: fetch and parse)`,
        results.firstRow,
      ),
      bound: { on: 'ratio', must: 'at most', limit: 1.5 },
    },
    {
      point: 8,
      name: `${list} at 4× slower processor, navigation to the request of the list`,
      unit: 'ms',
      value: median(results.requests),
    },
    createHeapFigure(list, results.heap),
    createTimeFigure(
      `${list} sorted by price, click to frame (baseline: plain array)`,
      results.sortByNumber,
      100,
    ),
    createTimeFigure(
      `${list} sorted by name, click to frame (baseline: plain array)`,
      results.sortByName,
      100,
    ),
    createTimeFigure(`${list} filtered by name, letter to frame (baseline: plain array)`, results.filter, 60),
  ];
};

/** Creates the argument of bench/web: URL and paths on a running server. */
const createOptions = (
  address: string,
  { requests: { medium, large } }: SampleRequests,
  latest: Pick<PublishedWeekRecord, 'year' | 'weekNumber'>,
) => {
  const { year, weekNumber, categoryId } = large.params;
  const week = `year=${year}&weekNumber=${weekNumber}`;
  const latestWeek = `year=${latest.year}&weekNumber=${latest.weekNumber}`;
  return {
    address,
    seller: `/seller?sellerId=${medium.params['sellerId']}&${week}`,
    list: `/category-products?categoryId=${categoryId}&${week}`,
    report: toPath(large),
    reactions: {
      seller: `/seller?sellerId=${medium.params['sellerId']}&${latestWeek}`,
      categories: `/categories?${latestWeek}`,
      list: `/category-products?categoryId=${categoryId}&${latestWeek}`,
    },
  };
};

/** Measures the built web app in Chromium: first load and visit, reactions to inputs, and a long list's first row, heap, sort and filter. */
export const measureBrowser = async (bench: BenchRun, market: Market): Promise<Figure[]> => {
  bench.log('the web app in a browser');
  const samples = await findSampleRequests(market);
  await buildWeb();
  const webRoot = fileURLToPath(new URL('../../../../apps/web/dist', import.meta.url));
  const server = await startServer(market.dataDir, { webRoot });
  try {
    const session = await server.signIn('bench@example.kz');
    const latest = market.weeks.at(-1) ?? market.weeks[0];
    const options = { session, ...createOptions(server.address, samples, latest) };
    const { stdout } = await run(process.execPath, [program, JSON.stringify(options)]);
    const results = JSON.parse(stdout) as BrowserResults | null;
    if (results === null)
      bench.log('no Chromium is installed; set CHROMIUM_PATH. The browser was not measured');
    return createFigures(results ?? missingResults);
  } finally {
    await server.close();
  }
};
