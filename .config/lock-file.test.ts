import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const lockFile = readFileSync(new URL('../pnpm-lock.yaml', import.meta.url), 'utf8');

/** What `start` and `test` need beside JavaScript, by the name each maker gives a platform. */
const native = {
  turbo: ['@turbo/linux-64', '@turbo/linux-arm64', '@turbo/darwin-64', '@turbo/darwin-arm64'],
  rolldown: ['linux-x64-gnu', 'linux-arm64-gnu', 'darwin-x64', 'darwin-arm64'].map(
    (platform) => `@rolldown/binding-${platform}`,
  ),
  tailwind: ['linux-x64-gnu', 'linux-arm64-gnu', 'darwin-x64', 'darwin-arm64'].map(
    (platform) => `@tailwindcss/oxide-${platform}`,
  ),
  lightningcss: ['linux-x64-gnu', 'linux-arm64-gnu', 'darwin-x64', 'darwin-arm64'].map(
    (platform) => `lightningcss-${platform}`,
  ),
  chdb: ['@chdb/lib-linux-x64-gnu'],
};

test.each(Object.entries(native))(
  'the lock file names the packages of %s for every platform that start and test run on',
  (_maker, packages) => {
    for (const name of packages) expect(lockFile).toMatch(new RegExp(`^  '?${name}@\\d`, 'm'));
  },
);

test('the lock file names no registry host, so that any registry serves it', () => {
  expect(lockFile).not.toMatch(/https?:\/\/(?!\S*\.git\b)/);
});
