import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { availableParallelism, cpus, totalmem } from 'node:os';

/** Reads the version of a dependency of packages/chdb-server. */
const readVersion = (packageName: string): string => {
  const chdbServer = new URL('../../../chdb-server/package.json', import.meta.url);
  const file = createRequire(chdbServer).resolve(`${packageName}/package.json`);
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
};

/** Describes a run in one line: size, date (UTC), machine and versions. */
export const describeMachine = (rows: number, weeks: number): string =>
  [
    `${rows.toLocaleString('en')} offers a week, ${weeks} weeks`,
    new Date().toISOString().slice(0, 10),
    `${cpus()[0]?.model ?? 'unknown processor'}, ${availableParallelism()} cores`,
    `${Math.round(totalmem() / 1024 ** 3)} GB of memory`,
    `Node ${process.versions.node}`,
    `chDB ${readVersion('chdb')}`,
  ].join(' · ');
