import { expect, test } from 'vitest';
import {
  buildCategoryNodes,
  getSelection,
  findFewestNodes,
  filterNodes,
  resolveLeaves,
} from '../../search/category-nodes.ts';
import { treeRows, treeStep, findByPrefix } from './tree-rows.ts';

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
const opened = (...ids: number[]) => treeRows(nodes, ({ id }) => ids.includes(id));
const titles = (rows: ReturnType<typeof treeRows>) => rows.map(({ node }) => node.title);

test('an open node shows its children below it, each with its level and place', () => {
  expect(
    opened(1, 10).map(({ node, level, place, siblings }) => [node.title, level, place, siblings]),
  ).toEqual([
    ['Бытовая техника', 1, 1, 2],
    ['Для дома', 2, 1, 2],
    ['Пылесосы', 3, 1, 2],
    ['Утюги', 3, 2, 2],
    ['Для кухни', 2, 2, 2],
    ['Мебель', 1, 2, 2],
  ]);
});

test('arrows, Home, End and pages go from line to line and stay inside', () => {
  const rows = opened(1);
  expect(treeStep(rows, 0, 'ArrowDown')).toEqual({ focus: 1 });
  expect(treeStep(rows, 0, 'ArrowUp')).toEqual({ focus: 0 });
  expect(treeStep(rows, 1, 'End')).toEqual({ focus: 3 });
  expect(treeStep(rows, 3, 'Home')).toEqual({ focus: 0 });
  expect(treeStep(rows, 0, 'PageDown')).toEqual({ focus: 3 });
  expect(treeStep(rows, 3, 'PageUp')).toEqual({ focus: 0 });
});

test('right opens, then goes in; left closes, then goes out', () => {
  expect(treeStep(opened(), 0, 'ArrowRight')?.open?.map(({ id }) => id)).toEqual([1]);
  expect(treeStep(opened(1), 0, 'ArrowRight')).toEqual({ focus: 1 });
  expect(treeStep(opened(1), 0, 'ArrowLeft')?.close?.id).toBe(1);
  expect(treeStep(opened(1, 10), 3, 'ArrowLeft')).toEqual({ focus: 1 });
  expect(treeStep(opened(1, 10), 3, 'ArrowRight')).toEqual({});
});

test('Space and Enter choose, * opens all siblings, other keys are left alone', () => {
  expect(treeStep(opened(), 1, ' ')?.toggle?.title).toBe('Мебель');
  expect(treeStep(opened(), 1, 'Enter')?.toggle?.title).toBe('Мебель');
  expect(treeStep(opened(1), 1, '*')?.open?.map(({ title }) => title)).toEqual(['Для дома', 'Для кухни']);
  expect(treeStep(opened(), 0, '*')?.open?.map(({ id }) => id)).toEqual([1, 2]);
  expect(treeStep(opened(), 0, 'Tab')).toBeUndefined();
});

test('letters find the next line that begins with them', () => {
  const rows = opened(1);
  expect(titles(rows)).toEqual(['Бытовая техника', 'Для дома', 'Для кухни', 'Мебель']);
  expect(findByPrefix(rows, 0, 'д')).toBe(1);
  expect(findByPrefix(rows, 1, 'д')).toBe(2);
  expect(findByPrefix(rows, 1, 'для к')).toBe(2);
  expect(findByPrefix(rows, 2, 'м')).toBe(3);
  expect(findByPrefix(rows, 2, 'щ')).toBe(2);
});

test('a search keeps the way to what it found', () => {
  const found = filterNodes(nodes, 'стол');
  expect(titles(treeRows(found, () => true))).toEqual(['Мебель', 'Столы', 'Письменные столы']);
  expect(titles(treeRows(filterNodes(nodes, 'чай'), () => true))).toEqual([
    'Бытовая техника',
    'Для кухни',
    'Чайники',
  ]);
});

test('a section is partly chosen until all of its leaves are, and then stands for them', () => {
  const [technics] = nodes;
  if (technics === undefined) throw new Error('No section');
  expect(getSelection(technics, new Set([100]))).toBe('part');
  expect(getSelection(technics, new Set([100, 101, 110]))).toBe(true);
  const cover = (...leaves: number[]) => findFewestNodes(nodes, new Set(leaves)).map(({ id }) => id);
  expect(cover(100, 200)).toEqual([100, 2]);
  expect(cover(100, 101, 110)).toEqual([1]);
  expect(cover(100, 101)).toEqual([10]);
});

test('an id of any level stands for its leaves, an unknown one for itself', () => {
  expect(resolveLeaves(nodes, [10, 200, 100])).toEqual([100, 101, 200]);
  expect(resolveLeaves(nodes, [2, 999])).toEqual([200, 999]);
});
