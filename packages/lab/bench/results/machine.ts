import { execFileSync } from 'node:child_process';
import { availableParallelism, cpus, totalmem } from 'node:os';
import type { Run } from './performance-page.ts';

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
