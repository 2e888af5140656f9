import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { type BenchRun, createBenchRun } from './bench-run.ts';
import { type Market, publishMarket } from './data/market.ts';
import { measureAgainstEarlier } from './measurements/against-earlier.ts';
import { measureBrowser } from './measurements/browser.ts';
import { measureCachedReports } from './measurements/cached-reports.ts';
import { measureDisk } from './measurements/disk.ts';
import { measureDuringIngest } from './measurements/during-ingest.ts';
import { createGrowthMeasurement } from './measurements/growth.ts';
import { measureIngest } from './measurements/ingest.ts';
import { measureLongestList } from './measurements/longest-list.ts';
import { measureInsightGrowth } from './measurements/insight-growth.ts';
import { measureInsight } from './measurements/insight.ts';
import { measureManyConnections } from './measurements/many-connections.ts';
import { measureManyWeeks } from './measurements/many-weeks.ts';
import { measureProfiles } from './measurements/profiles.ts';
import { measureSoak } from './measurements/soak.ts';
import { measureThroughput } from './measurements/throughput.ts';
import { measureUncachedReports } from './measurements/uncached-reports.ts';
import { readOptions } from './options.ts';
import { type Figure, toExitCode } from './results/figure.ts';
import { formatText } from './results/format-figures.ts';
import { describeRun } from './results/machine.ts';
import { replaceFigures } from './results/performance-page.ts';

/** The page of the latest figures. */
const page = new URL('../docs/performance.md', import.meta.url);

type Measurement = readonly [
  point: number,
  measure: (bench: BenchRun, market: Market) => Promise<Figure[]> | Figure[],
];

/** The measurements of published weeks, in the order in which they run. */
const measurements: readonly Measurement[] = [
  [5, measureDisk],
  [5, measureInsightGrowth],
  [5, measureIngest],
  [1, measureUncachedReports],
  [2, measureCachedReports],
  [3, measureProfiles],
  [4, measureLongestList],
  [8, measureBrowser],
  [10, measureInsight],
  [7, measureThroughput],
  [7, measureAgainstEarlier],
  [12, measureManyConnections],
  [6, measureDuringIngest],
  [13, measureSoak],
];

const measure = async (bench: BenchRun): Promise<Figure[]> => {
  const isSelected = (point: number) => bench.points.length === 0 || bench.points.includes(point);
  const figures: Figure[] = [];
  const addFigures = (measured: readonly Figure[]) => {
    figures.push(...measured);
    process.stderr.write(formatText(measured));
  };
  if (isSelected(11)) addFigures(await measureManyWeeks(bench));
  const selected = measurements.filter(([point]) => isSelected(point));
  const growth = isSelected(9) ? createGrowthMeasurement(bench) : undefined;
  if (selected.length > 0 || growth) {
    const market = await publishMarket(bench, growth?.onFirstWeek);
    if (growth) addFigures(await growth.measure(market));
    for (const [, measurePoint] of selected) addFigures(await measurePoint(bench, market));
    await rm(market.dataDir, { recursive: true });
  }
  return figures.toSorted((a, b) => a.point - b.point);
};

const run = async (): Promise<number> => {
  const options = readOptions(process.argv.slice(2));
  if ('help' in options) {
    process.stdout.write(options.help);
    return 0;
  }
  await mkdir(options.folder, { recursive: true });
  const startedAt = performance.now();
  const bench = createBenchRun(options, (step) => {
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
    process.stderr.write(`${seconds.padStart(6)} s  ${step}\n`);
  });
  const figures = await measure(bench);
  const described = describeRun(options.rows, options.weeks);
  process.stdout.write(`${Object.values(described).join(' · ')}\n\n${formatText(figures)}`);
  if (options.isWritten)
    await writeFile(page, replaceFigures(await readFile(page, 'utf8'), figures, described));
  return toExitCode(figures, options.isQuick);
};

try {
  process.exitCode = await run();
} catch (error) {
  process.stderr.write(
    `The run broke: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`,
  );
  process.exitCode = 2;
}
