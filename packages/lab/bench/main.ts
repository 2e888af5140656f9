import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { readOptions } from '../../../.config/read-options.ts';
import { getCallerDirectory, readConfig } from '../../../apps/api/src/config.ts';
import { createBench, type Measure } from './bench.ts';
import { measureIngest } from './measurements/ingest.ts';
import { measureDuringIngest, measureMemory } from './measurements/load.ts';
import { measureManyCallers } from './measurements/many-callers.ts';
import { measureManyWeeks } from './measurements/many-weeks.ts';
import { measureLongestList, measureProfiles, measureReports } from './measurements/reports.ts';
import { type PointFigure, toExitCode } from './results/figure.ts';
import { formatText } from './results/format-figures.ts';
import { describeRun, replaceFigures } from './results/performance-page.ts';
import { measureBrowser } from './web/measure-browser.ts';

/** Page of the latest figures. */
const page = new URL('../docs/performance.md', import.meta.url);

/** Points in running order. The last one publishes a further week in the market. */
const points: readonly (readonly [number: number, name: string, measure: Measure])[] = [
  [11, '150 weeks', measureManyWeeks],
  [5, 'ingest and disk', measureIngest],
  [1, 'uncached reports', measureReports(1)],
  [2, 'cached reports', measureReports(2)],
  [3, 'profiles, histories and start', measureProfiles],
  [4, 'longest list', measureLongestList],
  [8, 'browser', measureBrowser],
  [10, 'comparisons', measureReports(10)],
  [7, 'memory', measureMemory],
  [12, 'many callers', measureManyCallers],
  [6, 'reports during an ingest', measureDuringIngest],
];

/** Points omitted in a quick run: the browser and 150 weeks take minutes. */
const slowPoints = [8, 11];

const help = `Usage: pnpm bench [options]

Measures the product against the limits of this machine. Needs Linux and free disk (1 GB for each million offers; point 11 makes 150
weeks of a million at most: half an hour and 15 GB).

  --rows N         offers in a week (10000000)
  --weeks N        weeks to publish, 2 to 50 (2)
  --quick          50000 offers, few repetitions, without points ${slowPoints.join(' and ')}; fails only if the run breaks
  --only 1,5       measures these points alone
  --data DIR       folder of the generated weeks (DATA_DIR/bench)
  --write          replaces the figures that are measured in packages/lab/docs/performance.md
  --help           prints this text

Points:
${points.map(([number, name]) => `  ${String(number).padEnd(15)}  ${name}\n`).join('')}
Exit codes: 0 all within their bounds, 1 a bound is broken, 2 the run broke.
`;

const { values: options } = readOptions(help, {
  options: {
    rows: { type: 'string' },
    weeks: { type: 'string', default: '2' },
    quick: { type: 'boolean', default: false },
    only: { type: 'string' },
    data: { type: 'string' },
    write: { type: 'boolean', default: false },
  },
});

const parseInteger = (flag: string, text: string, [min, max]: readonly [number, number]): number => {
  const number = Number(text);
  if (Number.isInteger(number) && number >= min && number <= max) return number;
  throw new Error(`--${flag} has to be an integer from ${min} to ${max}, not «${text}»`);
};

const selectPoints = () => {
  if (options.only === undefined)
    return points.filter(([number]) => !(options.quick && slowPoints.includes(number)));
  const only = options.only.split(',').map(Number);
  const unknown = only.find((number) => !points.some(([known]) => known === number));
  if (unknown === undefined) return points.filter(([number]) => only.includes(number));
  throw new Error(`--only has to name points of pnpm bench --help, not «${options.only}»`);
};

const startedAt = performance.now();
const log = (step: string) => {
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  process.stderr.write(`${seconds.padStart(6)} s  ${step}\n`);
};

const run = async (): Promise<number> => {
  const rows = parseInteger(
    'rows',
    options.rows ?? (options.quick ? '50000' : '10000000'),
    [1000, 50_000_000],
  );
  const weeks = parseInteger('weeks', options.weeks, [2, 50]);
  const { data } = options;
  const folder =
    data === undefined ? resolve(readConfig().dataDir, 'bench') : resolve(getCallerDirectory(), data);
  const selected = selectPoints();
  await mkdir(folder, { recursive: true });
  const bench = createBench({ rows, weeks, folder, isQuick: options.quick, log });
  const figures: PointFigure[] = [];
  for (const [number, name, measure] of selected) {
    log(`point ${number}: ${name}`);
    const measured = (await measure(bench)).map((figure) => ({ point: number, ...figure }));
    process.stderr.write(formatText(measured));
    figures.push(...measured);
  }
  await bench.close();
  figures.sort((a, b) => a.point - b.point);
  const described = describeRun(rows, weeks);
  process.stdout.write(`${Object.values(described).join(' · ')}\n\n${formatText(figures)}`);
  if (options.write) await writeFile(page, replaceFigures(await readFile(page, 'utf8'), figures, described));
  return toExitCode(figures, options.quick);
};

try {
  process.exitCode = await run();
} catch (error) {
  process.stderr.write(
    `The run broke: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`,
  );
  process.exitCode = 2;
}
