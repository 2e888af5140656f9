import { describe, expect, test } from 'vitest';
import { createColumn, type TableRow } from '../columns/column.ts';
import { describeFilter, createIncrementalFilter, filterRows, type Filters } from './filter-rows.ts';
import { createColumnValues } from './column-values.ts';

const rows: readonly TableRow[] = [
  {
    sellerTitle: 'ИП «Көктем»',
    shareRevenueFromCategory: 0.3314,
    lastRating: 4.8,
    potentialProfitIndex: 0.7,
  },
  { sellerTitle: 'Technodom', shareRevenueFromCategory: 0.05, lastRating: 0, potentialProfitIndex: 0.69 },
  { sellerTitle: 'Нур-Техника', shareRevenueFromCategory: null, lastRating: 4.5, potentialProfitIndex: 0.2 },
];
const columns = (
  ['sellerTitle', 'shareRevenueFromCategory', 'lastRating', 'potentialProfitIndex'] as const
).map(createColumn);
const filterNumbers = (filters: Filters): number[] => [
  ...filterRows(rows.length, columns, filters, createColumnValues(rows, columns)),
];

describe('A filter accepts', () => {
  test('texts that contain every word in any order, ignoring case and surrounding white space', () => {
    expect(filterNumbers({ sellerTitle: { by: 'text', text: ' ТЕХНИКА ' } })).toEqual([2]);
    expect(filterNumbers({ sellerTitle: { by: 'text', text: 'көк' } })).toEqual([0]);
    expect(filterNumbers({ sellerTitle: { by: 'text', text: 'ка тех' } })).toEqual([2]);
  });

  test.each([
    ['коктем', [0]],
    ['технодом', [1]],
    ['nt[ybrf', [2]],
    ['техникой', [2]],
    ['тихника', [2]],
    ['техн', [1, 2]],
  ])('titles that sound like a text or, without any, have one mistake: %s', (text, found) => {
    expect(filterNumbers({ sellerTitle: { by: 'text', text } })).toEqual(found);
  });

  test('displayed numbers within a range, bounds included', () => {
    expect(filterNumbers({ shareRevenueFromCategory: { by: 'range', from: 5, to: 33.1 } })).toEqual([0, 1]);
    expect(filterNumbers({ lastRating: { by: 'range', from: 4.6, to: null } })).toEqual([0]);
  });

  test('no row without a value, nor a rating of 0, once a bound is set', () => {
    expect(filterNumbers({ shareRevenueFromCategory: { by: 'range', from: null, to: 100 } })).toEqual([0, 1]);
    expect(filterNumbers({ lastRating: { by: 'range', from: 0, to: null } })).toEqual([0, 2]);
  });

  test('prospect levels', () => {
    expect(filterNumbers({ potentialProfitIndex: { by: 'levels', levels: [5, 1] } })).toEqual([0, 2]);
  });

  test('only rows that all filters accept', () => {
    expect(
      filterNumbers({
        potentialProfitIndex: { by: 'levels', levels: [5, 4] },
        sellerTitle: { by: 'text', text: 'tech' },
      }),
    ).toEqual([1]);
  });
});

test('the result does not depend on previous filters', () => {
  const text = (typed: string) => ({ sellerTitle: { by: 'text', text: typed } }) as const;
  const rated = { lastRating: { by: 'range', from: 4.6, to: null } } as const;
  const wider = { lastRating: { by: 'range', from: 4, to: null } } as const;
  const find = createIncrementalFilter(rows.length, columns, createColumnValues(rows, columns));
  const looks: readonly Filters[] = [
    text('т'),
    text('те'),
    text('Тех'),
    text('к'),
    { ...text('к'), ...rated },
    { ...text('кт'), ...wider },
    wider,
    {},
    text('techno'),
    text('echn'),
    text(' NO'),
  ];
  const found = looks.map((filters) => [...find(filters)]);
  expect(found).toEqual(looks.map(filterNumbers));
  expect(new Set(found.map(String)).size).toBeGreaterThan(4);
});

test.each([
  [createColumn('lastRating'), { by: 'range', from: 4.5, to: null }, 'Рейтинг от 4,5'],
  [createColumn('revenue'), { by: 'range', from: 80_000, to: 240_000 }, 'Выручка от 80 000 до 240 000'],
  [createColumn('brandTitle'), { by: 'text', text: 'apple ' }, 'Бренд: apple'],
  [createColumn('potentialProfitIndex'), { by: 'levels', levels: [4, 5] }, 'Отличная, Хорошая'],
] as const)('describes a filter: %#', (column, filter, words) => {
  expect(describeFilter(column, filter).replaceAll('\u00a0', ' ')).toBe(words);
});
