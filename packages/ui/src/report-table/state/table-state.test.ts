import { describe, expect, test } from 'vitest';
import { createColumn } from '../columns/column.ts';
import { parseTableState, serializeTableState, type TableState } from './table-state.ts';

const columns = (['productName', 'revenue', 'lastRating', 'potentialProfitIndex'] as const).map(createColumn);
const firstSort = [{ field: 'revenue', descending: true }];
const read = (searchParams: Record<string, string>) =>
  parseTableState('products', searchParams, columns, firstSort);
const start: TableState = { sort: firstSort, filters: {}, shown: null };

describe('A table’s state in the search params', () => {
  test('parses what it serializes', () => {
    const state: TableState = {
      sort: [
        { field: 'lastRating', descending: true },
        { field: 'productName', descending: false },
      ],
      filters: {
        productName: { by: 'text', text: 'смартфон 5G' },
        revenue: { by: 'range', from: -1.5, to: 80_000 },
        lastRating: { by: 'range', from: null, to: 4.5 },
        potentialProfitIndex: { by: 'levels', levels: [5, 3] },
      },
      shown: ['potentialProfitIndex', 'revenue'],
    };
    const written = serializeTableState('products', state, firstSort);
    expect(read(written)).toEqual(state);
    expect(Object.keys(written).every((key) => key.startsWith('products.'))).toBe(true);
  });

  test('the default state has no search params', () => {
    expect(serializeTableState('products', start, firstSort)).toEqual({});
    expect(read({})).toEqual(start);
  });

  test('a repeated column counts once', () => {
    expect(read({ 'products.columns': 'revenue~lastRating~x~revenue' }).shown).toEqual([
      'revenue',
      'lastRating',
    ]);
  });

  test('ignores the search params of another list', () => {
    expect(read({ 'brands.sort': '-lastRating', sort: 'lastRating' })).toEqual(start);
  });

  test.each([
    { 'products.sort': '-nothing' },
    { 'products.revenue': 'many' },
    { 'products.revenue': '..' },
    { 'products.revenue': '1e9..NaN' },
    { 'products.potentialProfitIndex': '9-x' },
    { 'products.productName': '   ' },
  ])('ignores invalid search params: %j', (searchParams) => {
    expect(read(searchParams)).toEqual(start);
  });

  test('a table with only the first column is a valid state', () => {
    const state = { ...start, shown: [] };
    expect(read(serializeTableState('products', state, firstSort))).toEqual(state);
  });
});
