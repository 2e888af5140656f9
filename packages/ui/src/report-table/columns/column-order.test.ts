import { expect, test } from 'vitest';
import { orderAllColumns, moveColumn } from './column-order.ts';

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
    expect(orderAllColumns(all, shown)).toEqual(offered);
  },
);

test('a column moves by a place, and stays where there is no further', () => {
  expect(moveColumn(all, 'price', -1)).toEqual(['brand', 'price', 'revenue', 'rating', 'sales']);
  expect(moveColumn(all, 'price', 1)).toEqual(['brand', 'revenue', 'rating', 'price', 'sales']);
  expect(moveColumn(all, 'brand', -1)).toEqual(all);
  expect(moveColumn(all, 'sales', 1)).toEqual(all);
});
