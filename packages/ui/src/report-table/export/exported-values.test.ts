import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { formatHeader, formatValue } from '../../fields/field-definition.ts';
import { fieldDefinitions, type DefinedField } from '../../fields/field-definitions.ts';
import { createColumn, hasValue, type TableRow } from '../columns/column.ts';
import { formatCsvHeader, formatCsvRows } from './csv.ts';
import { buildFileColumns } from './file-columns.ts';
import { buildBookSheets } from './xlsx/book-file.ts';
import { buildWorkbook } from './xlsx/workbook.ts';

/** How many of a head's unit one is: a value of 0.5 under «%» is 50. A head with another unit fails. */
const factorByUnit: Readonly<Record<string, number>> = {
  '': 1,
  '₸': 1,
  'шт.': 1,
  '%': 100,
  'п. п.': 100,
};

/** Values of a response: large, small, negative, none. */
const values = [436_196, -477_654.5, 12, 0.0567, 0.000_042, 0.999_96, 0, null];

const fields = (Object.keys(fieldDefinitions) as DefinedField[]).filter((field) =>
  hasValue(createColumn(field)),
);
const numberFields = fields.filter((field) => /range|levels/.test(createColumn(field).traits.filter));
const rows: readonly TableRow[] = values.map((value) =>
  Object.fromEntries(fields.map((field) => [field, value])),
);

/** Whether 0 of the field is no value: there is no price, rating or index of 0. */
const isAbsent = (field: DefinedField, value: number | null): boolean =>
  value === null ||
  (value === 0 && ['price', 'rating', 'prospect', 'index'].includes(fieldDefinitions[field].kind));

const readUnit = (head: string): string => /, ([^,]+)$/.exec(head)?.[1] ?? '';

/** Expects a number as a person reads it, under its head, to be the value of the response. */
const expectShown = (field: DefinedField, head: string, text: string, value: number | null): void => {
  if (isAbsent(field, value)) return expect(['', '—'], `${field} of ${value}`).toContain(text);
  const factor = factorByUnit[readUnit(head)] ?? Number.NaN;
  const plain = text.replaceAll(/[\s+]/g, '').replace('−', '-').replace(',', '.');
  const decimals = /\.(\d+)$/.exec(plain)?.[1]?.length ?? 0;
  const isTruncated = ['prospect', 'index', 'hhi'].includes(fieldDefinitions[field].kind);
  const tolerance = (isTruncated ? 1 : 0.501) / 10 ** decimals;
  const expected = (value ?? 0) * factor;
  expect(
    Math.abs(Number(plain) - expected),
    `${field}: ${text} under «${head}», ${value}`,
  ).toBeLessThanOrEqual(tolerance);
};

const parts = (xml: string, pattern: RegExp): readonly string[] =>
  [...xml.matchAll(pattern)].map(([, part]) => part ?? '');

/** Reads a workbook of the columns: its heads, and of each row the numbers with their number formats. */
const readWorkbook = () => {
  const columns = buildFileColumns(numberFields, rows, () => undefined, String);
  const table = { columns, rowCount: rows.length, total: undefined };
  const page = { name: 'Список', footer: '', widths: [], head: [], table };
  const files = unzipSync(buildWorkbook(buildBookSheets({ pages: [page] }), () => undefined));
  const [sheet, styles] = ['worksheets/sheet1', 'styles'].map((path) =>
    strFromU8(files[`xl/${path}.xml`] ?? new Uint8Array()),
  );
  const codes = new Map(
    [...(styles ?? '').matchAll(/numFmtId="(\d+)" formatCode="([^"]*)"/g)].map(([, id, code]) => [id, code]),
  );
  const [cellXfs] = parts(styles ?? '', /<cellXfs[^>]*>(.*)<\/cellXfs>/g);
  const formatIds = parts(cellXfs ?? '', /<xf [^>]*numFmtId="(\d+)"/g);
  const [heads, ...lines] = parts(sheet ?? '', /<row [^>]*>(.*?)<\/row>/g);
  return {
    heads: parts(heads ?? '', /<t [^>]*>(.*?)<\/t>/g),
    cells: lines.map(
      (line) =>
        new Map(
          [...line.matchAll(/<c r="([A-Z]+)\d+" s="(\d+)"[^>]*><v>(.*?)<\/v>/g)].map(
            ([, column = '', style = '', number]) => [
              column,
              { number: Number(number), format: codes.get(formatIds[Number(style)]) ?? '' },
            ],
          ),
        ),
    ),
  };
};

const toLetters = (at: number): string =>
  (at < 26 ? '' : toLetters(Math.floor(at / 26) - 1)) + String.fromCodePoint(65 + (at % 26));

/** Expects the number of a spreadsheet's cell, in the unit of its format or head, to be the value of the response. */
const expectCell = (
  field: DefinedField,
  head: string,
  cell: { readonly number: number; readonly format: string } | undefined,
  value: number | null,
): void => {
  if (isAbsent(field, value)) return expect(cell, `${field} of ${value}`).toBeUndefined();
  const unitOfFormat = /₸|%/.exec(cell?.format ?? '')?.[0] ?? '';
  expect(unitOfFormat === '' || readUnit(head) === '', `${field} says its unit once`).toBe(true);
  const factor = factorByUnit[readUnit(head)] ?? Number.NaN;
  const number = (cell?.number ?? Number.NaN) / factor;
  const { kind } = fieldDefinitions[field];
  const truncation = kind === 'hhi' ? 1 : kind === 'prospect' || kind === 'index' ? 0.01 : 0;
  const tolerance = Math.max(truncation, Math.abs(value ?? 0) * 1e-9);
  expect(Math.abs(number - (value ?? 0)), `${field}: ${cell?.number} of ${value}`).toBeLessThanOrEqual(
    tolerance,
  );
};

describe('Every cell of every column that a list may have is the value of the response', () => {
  test('in a CSV file', () => {
    const columns = numberFields.map(createColumn);
    const heads = formatCsvHeader(columns).trim().replace('\ufeff', '').split(';');
    const lines = formatCsvRows(columns, rows, rows.keys()).trim().split('\r\n');
    expect(lines).toHaveLength(values.length);
    for (const [row, line] of lines.entries()) {
      const cells = line.split(';');
      for (const [at, field] of numberFields.entries())
        expectShown(field, heads[at] ?? '', cells[at] ?? '', values[row] ?? null);
    }
  });

  test('in a workbook: a list and a page of the book', () => {
    const { heads, cells } = readWorkbook();
    expect(heads).toHaveLength(numberFields.length);
    for (const [row, value] of values.entries())
      for (const [at, field] of numberFields.entries())
        expectCell(field, heads[at] ?? '', cells[row]?.get(toLetters(at)), value);
  });

  test('on paper and on screen', () => {
    for (const field of numberFields)
      for (const value of values) {
        const { kind } = fieldDefinitions[field];
        expectShown(field, formatHeader(fieldDefinitions[field]), formatValue(kind, value), value);
      }
  });

  test('a name or an id is the same text', () => {
    const texts = fields.filter((field) => !numberFields.includes(field));
    const named = texts.map((field): [string, string] => [field, `ТОО «${field}»`]);
    const row = Object.fromEntries(named);
    expect(formatCsvRows(texts.map(createColumn), [row], [0]).trim().split(';')).toEqual(Object.values(row));
    expect(buildFileColumns(texts, [row], () => undefined, String).map((column) => column.values)).toEqual(
      Object.values(row).map((text) => [text]),
    );
  });
});
