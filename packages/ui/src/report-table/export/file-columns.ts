import { toDisplayNumber } from '../../fields/field-definition.ts';
import { fieldDefinitions, type DefinedField } from '../../fields/field-definitions.ts';
import type { IndexScope } from '../../fields/index-scope.ts';
import { createScopedColumn, type TableRow } from '../columns/column.ts';
import type { GetHref } from '../grid/body-row.tsx';
import { createColumnValues } from '../rows/column-values.ts';
import { listAllRows } from '../rows/filter-rows.ts';
import { buildColumn, getCellStyle, toCellValue, type ExportMetadata } from './build-table-file.ts';
import type { SheetCell } from './xlsx/cell-xml.ts';
import type { FileColumn } from './xlsx/table-file.ts';

/**
 * Builds the columns of a file from rows in their own order, without a table on screen.
 * @param scope scope of the rows' indices
 */
export const buildFileColumns = (
  fields: readonly DefinedField[],
  rows: readonly TableRow[],
  getHref: GetHref,
  toAbsoluteUrl: ExportMetadata['toAbsoluteUrl'],
  scope?: IndexScope,
): readonly FileColumn[] => {
  const columns = fields.map((field) => createScopedColumn(field, scope));
  const indices = listAllRows(rows.length);
  const view = { rows, columns, indices, passed: indices, keys: createColumnValues(rows, columns) };
  return columns.map((column) =>
    buildColumn(column, { view, summableShare: undefined, getHref }, toAbsoluteUrl),
  );
};

/** Builds the cell of one number of a field; null if unknown. */
export const buildNumberCell = (field: DefinedField, value: number | null | undefined): SheetCell | null => {
  const definition = fieldDefinitions[field];
  const shown = toDisplayNumber(definition.kind, value);
  return shown === null ? null : { value: toCellValue(definition, shown), style: getCellStyle(definition) };
};
