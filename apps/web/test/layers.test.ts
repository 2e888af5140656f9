import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { findCircles, readModuleGraph } from './module-graph.ts';

/** The layers of src from the lowest; folders of one layer do not import each other. */
const layers = [
  ['config.ts', 'settings.ts', 'texts'],
  ['api'],
  ['routing'],
  ['session'],
  ['period'],
  ['follow'],
  ['search'],
  ['report'],
  ['market', 'seller', 'brand', 'category', 'section', 'product', 'compare'],
  ['pages'],
  ['app'],
];

const graph = readModuleGraph(fileURLToPath(new URL('../src', import.meta.url)));
const getRoom = (file: string) => file.split('/')[0] ?? '';
const getLevel = (room: string) => layers.findIndex((rooms) => rooms.includes(room));

/** Why one room may not import another; undefined where it may. */
function forbid(from: string, to: string): string | undefined {
  if (from === to) return undefined;
  if (getLevel(to) > getLevel(from)) return `${from}/ is below ${to}/: pass it in, or move the file up`;
  if (getLevel(to) === getLevel(from) && getLevel(from) > 0)
    return `${from}/ and ${to}/ are side by side: move what both need down to report/`;
  return undefined;
}

test('every module of src belongs to a layer', () => {
  expect(graph.size).toBeGreaterThan(150);
  expect([...graph.keys()].filter((file) => getLevel(getRoom(file)) < 0)).toEqual([]);
});

test('no layer imports a higher one or its neighbour, type and dynamic imports included', () => {
  const arrows = [...graph].flatMap(([file, imports]) =>
    imports.flatMap((imported) => {
      const reason = forbid(getRoom(file), getRoom(imported));
      return reason === undefined ? [] : [`${file} imports ${imported}: ${reason}`];
    }),
  );
  expect(arrows).toEqual([]);
});

test('no modules import each other in a circle', () => {
  expect(findCircles(graph)).toEqual([]);
});

test('an import that points up and a circle are found', () => {
  expect(forbid('api', 'report')).toContain('api/ is below report/');
  expect(forbid('seller', 'brand')).toContain('side by side');
  const circle = new Map([
    ['a.ts', ['b.ts']],
    ['b.ts', ['a.ts']],
  ]);
  expect(findCircles(circle)).toEqual(['a.ts → b.ts → a.ts']);
});
