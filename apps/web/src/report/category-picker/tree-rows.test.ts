import { expect, test } from 'vitest';
import {
  buildCategoryNodes,
  getSelection,
  findFewestNodes,
  filterNodes,
  resolveLeaves,
} from '../../search/category-nodes.ts';
import { buildTreeRows, getTreeStep, findByPrefix } from './tree-rows.ts';

const nodes = buildCategoryNodes({
  categoriesTree: { 1: { 10: [100, 101], 11: [110] }, 2: { 20: [200] } },
  categoryIdNameMap: {
    1: 'Бытовая техника',
    10: 'Для дома',
    100: 'Пылесосы',
    101: 'Утюги',
    11: 'Для кухни',
    110: 'Чайники',
    2: 'Мебель',
    20: 'Столы',
    200: 'Письменные столы',
  },
});
const openRows = (...ids: number[]) => buildTreeRows(nodes, ({ id }) => ids.includes(id));
const readTitles = (rows: ReturnType<typeof buildTreeRows>) => rows.map(({ node }) => node.title);

test('the children of an open node follow it, each with its level and position', () => {
  expect(
    openRows(1, 10).map(({ node, level, position, siblings }) => [node.title, level, position, siblings]),
  ).toEqual([
    ['Бытовая техника', 1, 1, 2],
    ['Для дома', 2, 1, 2],
    ['Пылесосы', 3, 1, 2],
    ['Утюги', 3, 2, 2],
    ['Для кухни', 2, 2, 2],
    ['Мебель', 1, 2, 2],
  ]);
});

test('arrows, Home, End, Page Up and Page Down move the focus within the tree', () => {
  const rows = openRows(1);
  expect(getTreeStep(rows, 0, 'ArrowDown')).toEqual({ focus: 1 });
  expect(getTreeStep(rows, 0, 'ArrowUp')).toEqual({ focus: 0 });
  expect(getTreeStep(rows, 1, 'End')).toEqual({ focus: 3 });
  expect(getTreeStep(rows, 3, 'Home')).toEqual({ focus: 0 });
  expect(getTreeStep(rows, 0, 'PageDown')).toEqual({ focus: 3 });
  expect(getTreeStep(rows, 3, 'PageUp')).toEqual({ focus: 0 });
});

test('right opens, then moves to the first child; left closes, then moves to the parent', () => {
  expect(getTreeStep(openRows(), 0, 'ArrowRight')?.open?.map(({ id }) => id)).toEqual([1]);
  expect(getTreeStep(openRows(1), 0, 'ArrowRight')).toEqual({ focus: 1 });
  expect(getTreeStep(openRows(1), 0, 'ArrowLeft')?.close?.id).toBe(1);
  expect(getTreeStep(openRows(1, 10), 3, 'ArrowLeft')).toEqual({ focus: 1 });
  expect(getTreeStep(openRows(1, 10), 3, 'ArrowRight')).toEqual({});
});

test('Space and Enter choose, * opens all siblings, other keys are not handled', () => {
  expect(getTreeStep(openRows(), 1, ' ')?.toggle?.title).toBe('Мебель');
  expect(getTreeStep(openRows(), 1, 'Enter')?.toggle?.title).toBe('Мебель');
  expect(getTreeStep(openRows(1), 1, '*')?.open?.map(({ title }) => title)).toEqual([
    'Для дома',
    'Для кухни',
  ]);
  expect(getTreeStep(openRows(), 0, '*')?.open?.map(({ id }) => id)).toEqual([1, 2]);
  expect(getTreeStep(openRows(), 0, 'Tab')).toBeUndefined();
});

test('letters find the next item that starts with them', () => {
  const rows = openRows(1);
  expect(readTitles(rows)).toEqual(['Бытовая техника', 'Для дома', 'Для кухни', 'Мебель']);
  expect(findByPrefix(rows, 0, 'д')).toBe(1);
  expect(findByPrefix(rows, 1, 'д')).toBe(2);
  expect(findByPrefix(rows, 1, 'для к')).toBe(2);
  expect(findByPrefix(rows, 2, 'м')).toBe(3);
  expect(findByPrefix(rows, 2, 'щ')).toBe(2);
});

test('a search includes the ancestors of its matches', () => {
  const found = filterNodes(nodes, 'стол');
  expect(readTitles(buildTreeRows(found, () => true))).toEqual(['Мебель', 'Столы', 'Письменные столы']);
  expect(readTitles(buildTreeRows(filterNodes(nodes, 'чай'), () => true))).toEqual([
    'Бытовая техника',
    'Для кухни',
    'Чайники',
  ]);
});

test.each(['чайников', 'xfqybr', 'чайнек'])(
  'a search finds what sounds alike or has one mistake: %s',
  (text) => {
    expect(readTitles(buildTreeRows(filterNodes(nodes, text), () => true))).toEqual([
      'Бытовая техника',
      'Для кухни',
      'Чайники',
    ]);
  },
);

test('a section is partly chosen until all of its leaves are; then its id replaces theirs', () => {
  const [technics] = nodes;
  if (technics === undefined) throw new Error('No section');
  expect(getSelection(technics, new Set([100]))).toBe('part');
  expect(getSelection(technics, new Set([100, 101, 110]))).toBe(true);
  const cover = (...leaves: number[]) => findFewestNodes(nodes, new Set(leaves)).map(({ id }) => id);
  expect(cover(100, 200)).toEqual([100, 2]);
  expect(cover(100, 101, 110)).toEqual([1]);
  expect(cover(100, 101)).toEqual([10]);
});

test('an id of any level resolves to its leaves, an unknown id to itself', () => {
  expect(resolveLeaves(nodes, [10, 200, 100])).toEqual([100, 101, 200]);
  expect(resolveLeaves(nodes, [2, 999])).toEqual([200, 999]);
});
