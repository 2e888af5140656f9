import { useMemo } from 'react';
import type { DefinedField } from '../../fields/field-definitions.ts';
import { formatNumber } from '../../format/numbers.ts';
import type { Column, TableRow } from '../columns/column.ts';
import { readText } from '../rows/column-values.ts';

/** Fields whose few values a filter offers as a list. */
const listedFields: ReadonlySet<string> = new Set<DefinedField>(['brandTitle', 'categoryTitle']);

/** Maximum number of values in a list. */
const MAX_VALUES = 500;

/** Whether a filter of the column offers its values: only entities other than the row's own. */
export const offersValues = (column: Column, first: Column | undefined): boolean =>
  column !== first && listedFields.has(column.field);

/** Values of a field with row counts, most frequent first. */
const countValues = (rows: readonly TableRow[], field: string): readonly (readonly [string, number])[] => {
  const counts = new Map<string, number>();
  for (const row of rows) {
    const value = readText(row, field);
    if (value !== '') counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  return [...counts].toSorted(([, one], [, other]) => other - one).slice(0, MAX_VALUES);
};

interface Props {
  readonly id: string;
  readonly column: Column;
  readonly rows: readonly TableRow[];
}

/** The values of a column with their row counts, offered by the input that names this list. */
export const ValueOptions = ({ id, column: { field }, rows }: Props) => {
  const values = useMemo(() => countValues(rows, field), [rows, field]);
  return (
    <datalist id={id}>
      {values.map(([value, count]) => (
        <option key={value} value={value}>
          {formatNumber(count)}
        </option>
      ))}
    </datalist>
  );
};
