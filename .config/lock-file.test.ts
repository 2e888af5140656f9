import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const lockFile = readFileSync(new URL('../pnpm-lock.yaml', import.meta.url), 'utf8');

/** Native packages of `start` and `test`, one name per platform. */
const nativePackages = {
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

test.each(Object.entries(nativePackages))(
  'lists the packages of %s for every supported platform',
  (_name, packages) => {
    for (const name of packages) expect(lockFile).toMatch(new RegExp(`^  '?${name}@\\d`, 'm'));
  },
);

test('contains no registry host, so that it installs from any registry', () => {
  expect(lockFile).not.toMatch(/https?:\/\/(?!\S*\.git\b)/);
});
