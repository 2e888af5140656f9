import { globSync } from 'node:fs';

/** Files that the server reads at run time, relative to the repository. */
const patterns = [
  'LICENSE',
  'apps/api/package.json',
  'apps/api/src/**/*',
  'apps/web/dist/**/*',
  'packages/chdb-server/package.json',
  'packages/chdb-server/src/**/*',
  'packages/contract/openapi.json',
  'packages/contract/package.json',
  'packages/contract/src/**/*',
  'packages/ui/src/theme/font/inter.woff2',
];

/** Parts of those folders for development only. */
const excluded = ['**/*.test.ts', 'apps/api/src/start.ts', 'apps/api/src/lifecycle/{build-web,dev}.ts'];

/** Lists the files of the repository in a bundle, without dependencies. */
export const listFiles = (repository: string): string[] =>
  globSync(patterns, { cwd: repository, exclude: excluded, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath}/${entry.name}`.slice(repository.length));
