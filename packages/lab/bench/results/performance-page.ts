import { execFileSync } from 'node:child_process';
import { availableParallelism, cpus, totalmem } from 'node:os';
import type { PointFigure } from './figure.ts';
import { toCells } from './format-figures.ts';

/** A run as named on the page. */
export interface Run {
  /** Its commit. */
  commit: string;
  /** `YYYY-MM-DD`. */
  date: string;
  /** Offers a week, and weeks. */
  data: string;
  machine: string;
}

/** Describes this run; its commit also determines the versions of Node and the engine. */
export const describeRun = (rows: number, weeks: number): Run => ({
  commit: execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim(),
  date: new Date().toISOString().slice(0, 10),
  data: `${rows.toLocaleString('en')} offers, ${weeks} weeks`,
  machine: [
    cpus()[0]?.model ?? 'unknown processor',
    `${availableParallelism()} cores`,
    `${Math.round(totalmem() / 1024 ** 3)} GB`,
  ].join(', '),
});

const toRow = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
const parseCells = (row: string) =>
  row
    .slice(2, -2)
    .split(' | ')
    .map((cell) => cell.trim());

/** Compares names of figures without their counts, which differ from run to run. */
const toKey = ([point, name = '']: readonly string[]) => `${point} ${name.replaceAll(/\d[\d,. ]*/g, 'N')}`;

/** Replaces the rows of a table that begins with a header; returns the page unchanged if there is none. */
const changeTable = (page: string, header: string, change: (rows: string[][]) => string[][]): string =>
  page.replace(new RegExp(`(\\| ${header} .*\n\\|.*\n)((?:\\|.*\n)*)`), (_, head: string, rows: string) =>
    [head, ...change(rows.trim().split('\n').map(parseCells)).map((row) => `${toRow(row)}\n`)].join(''),
  );

/** Replaces the figures measured by a run in the page, and names the run; removes runs without remaining figures. */
export function replaceFigures(page: string, figures: readonly PointFigure[], run: Run): string {
  const measured = figures.map((figure) => [...toCells(figure), run.commit]);
  const replaced = new Set(measured.map(toKey));
  const runs = new Set<string | undefined>();
  const withFigures = changeTable(page, 'point', (rows) => {
    const kept = [...rows.filter((row) => !replaced.has(toKey(row))), ...measured];
    for (const row of kept) runs.add(row.at(-1));
    return kept.toSorted(([a], [b]) => Number(a) - Number(b));
  });
  const own = [run.commit, run.date, run.data, run.machine];
  return changeTable(withFigures, 'run', (rows) =>
    [...rows.filter(([commit]) => commit !== run.commit), own].filter(([commit]) => runs.has(commit)),
  );
}
