import { execFile } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Folder of this checkout. */
export const repository = fileURLToPath(new URL('../../../..', import.meta.url));

/** Modules of an api: its server's and its command's. */
export interface ApiEntries {
  server: string;
  command: string;
}

/** The modules of the api in a checkout; by default this one. */
export const findEntries = (checkout = repository): ApiEntries => ({
  server: join(checkout, 'apps/api/src/main.ts'),
  command: join(checkout, 'apps/api/src/cli.ts'),
});

/** Checks a commit out into a folder and installs its dependencies. Throws if there is no such commit. */
export const installVersion = async (ref: string, folder: string): Promise<ApiEntries> => {
  await rm(folder, { recursive: true, force: true });
  const { stdout } = await run('git', ['rev-parse', '--verify', `${ref}^{commit}`], { cwd: repository });
  await run('git', ['clone', '--quiet', '--no-checkout', repository, folder]);
  await run('git', ['checkout', '--quiet', '--detach', stdout.trim()], { cwd: folder });
  await run('npx', ['--yes', 'pnpm@12', 'install', '--frozen-lockfile'], { cwd: folder });
  return findEntries(folder);
};
