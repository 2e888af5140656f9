import { expect, test } from 'vitest';
import { columnOf } from './report-table/column.ts';
import { csvRows } from './report-table/csv.ts';
import { inLine } from './in-line.ts';

test('a name that turns the direction of writing loses what turns it, and nothing else', () => {
  expect(inLine('Пылесос \u202Eexe.\u2066bat\u2069 12')).toBe('Пылесос exe.bat 12');
  expect(inLine('Мама\u200Dпапа и семья 👨\u200D👩\u200D👧')).toBe(
    'Мама\u200Dпапа и семья 👨\u200D👩\u200D👧',
  );
});

test('a name written from right to left is kept apart from the words after it', () => {
  expect(`${inLine('مكنسة 12')} · неделя 46`).toBe('\u2068مكنسة 12\u2069 · неделя 46');
  expect(inLine('שואב \u202Eאבק')).toBe('\u2068שואב אבק\u2069');
});

test('in a CSV file no name turns the cells after it', () => {
  const rows = [{ productName: '\u202Eexe.tset', revenue: 1200 }];
  expect(csvRows([columnOf('productName'), columnOf('revenue')], rows, [0])).toBe('exe.tset;1200\r\n');
});
