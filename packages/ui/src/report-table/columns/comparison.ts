import type { ReactNode } from 'react';
import type { DefinedField } from '../../fields/field-definitions.ts';
import type { TableRow, Column } from './column.ts';

/** Comparison of a list with the same list of the previous week. */
export interface Comparison {
  /** Label of the toggle: «Сравнить с неделей 45». */
  readonly label: string;
  readonly isOn: boolean;
  readonly onToggle: () => void;
  /** Revenue of each row in the previous week, 0 where absent; undefined until loaded. */
  readonly previousRevenues: Float64Array | undefined;
  /** The previous week is loading. */
  readonly isPending: boolean;
  /** Summary above the table. */
  readonly note: ReactNode;
}

/** Columns of a comparison, inserted after the revenue. */
export const changeFields: readonly DefinedField[] = ['revenueDifference', 'revenueChange'];

/** Whether a column shows the change since the previous week. */
export const isChangeColumn = ({ definition }: Column): boolean =>
  definition.kind === 'difference' || definition.kind === 'change';

/** Inserts the comparison's fields after the revenue. */
export const insertChangeFields = <Field extends string>(
  fields: readonly Field[],
): readonly (Field | DefinedField)[] =>
  fields.flatMap((field) => (field === 'revenue' ? [field, ...changeFields] : [field]));

/** Adds the change since the previous week to each row. */
export const addChanges = (rows: readonly TableRow[], previousRevenues: Float64Array): readonly TableRow[] =>
  rows.map((row, index) => {
    const { revenue } = row;
    const previousRevenue = previousRevenues[index] ?? 0;
    if (typeof revenue !== 'number') return row;
    return {
      ...row,
      revenueDifference: revenue - previousRevenue,
      revenueChange: previousRevenue === 0 ? null : revenue / previousRevenue - 1,
    };
  });
