import { mkdir, rm, writeFile } from 'node:fs/promises';
import { type Bench, openBench } from './bench.ts';
import { measureBrowser } from './browser.ts';
import { measureCached } from './cached.ts';
import { measureDisk } from './disk.ts';
import { measureDuringIngest } from './during-ingest.ts';
import { measureIngest } from './ingest.ts';
import { measureLeast } from './least-ingest.ts';
import { describeMachine } from './machine.ts';
import { type Market, publishMarket } from './market.ts';
import { readOptions } from './options.ts';
import { measureProductList } from './product-list.ts';
import { measureProfiles } from './profiles.ts';
import { asMarkdown, asText } from './table.ts';
import { growthOf } from './scaling.ts';
import { measureThroughput } from './throughput.ts';
import { measureUncached } from './uncached.ts';
import { exitCodeOf, type Figure } from './verdict.ts';

type Point = readonly [
  number: number,
  measure: (bench: Bench, market: Market) => Promise<Figure[]> | Figure[],
];

/** The points that read what is published, in the order in which they are measured. */
const points: readonly Point[] = [
  [5, measureDisk],
  [5, measureLeast],
  [1, measureUncached],
  [2, measureCached],
  [3, measureProfiles],
  [4, measureProductList],
  [8, measureBrowser],
  [7, measureThroughput],
  [6, measureDuringIngest],
];

const measure = async (bench: Bench): Promise<Figure[]> => {
  const isWanted = (point: number) => bench.only.length === 0 || bench.only.includes(point);
  const figures: Figure[] = [];
  const keep = (found: readonly Figure[]) => {
    figures.push(...found);
    process.stderr.write(asText(found));
  };
  if (isWanted(5)) keep(await measureIngest(bench));
  const wanted = points.filter(([point]) => isWanted(point));
  const growth = isWanted(9) ? growthOf(bench) : undefined;
  if (wanted.length > 0 || growth) {
    const market = await publishMarket(bench, growth?.atFirstWeek);
    if (growth) keep(await growth.figures(market));
    for (const [, measurePoint] of wanted) keep(await measurePoint(bench, market));
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
  const began = performance.now();
  const bench = openBench(options, (what) => {
    process.stderr.write(`${((performance.now() - began) / 1000).toFixed(1).padStart(6)} s  ${what}\n`);
  });
  const figures = await measure(bench);
  const machine = describeMachine(options.rows, options.weeks);
  process.stdout.write(`${machine}\n\n${asText(figures)}`);
  if (options.markdown !== undefined)
    await writeFile(options.markdown, `${machine}\n\n${asMarkdown(figures)}`);
  return exitCodeOf(figures, options.quick);
};

try {
  process.exitCode = await run();
} catch (error) {
  process.stderr.write(
    `The run broke: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`,
  );
  process.exitCode = 2;
}
