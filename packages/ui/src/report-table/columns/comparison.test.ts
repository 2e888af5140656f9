import { expect, test } from 'vitest';
import { formatValue } from '../../fields/field-definition.ts';
import { createColumn, type TableRow } from './column.ts';
import { changeFields, insertChangeFields, compareRows } from './comparison.ts';
import { formatCsvHeader, formatCsvRows } from '../export/csv.ts';
import { createColumnValues } from '../rows/column-values.ts';
import { listAllRows } from '../rows/filter-rows.ts';
import { groupLast } from '../rows/group-rows.ts';
import { computeTotal } from '../rows/totals.ts';

const rows: readonly TableRow[] = [
  { revenue: 700, salesCount: 70 },
  { revenue: 0, salesCount: 0 },
  { revenue: 500, salesCount: 50 },
  { revenue: 1204.4, salesCount: 500 },
  { revenue: 90, salesCount: 9 },
  { revenue: 60, salesCount: 9 },
];
const earlier = {
  byRow: [
    { revenue: 1000, salesCount: 170 },
    { revenue: 250, salesCount: 25 },
    { revenue: 500, salesCount: 50 },
    { revenue: 4.2, salesCount: 1 },
    { revenue: 0, salesCount: 0 },
    undefined,
  ],
  left: [{ revenue: 300, salesCount: 30 }],
};
const compared = compareRows(rows, earlier);
const columns = changeFields.map(createColumn);
const written = compared.map((row) =>
  columns.map(({ field, definition }) => formatValue(definition.kind, row[field])),
);

test('shows the change since the earlier week in tenge and percent; after zero revenue and for rows that entered in tenge only; none for rows that left', () => {
  expect(written.map((cells) => cells.map((text) => text.replaceAll('\u00a0', ' ')))).toEqual([
    ['−300', '−30,0'],
    ['−250', '−100,0'],
    ['0', '0,0'],
    ['+1 200', '+28 576,2'],
    ['+90', '—'],
    ['+60', '—'],
    ['—', '—'],
  ]);
  expect(compared.map(({ state }) => state)).toEqual([
    ...Array.from({ length: 5 }, () => 'stayed'),
    'entered',
    'left',
  ]);
  expect(compared.map((row) => row['movement'])).toEqual([
    'падение',
    'без продаж',
    'без изменений',
    'рост',
    'начало продаж',
    'появление',
    'уход',
  ]);
  expect(compared.map((row) => row['isWithinChance'])).toEqual([
    false,
    false,
    true,
    false,
    false,
    null,
    null,
  ]);
});

test('totals count a row that is absent from a week as 0 in that week', () => {
  const values = createColumnValues(compared, columns);
  const sumUp = (field: Parameters<typeof createColumn>[0]) =>
    computeTotal(createColumn(field), values, listAllRows(compared.length), undefined);
  expect(sumUp('revenue')).toBeCloseTo(2554.4);
  expect(sumUp('revenueDifference')).toBeCloseTo(2554.4 - 2054.2);
  expect(sumUp('revenueChange')).toBeCloseTo((2554.4 / 2054.2 - 1) * 100);
  expect(sumUp('salesCount')).toBe(638);
});

test('rows absent from this week are last; ordered by change, changes within chance precede them below a divider', () => {
  const order = Uint32Array.of(6, 3, 2, 5, 0, 4, 1);
  expect(groupLast(order, compared, false)).toEqual({
    indices: Uint32Array.of(3, 2, 5, 0, 4, 1, 6),
    divider: undefined,
  });
  expect(groupLast(order, compared, true)).toEqual({
    indices: Uint32Array.of(3, 5, 0, 4, 1, 2, 6),
    divider: { position: 5, count: 1, difference: 0 },
  });
});

test('ordered by change, rows that entered without sales follow those within chance', () => {
  const rows = [
    { state: 'entered', revenue: 0, isWithinChance: null },
    { state: 'entered', revenue: 5, isWithinChance: null },
    { state: 'stayed', revenue: 5, isWithinChance: true, revenueDifference: 1 },
    { state: 'left', revenue: 5, isWithinChance: null },
  ];
  expect(groupLast(Uint32Array.of(3, 0, 1, 2), rows, true).indices).toEqual(Uint32Array.of(1, 2, 0, 3));
});

test('inserts changes after the revenue and exports them as plain numbers', () => {
  expect(insertChangeFields(['sellerTitle', 'revenue', 'salesCount'])).toEqual([
    'sellerTitle',
    'revenue',
    ...changeFields,
    'movement',
    'salesCount',
  ]);
  expect(formatCsvHeader(columns) + formatCsvRows(columns, compared, [0, 3, 4])).toBe(
    '\ufeffИзменение, ₸;Изменение, %\r\n-300;-30,0\r\n1200;28576,2\r\n90;\r\n',
  );
});
