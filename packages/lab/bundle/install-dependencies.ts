import { spawnSync } from 'node:child_process';
import { cpSync, globSync, mkdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Files that pnpm needs to install from the lock file: all packages of the workspace. */
const workspace = [
  'package.json',
  'pnpm-lock.yaml',
  'pnpm-workspace.yaml',
  '.pnpmfile.cjs',
  '{apps,packages}/*/package.json',
];

/** Packages of the running server; pnpm links them to the folders beside it. */
const keptPackages = ['apps/api', 'packages/chdb-server', 'packages/contract'];

/**
 * Installs the production dependencies of the api into a folder, as in the lock file. Files are copied, so that the
 * folder shares none with the repository or pnpm's store. Removes pnpm's own notes about the machine.
 */
export function installDependencies(repository: string, folder: string): void {
  const files = globSync(workspace, { cwd: repository });
  for (const file of files) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    cpSync(join(repository, file), join(folder, file));
  }
  const { status, stdout, stderr } = spawnSync(
    'pnpm',
    [
      'install',
      '--prod',
      '--frozen-lockfile',
      '--prefer-offline',
      '--filter-prod=@vitrina/api...',
      '--package-import-method=copy',
    ],
    { cwd: folder, encoding: 'utf8', env: { ...process.env, CI: 'true' } },
  );
  if (status !== 0) throw new Error(`The dependencies could not be installed:\n${stdout}${stderr}`);
  for (const file of files) {
    if (!keptPackages.includes(dirname(file))) rmSync(join(folder, file));
  }
  for (const file of ['.modules.yaml', '.pnpm-workspace-state-v1.json'])
    rmSync(join(folder, 'node_modules', file), { force: true });
}
