import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { findCircles, readModuleGraph } from './module-graph.ts';

/** Rooms and files of a package's src by layer, lowest first; those of one layer do not import each other, except in the lowest. */
const packages: Readonly<Record<string, readonly (readonly string[])[]>> = {
  'apps/web': [
    ['config.ts', 'settings.ts', 'texts'],
    ['api'],
    ['routing'],
    ['session'],
    ['period'],
    ['follow'],
    ['search'],
    ['report'],
    ['market', 'seller', 'brand', 'category', 'section', 'product', 'compare', 'import'],
    ['pages'],
    ['app'],
  ],
  'apps/api': [
    [
      'command',
      'metrics',
      'later-version.ts',
      's3-address.ts',
      'setting-schemas.ts',
      'secret-files.ts',
      'describe-issue.ts',
    ],
    ['analytics'],
    ['environment.ts'],
    ['config.ts'],
    ['store'],
    ['served-weeks', 'installation'],
    ['feed'],
    ['period', 'market', 'seller', 'brand', 'category', 'section', 'product', 'find'],
    ['server'],
    ['auth', 'docs', 'operations', 'follow'],
    ['key', 'share', 'imports', 'health', 'letter'],
    ['reports.ts'],
    ['routes.ts'],
    ['app.ts'],
    ['demo', 'backup', 'plan', 'trail'],
    ['lifecycle'],
    ['main.ts', 'cli.ts'],
    ['start.ts'],
  ],
};

const root = fileURLToPath(new URL('..', import.meta.url));
const getRoom = (file: string) => file.split('/')[0] ?? '';

/** Returns why a room may not import another one, given the layers; undefined if it may. */
function forbid(layers: readonly (readonly string[])[], from: string, to: string): string | undefined {
  const getLevel = (room: string) => layers.findIndex((rooms) => rooms.includes(room));
  if (from === to) return undefined;
  if (getLevel(to) > getLevel(from)) return `${from} is below ${to}: pass it in, or move the file up`;
  if (getLevel(to) === getLevel(from) && getLevel(from) > 0)
    return `${from} and ${to} are side by side: move what both need down`;
  return undefined;
}

describe.each(Object.entries(packages))('%s', (folder, layers) => {
  const graph = readModuleGraph(`${root}${folder}/src`);

  test('every module belongs to a layer', () => {
    expect(graph.size).toBeGreaterThan(150);
    const rooms = new Set(layers.flat());
    expect([...graph.keys()].filter((file) => !rooms.has(getRoom(file)))).toEqual([]);
  });

  test('no layer imports a higher one or its neighbour, type and dynamic imports included', () => {
    const arrows = [...graph].flatMap(([file, imports]) =>
      imports.flatMap((imported) => {
        const reason = imported.startsWith('..')
          ? undefined
          : forbid(layers, getRoom(file), getRoom(imported));
        return reason === undefined ? [] : [`${file} imports ${imported}: ${reason}`];
      }),
    );
    expect(arrows).toEqual([]);
  });
});

test.each(globSync('{apps,packages}/*/src', { cwd: root }))(
  'no modules of %s import each other in a circle',
  (folder) => {
    expect(findCircles(readModuleGraph(`${root}${folder}`))).toEqual([]);
  },
);

test('only the contract and the client of the web app import @ts-rest', () => {
  const files = globSync('{apps,packages}/*/{src,test,build,mock}/**/*.{ts,tsx}', { cwd: root })
    .filter((file) => !file.startsWith('packages/contract/'))
    .filter((file) => readFileSync(root + file, 'utf8').includes("from '@ts-rest/"));
  expect(files).toEqual(['apps/web/src/api/client.ts']);
});

test('finds an upward import, one of a neighbour and a cycle', () => {
  const layers = [['api'], ['report'], ['seller', 'brand']];
  expect(forbid(layers, 'api', 'report')).toContain('api is below report');
  expect(forbid(layers, 'seller', 'brand')).toContain('side by side');
  expect(forbid(layers, 'seller', 'api')).toBeUndefined();
  const circle = new Map([
    ['a.ts', ['b.ts']],
    ['b.ts', ['a.ts']],
  ]);
  expect(findCircles(circle)).toEqual(['a.ts → b.ts → a.ts']);
});
