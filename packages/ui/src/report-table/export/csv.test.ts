import { describe, expect, test } from 'vitest';
import { createColumn, type TableRow } from '../columns/column.ts';
import { formatCsvHeader, formatCsvRows } from './csv.ts';

const columns = (
  ['productName', 'revenue', 'shareRevenueFromCategory', 'potentialProfitIndex', 'lastRating'] as const
).map(createColumn);
const row: TableRow = {
  productName: 'Чехол; "тонкий"',
  revenue: 1_842_614.6,
  shareRevenueFromCategory: 0.3314,
  potentialProfitIndex: 0.699,
  lastRating: 0,
};
const formatLines = (rows: readonly TableRow[], order: readonly number[]): string[] =>
  (formatCsvHeader(columns) + formatCsvRows(columns, rows, order)).split('\r\n');

describe('The CSV file', () => {
  test('starts with the byte order mark and the headers with units', () => {
    expect(formatLines([], [])[0]).toBe(
      '\ufeffТовар;Выручка, ₸;Доля в категории, %;Индекс перспективности;Последний рейтинг',
    );
  });

  test('has the displayed numbers with decimal commas and without grouping, empty for «—»', () => {
    expect(formatLines([row], [0])[1]).toBe('"Чехол; ""тонкий""";1842615;33,1;0,699;');
  });

  test.each(['Чехол\nтонкий', 'Чехол\r\nтонкий'])(
    'keeps a name with a line break in one cell: %j',
    (productName) => {
      expect(formatCsvRows(columns, [{ ...row, productName }], [0])).toMatch(`"${productName}";1842615;`);
    },
  );

  test('has the visible rows in their order', () => {
    const rows = ['а', 'б', 'в'].map((productName) => ({ ...row, productName }));
    expect(
      formatLines(rows, [2, 0])
        .slice(1, 3)
        .map((line) => line.split(';')[0]),
    ).toEqual(['в', 'а']);
  });

  test.each([
    ['ИП А,=1+1', "ИП А,'=1+1"],
    ['ИП А, =1+1', "ИП А, '=1+1"],
    ['1;=cmd|x', `"1;'=cmd|x"`],
    ['a\n=1+1', `"a\n'=1+1"`],
    ['a\t@sum', "a '@sum"],
    ['a|-1', "a|'-1"],
    ['a,"=1+1"', `"a,""'=1+1"""`],
    ['＝1+1', "'＝1+1"],
    ['x,＠sum', "x,'＠sum"],
    [' =1+1', " '=1+1"],
    ['\r=1+1', `"'\r'=1+1"`],
    ['\u001b=1+1', " '=1+1"],
    ['a,\u0000=1+1', "a, '=1+1"],
    ['a=b', 'a=b'],
    ['a\u001b[2Jb\u0000', 'a [2Jb '],
  ])(
    'writes %j without a formula after any separator and without control characters',
    (productName, cell) => {
      expect(formatCsvRows(columns, [{ ...row, productName }], [0])).toBe(`${cell};1842615;33,1;0,699;\r\n`);
    },
  );

  test.each(['=1+1', '+7 701', '-5', '@sum', '\tx'])('keeps %j a text in a spreadsheet', (productName) => {
    expect(formatLines([{ ...row, productName }], [0])[1]).toMatch(/^'/);
  });
});
