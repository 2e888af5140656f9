import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findPostgres } from './find-postgres.ts';

const run = (command: string, args: string[]) =>
  execFileSync(command, args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });

/** Installs Debian's server without a cluster of its own, which would start at once. */
function installDebianPackage(): void {
  console.log('No Postgres found: installing Debian’s package …');
  run('apt-get', ['update', '-qq']);
  run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'postgresql-common']);
  run('sed', ['-i', 's/^#*create_main_cluster.*/create_main_cluster = false/', COMMON_SETTINGS]);
  run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'postgresql']);
}

const COMMON_SETTINGS = '/etc/postgresql-common/createcluster.conf';

/** Finds the Postgres server of the tests, or installs it as root on Debian; returns which, or that tests are skipped. */
export function ensurePostgres(): string {
  const found = findPostgres();
  if (found !== undefined) return `${found} (already installed)`;
  try {
    if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) installDebianPackage();
  } catch (error) {
    console.log(`Installation error: ${error instanceof Error ? error.message : String(error)}`);
  }
  return findPostgres() ?? 'not installed, so its tests are skipped (Debian: apt-get install postgresql)';
}
