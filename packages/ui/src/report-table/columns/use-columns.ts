import { useMemo } from 'react';
import type { DefinedField } from '../../fields/field-definitions.ts';
import type { IndexScope } from '../../fields/index-scope.ts';
import { useIndexScope } from '../../primitives/index-badge.tsx';
import { createScopedColumn, type TableRow } from './column.ts';
import { compareRows, insertChangeFields, type Comparison } from './comparison.ts';
import type { RenderLine } from './row-line.tsx';

/** The column of weekly trend lines. */
export interface WeekLine {
  readonly render: RenderLine;
  /** Whether it is hidden until a person shows it. */
  readonly isInitiallyHidden: boolean;
}

interface Options<Row extends TableRow> {
  readonly rows: readonly Row[];
  readonly columns: readonly DefinedField[];
  readonly initiallyHidden?: readonly string[];
  readonly weekLine?: WeekLine | undefined;
  readonly comparison?: Comparison<Row> | undefined;
}

const LINE_FIELD = 'weekRevenues';
const noHiddenFields: readonly string[] = [];

/** Adds the trend lines after the first column, or last if they are hidden until a person shows them. */
const insertLine = (fields: readonly DefinedField[], isInitiallyHidden: boolean) =>
  fields.toSpliced(isInitiallyHidden ? fields.length : 1, 0, LINE_FIELD);

/** Columns hidden beside the changes, so that names stay readable. */
const hiddenWhenCompared: readonly string[] = [
  LINE_FIELD,
  'commentsCount',
  'lastRating',
  'averageRating',
  'competitorsCount',
];
/** The same for products, whose long names mostly begin with the brand. */
const hiddenBesideProducts: readonly string[] = [...hiddenWhenCompared, 'brandTitle', 'sellersCount'];

/** Returns the columns with the trend lines, and the comparison's after the revenue. */
const useAllColumns = (
  columns: readonly DefinedField[],
  isCompared: boolean,
  isLineHidden: boolean | undefined,
  scope: IndexScope | undefined,
) =>
  useMemo(() => {
    const fields = isCompared ? insertChangeFields(columns) : columns;
    return (isLineHidden === undefined ? fields : insertLine(fields, isLineHidden)).map((field) =>
      createScopedColumn(field, scope),
    );
  }, [columns, isCompared, isLineHidden, scope]);

/** Rows, columns and hidden fields of a table, with its comparison and its trend lines. */
export const useColumns = <Row extends TableRow>(options: Options<Row>) => {
  const { rows, columns, initiallyHidden = noHiddenFields, weekLine, comparison } = options;
  const isOn = comparison?.isOn ?? false;
  const before = isOn ? comparison?.earlier : undefined;
  const lessNeeded = columns[0] === 'productName' ? hiddenBesideProducts : hiddenWhenCompared;
  const hidesLine = weekLine?.isInitiallyHidden === true;
  return {
    rows: useMemo(() => (before === undefined ? rows : compareRows(rows, before)), [rows, before]),
    columns: useAllColumns(columns, isOn, weekLine?.isInitiallyHidden, useIndexScope(rows[0])),
    hidden: useMemo(
      () => [...initiallyHidden, ...(hidesLine ? [LINE_FIELD] : []), ...(isOn ? lessNeeded : [])],
      [initiallyHidden, hidesLine, isOn, lessNeeded],
    ),
    isPending: isOn && comparison?.isPending === true,
  };
};
