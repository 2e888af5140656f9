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
])('with %j shown, a hidden column is listed after the one it follows in the table', (shown, offered) => {
  expect(orderAllColumns(all, shown)).toEqual(offered);
});

test('a column moves by one position, not beyond the ends', () => {
  expect(moveColumn(all, 'price', -1)).toEqual(['brand', 'price', 'revenue', 'rating', 'sales']);
  expect(moveColumn(all, 'price', 1)).toEqual(['brand', 'revenue', 'rating', 'price', 'sales']);
  expect(moveColumn(all, 'brand', -1)).toEqual(all);
  expect(moveColumn(all, 'sales', 1)).toEqual(all);
});
