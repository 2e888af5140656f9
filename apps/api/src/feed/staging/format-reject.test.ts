import { expect, test } from 'vitest';
import { findRule } from '../rules/rule-sql.ts';
import { formatReject } from './format-reject.ts';

const format = (value: string, name = 'a.csv') =>
  formatReject({ file: 1, row: 2, broken_rule: 1, broken_text: value }, [{ name }]);

/** Cells of a CSV text as a spreadsheet of a locale reads them: quotes count at the start of a cell only. */
const readCells = (text: string, separator: string): string[] =>
  [
    ...text.matchAll(
      new RegExp(String.raw`(?:^|[\r\n${separator}])("(?:[^"]|"")*"?|)([^\r\n${separator}]*)`, 'g'),
    ),
  ].map(([, quoted = '', rest = '']) => quoted.replace(/^"|"$/g, '').replaceAll('""', '"') + rest);

const formulas = [
  '=1+1',
  '+1+1',
  '-1+1',
  '@SUM(1)',
  '＝1+1',
  '＋1+1',
  '－1+1',
  '＠SUM(1)',
  ' =1+1',
  '\t=1+1',
  '\r=1+1',
  '"=1+1"',
  "1;=cmd|'/c calc'!A1",
  'ИП А,=1+1',
  'ИП А, =1+1',
  'a\n=1+1',
  'a\r\n=1+1',
  'a\t=1+1',
  'a|=1+1',
  'a,"=1+1"',
  'a;"";=1+1',
  '\u001b[2J=1,=2',
];

test.each(formulas)('writes %j without a formula in any locale', (value) => {
  for (const separator of [',', ';', '\t', '|']) {
    for (const line of [format(value), format('x', `${value}.csv`)]) {
      const cells = readCells(line, separator);
      expect(cells.filter((cell) => /^\s*[=+\-@＝＋－＠]/.test(cell))).toEqual([]);
    }
  }
});

test.each(['-1', '+7', '-1,5', '-1.5'])('leaves the number %s unchanged', (value) => {
  expect(format(value).split(';')[3]).toBe(value);
});

test('replaces escape, control and bidi characters by visible text', () => {
  expect(format('\u001b]0;title\u0007\u009b2J\u202e\u2028\0')).toBe(
    `a.csv;2;${findRule(1).column};"\\u001b]0;title\\u0007\\u009b2J\\u202e\\u2028\\u0000";${findRule(1).reason}\r\n`,
  );
});
