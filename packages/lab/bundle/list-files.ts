import { globSync } from 'node:fs';

/** What the server reads at run time, relative to the repository. */
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
  'packages/ui/src/theme/colours.css',
];

/** Parts of those folders that only development uses. */
const excluded = ['**/*.test.ts', 'apps/api/src/start.ts', 'apps/api/src/lifecycle/{build-web,dev}.ts'];

/** Returns the files of the repository that a bundle has, without dependencies. */
export const listFiles = (repository: string): string[] =>
  globSync(patterns, { cwd: repository, exclude: excluded, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath}/${entry.name}`.slice(repository.length));
