import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { calledFrom, readConfig } from '../src/config.ts';

/** Says what is under way. */
export type Progress = (what: string) => void;

/** What a run measures, and with what. */
export interface BenchOptions {
  rows: number;
  /** Two at least: the second shows what a repeated week costs. */
  weeks: number;
  /** Folder of the benchmark alone; the weeks in it are kept between runs. */
  folder: string;
  /** The points to measure; none named: all. */
  only: readonly number[];
  /** Fails on broken runs alone, not on times. */
  quick: boolean;
  /** A file that gets the table as Markdown. */
  markdown: string | undefined;
}

const help = `Usage: pnpm bench [options]

Measures the product against the limits of this machine; needs Linux and some free disk (1 GB for each million offers).

  --rows N         offers in a week (10000000)
  --weeks N        weeks to publish, up to 50 (1; a second one is always made, to see what it costs)
  --quick          200000 offers, few repetitions, without browser and growth (points 8, 9); fails only when the run is broken
  --only 1,5       measures these points alone
  --data DIR       where the weeks are kept (DATA_DIR/bench)
  --markdown FILE  writes the table with machine, date and versions
  --help           says this

Exit codes: 0 all within their bounds, 1 one falls short, 2 the run broke.
`;

const flags = {
  rows: { type: 'string' },
  weeks: { type: 'string', default: '1' },
  quick: { type: 'boolean', default: false },
  only: { type: 'string', default: '' },
  data: { type: 'string' },
  markdown: { type: 'string' },
  help: { type: 'boolean', default: false },
} as const;

/** What a quick run measures unless it is told: a browser needs a minute or two, growth weeks of several sizes. */
const quickPoints = [1, 2, 3, 4, 5, 6, 7];

const whole = (name: string, text: string, [least, most]: readonly [number, number]): number => {
  const number = Number(text);
  if (Number.isInteger(number) && number >= least && number <= most) return number;
  throw new Error(`--${name} has to be a whole number from ${least} to ${most}, not «${text}»`);
};

const pointsOf = (only: string, quick: boolean): number[] => {
  if (only === '') return quick ? quickPoints : [];
  return only.split(',').map((point) => whole('only', point, [1, 9]));
};

/** Reads the call; undefined where it asks for help, which is then in `help`. */
export const readOptions = (args: readonly string[]): BenchOptions | { help: string } => {
  const { values } = parseArgs({ args: [...args], options: flags });
  if (values.help) return { help };
  const file = (path: string) => resolve(calledFrom(), path);
  return {
    rows: whole('rows', values.rows ?? (values.quick ? '200000' : '10000000'), [1000, 50_000_000]),
    weeks: Math.max(2, whole('weeks', values.weeks, [1, 50])),
    folder: values.data === undefined ? resolve(readConfig().dataDir, 'bench') : file(values.data),
    only: pointsOf(values.only, values.quick),
    quick: values.quick,
    markdown: values.markdown === undefined ? undefined : file(values.markdown),
  };
};
