import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { type BookPage, buildBookSheets, getTableTop } from './book-file.ts';
import type { FileColumn } from './table-file.ts';
import { buildWorkbook } from './workbook.ts';

const weeks: FileColumn = {
  head: 'Неделя',
  hint: '',
  style: 'text',
  values: ['44', '45', '46'],
  links: null,
  total: undefined,
};
const revenue: FileColumn = {
  ...weeks,
  head: 'Выручка',
  style: 'money',
  values: Float64Array.of(100, Number.NaN, 300),
};

const createPage = (given: Partial<BookPage>): BookPage => ({
  name: 'Итог',
  footer: '',
  widths: [20, 14],
  head: [[{ value: 'Продавец', style: 'term' }], [null, { value: 7, style: 'count' }]],
  table: { columns: [weeks, revenue], rowCount: 3, total: undefined },
  ...given,
});

const unpack = (pages: readonly BookPage[]): Readonly<Record<string, string>> => {
  const bytes = buildWorkbook(buildBookSheets({ pages }), () => undefined);
  return Object.fromEntries(Object.entries(unzipSync(bytes)).map(([path, part]) => [path, strFromU8(part)]));
};

/** The cells of a sheet's XML: text or number by reference. */
const readCells = (xml = ''): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...xml.matchAll(/<c r="(\w+)"[^>]*>.*?(?:<v>|<t[^>]*>)(.*?)<\//g)].map(([, cell = '', value = '']) => [
      cell,
      value,
    ]),
  );

test('a table stands a row below its head, with a filter over its rows', () => {
  const files = unpack([createPage({})]);
  const cells = readCells(files['xl/worksheets/sheet1.xml']);
  expect(cells).toEqual({
    A1: 'Продавец',
    B2: '7',
    A4: 'Неделя',
    B4: 'Выручка',
    A5: '44',
    B5: '100',
    A6: '45',
    A7: '46',
    B7: '300',
  });
  expect(files['xl/worksheets/sheet1.xml']).toContain('<autoFilter ref="A4:B7"/>');
  expect(files['xl/worksheets/sheet1.xml']).not.toContain('<pane');
});

test('a chart reads the cells of its table, by a sheet name as Excel writes it', () => {
  const top = getTableTop(createPage({}));
  const chart = {
    kind: 'line' as const,
    title: 'Выручка & доля',
    categories: { column: 0, from: top + 1, to: top + 3 },
    values: { column: 1, from: top + 1, to: top + 3 },
    format: '#,##0',
    place: { column: 3, row: 0, columns: 8, rows: 12 },
  };
  const files = unpack([
    createPage({ head: [] }),
    createPage({ name: "О'Нил: итог", charts: [chart, chart] }),
  ]);
  const xml = files['xl/charts/chart2-2.xml'] ?? '';
  expect([...xml.matchAll(/<c:f>(.*?)<\/c:f>/g)].map(([, range]) => range)).toEqual([
    "'О Нил  итог'!$A$5:$A$7",
    "'О Нил  итог'!$B$5:$B$7",
  ]);
  expect(xml).toContain('<a:t>Выручка &amp; доля</a:t>');
  expect(files['xl/worksheets/sheet2.xml']).toContain('<drawing r:id="rIdDrawing"/></worksheet>');
  expect(files['xl/worksheets/_rels/sheet2.xml.rels']).toContain('Target="../drawings/drawing2.xml"');
  expect(files['xl/drawings/_rels/drawing2.xml.rels']).toContain('Target="../charts/chart2-2.xml"');
  const types = files['[Content_Types].xml'] ?? '';
  const declared = [...types.matchAll(/PartName="\/(.*?)"/g)].map(([, part = '']) => part);
  expect(declared.filter((part) => files[part] === undefined)).toEqual([]);
  expect(
    Object.keys(files).filter((path) => /chart|drawing\d/.test(path) && !path.endsWith('.rels')),
  ).toEqual(declared.filter((part) => /chart|drawing/.test(part)));
  expect(files['xl/worksheets/sheet1.xml']).not.toContain('<drawing');
});
