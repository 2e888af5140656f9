import { expect, test } from 'vitest';
import { formatValue } from '../../fields/field-definition.ts';
import { createColumn } from './column.ts';
import { changeFields, insertChangeFields, addChanges } from './comparison.ts';
import { formatCsvHeader, formatCsvRows } from '../export/csv.ts';

const rows = [{ revenue: 700 }, { revenue: 0 }, { revenue: 500 }, { revenue: 1204.4 }, { revenue: 90 }];
const compared = addChanges(rows, Float64Array.of(1000, 250, 500, 4.2, 0));
const columns = changeFields.map(createColumn);
const written = compared.map((row) =>
  columns.map(({ field, definition }) => formatValue(definition.kind, row[field])),
);

test('shows the change since the previous week in tenge and percent, from nothing in tenge only', () => {
  expect(written.map((cells) => cells.map((text) => text.replaceAll('\u00a0', ' ')))).toEqual([
    ['−300', '−30,0'],
    ['−250', '−100,0'],
    ['0', '0,0'],
    ['+1 200', '+28 576,2'],
    ['+90', '—'],
  ]);
});

test('inserts changes after the revenue and exports them as plain numbers', () => {
  expect(insertChangeFields(['sellerTitle', 'revenue', 'salesCount'])).toEqual([
    'sellerTitle',
    'revenue',
    ...changeFields,
    'salesCount',
  ]);
  expect(formatCsvHeader(columns) + formatCsvRows(columns, compared, [0, 3, 4])).toBe(
    '\ufeffИзменение, ₸;Динамика, %\r\n-300;-30,0\r\n1200;28576,2\r\n90;\r\n',
  );
});
