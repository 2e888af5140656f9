import { expect, test } from 'vitest';
import { arranged, moved } from './column-order.ts';

const all = ['brand', 'revenue', 'price', 'rating', 'sales'];

test.each([
  [all, all],
  [[], all],
  [
    ['rating', 'revenue'],
    ['brand', 'rating', 'sales', 'revenue', 'price'],
  ],
  [['sales'], ['brand', 'revenue', 'price', 'rating', 'sales']],
])(
  'with %j shown, a hidden column is offered after the one that it follows in the table',
  (shown, offered) => {
    expect(arranged(all, shown)).toEqual(offered);
  },
);

test('a column moves by a place, and stays where there is no further', () => {
  expect(moved(all, 'price', -1)).toEqual(['brand', 'price', 'revenue', 'rating', 'sales']);
  expect(moved(all, 'price', 1)).toEqual(['brand', 'revenue', 'rating', 'price', 'sales']);
  expect(moved(all, 'brand', -1)).toEqual(all);
  expect(moved(all, 'sales', 1)).toEqual(all);
});
