import { describe, expect, test } from 'vitest';
import { createColumn } from '../columns/column.ts';
import { parseTableState, serializeTableState, type TableState } from './table-state.ts';

const columns = (['productName', 'revenue', 'lastRating', 'potentialProfitIndex'] as const).map(createColumn);
const firstSort = [{ field: 'revenue', descending: true }];
const read = (search: Record<string, string>) => parseTableState('products', search, columns, firstSort);
const start: TableState = { sort: firstSort, filters: {}, shown: null };

describe('How a table is looked at stands in the address under the list’s name', () => {
  test('what is written is what is read', () => {
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

  test('the start is an empty address', () => {
    expect(serializeTableState('products', start, firstSort)).toEqual({});
    expect(read({})).toEqual(start);
  });

  test('a column named twice stands where it is named first', () => {
    expect(read({ 'products.columns': 'revenue~lastRating~x~revenue' }).shown).toEqual([
      'revenue',
      'lastRating',
    ]);
  });

  test('another list’s parameters do not mix in', () => {
    expect(read({ 'brands.sort': '-lastRating', sort: 'lastRating' })).toEqual(start);
  });

  test.each([
    { 'products.sort': '-nothing' },
    { 'products.revenue': 'many' },
    { 'products.revenue': '..' },
    { 'products.revenue': '1e9..NaN' },
    { 'products.potentialProfitIndex': '9-x' },
    { 'products.productName': '   ' },
  ])('what is not valid falls back to the start: %j', (search) => {
    expect(read(search)).toEqual(start);
  });

  test('no column shown but the first is a choice, too', () => {
    const state = { ...start, shown: [] };
    expect(read(serializeTableState('products', state, firstSort))).toEqual(state);
  });
});
