import { expect, test } from 'vitest';
import { createColumn } from '../report-table/columns/column.ts';
import { formatCsvRows } from '../report-table/export/csv.ts';
import { isolateBidi } from './bidi.ts';

test('removes bidirectional control characters and nothing else', () => {
  expect(isolateBidi('Пылесос \u202Eexe.\u2066bat\u2069 12')).toBe('Пылесос exe.bat 12');
  expect(isolateBidi('Мама\u200Dпапа и семья 👨\u200D👩\u200D👧')).toBe(
    'Мама\u200Dпапа и семья 👨\u200D👩\u200D👧',
  );
});

test('isolates a right-to-left name from the text after it', () => {
  expect(`${isolateBidi('مكنسة 12')} · неделя 46`).toBe('\u2068مكنسة 12\u2069 · неделя 46');
  expect(isolateBidi('שואב \u202Eאבק')).toBe('\u2068שואב אבק\u2069');
});

test('removes control characters from names in a CSV file', () => {
  const rows = [{ productName: '\u202Eexe.tset', revenue: 1200 }];
  expect(formatCsvRows([createColumn('productName'), createColumn('revenue')], rows, [0])).toBe(
    'exe.tset;1200\r\n',
  );
});
