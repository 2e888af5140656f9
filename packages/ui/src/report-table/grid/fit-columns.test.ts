import { expect, test } from 'vitest';
import { fitColumns } from './fit-columns.ts';

const toWidth = (least: number, best: number, isFlexible: boolean) => ({
  head: { oneLine: best, twoLines: least },
  content: { best, min: least },
  sides: 0,
  isFlexible,
});

const table = {
  first: { min: 200, squeezed: 150, usual: 260, best: 400 },
  others: [toWidth(80, 80, false), toWidth(92, 130, true), toWidth(100, 180, true)],
};

const fit = (room: number) => fitColumns(table, [0, 0, 0], room).widths;

test('with space for all, the first column gets the rest, up to its longest name', () => {
  expect(fit(700)).toEqual([310, 80, 130, 180]);
  expect(fit(2000)).toEqual([400, 80, 130, 180]);
});

test('when space is short, titles share what a readable name leaves, in their order', () => {
  expect(fit(600)).toEqual([260, 80, 130, 130]);
  expect(fit(570)).toEqual([260, 80, 130, 100]);
});

test('without a readable name other columns get no extra space', () => {
  expect(fit(500)).toEqual([228, 80, 92, 100]);
});
