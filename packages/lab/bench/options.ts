import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { calledFrom, readConfig } from '../../../apps/api/src/config.ts';

/** What a run measures, and on which data. */
export interface BenchOptions {
  /** Offers in a week. */
  rows: number;
  /** Weeks to publish, at least 2: the second shows the cost of a repeated week. */
  weeks: number;
  /** Folder of the benchmark; feed files in it are reused by later runs. */
  folder: string;
  /** The points to measure; empty for all. */
  points: readonly number[];
  /** Whether only a broken run fails, not a broken bound. */
  isQuick: boolean;
  /** Whether the figures are written into docs/performance.md. */
  isWritten: boolean;
  /** Commit whose reports a second are measured beside those of this one. */
  against: string | undefined;
}

const help = `Usage: pnpm bench [options]

Measures the product against the limits of this machine. Needs Linux and free disk (1 GB for each million offers; point 11 makes 150
weeks of a million at most: half an hour and 15 GB).

  --rows N         offers in a week (10000000)
  --weeks N        weeks to publish, up to 50 (1; a second one is always made, to measure its cost)
  --quick          50000 offers, few repetitions, without browser and growth (points 8, 9, 13); fails only if the run breaks
  --only 1,5       measures these points alone
  --data DIR       folder of the generated weeks (DATA_DIR/bench)
  --against REF    measures mixed reports beside those of this commit, which is built in a scratch folder (point 7)
  --write          replaces the figures that are measured in packages/lab/docs/performance.md
  --help           prints this text

Points: 1 uncached reports, 2 cached reports, 3 profiles and start, 4 longest list, 5 ingest and disk,
6 reports during an ingest, 7 throughput, 8 browser, 9 growth, 10 cards, histories and comparisons,
11 many weeks, 12 many connections, 13 a soak of 30 minutes.

Exit codes: 0 all within their bounds, 1 a bound is broken, 2 the run broke.
`;

const flags = {
  rows: { type: 'string' },
  weeks: { type: 'string', default: '1' },
  quick: { type: 'boolean', default: false },
  only: { type: 'string', default: '' },
  data: { type: 'string' },
  write: { type: 'boolean', default: false },
  against: { type: 'string' },
  help: { type: 'boolean', default: false },
} as const;

/** Points of a quick run: the browser takes minutes, growth needs weeks of several sizes. */
const quickPoints = [1, 2, 3, 4, 5, 6, 7, 12];

const parseInteger = (flag: string, text: string, [min, max]: readonly [number, number]): number => {
  const number = Number(text);
  if (Number.isInteger(number) && number >= min && number <= max) return number;
  throw new Error(`--${flag} has to be an integer from ${min} to ${max}, not «${text}»`);
};

const parsePoints = (text: string, isQuick: boolean): number[] => {
  if (text === '') return isQuick ? quickPoints : [];
  return text.split(',').map((point) => parseInteger('only', point, [1, 13]));
};

/** Parses the command line; returns the help text if that is requested. Throws on an invalid option. */
export const readOptions = (args: readonly string[]): BenchOptions | { help: string } => {
  const { values } = parseArgs({ args: [...args], options: flags });
  if (values.help) return { help };
  const toPath = (path: string) => resolve(calledFrom(), path);
  const rows = values.rows ?? (values.quick ? '50000' : '10000000');
  return {
    rows: parseInteger('rows', rows, [1000, 50_000_000]),
    weeks: Math.max(2, parseInteger('weeks', values.weeks, [1, 50])),
    folder: values.data === undefined ? resolve(readConfig().dataDir, 'bench') : toPath(values.data),
    points: parsePoints(values.only, values.quick),
    isQuick: values.quick,
    isWritten: values.write,
    against: values.against,
  };
};
