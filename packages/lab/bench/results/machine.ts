import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { availableParallelism, cpus, totalmem } from 'node:os';
import type { Run } from './performance-page.ts';

/** Reads the version of a dependency of packages/chdb-server. */
const readVersion = (packageName: string): string => {
  const chdbServer = new URL('../../../chdb-server/package.json', import.meta.url);
  const file = createRequire(chdbServer).resolve(`${packageName}/package.json`);
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
};

/** Describes this run. */
export const describeRun = (rows: number, weeks: number): Run => ({
  commit: execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim(),
  date: new Date().toISOString().slice(0, 10),
  data: `${rows.toLocaleString('en')} offers, ${weeks} weeks`,
  machine: [
    cpus()[0]?.model ?? 'unknown processor',
    `${availableParallelism()} cores`,
    `${Math.round(totalmem() / 1024 ** 3)} GB`,
    `Node ${process.versions.node}`,
    `chDB ${readVersion('chdb')}`,
  ].join(', '),
});
