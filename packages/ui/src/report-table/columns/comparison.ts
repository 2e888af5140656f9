import type { ReactNode } from 'react';
import type { DefinedField } from '../../fields/field-definitions.ts';
import type { TableRow, Column } from './column.ts';

/** A list beside that of the week before. */
export interface Comparison {
  /** What the button does: «Сравнить с неделей 45». */
  readonly label: string;
  readonly isOn: boolean;
  readonly onToggle: () => void;
  /** The revenue of each row a week before, 0 where it had none; undefined where that is not known. */
  readonly revenues: Float64Array | undefined;
  /** They are on their way. */
  readonly isAwaited: boolean;
  /** What came of it, in a sentence above the table. */
  readonly note: ReactNode;
}

/** The columns of a comparison, as they stand after the revenue. */
export const changeFields: readonly DefinedField[] = ['revenueDifference', 'revenueChange'];

/** Whether a column says what changed within a week. */
export const isChangeColumn = ({ definition }: Column): boolean =>
  definition.kind === 'difference' || definition.kind === 'change';

/** Fields with those of a comparison after the revenue. */
export const insertChangeFields = <Field extends string>(
  fields: readonly Field[],
): readonly (Field | DefinedField)[] =>
  fields.flatMap((field) => (field === 'revenue' ? [field, ...changeFields] : [field]));

/** The rows with what changed in each since the week before. */
export const addChanges = (rows: readonly TableRow[], before: Float64Array): readonly TableRow[] =>
  rows.map((row, index) => {
    const { revenue } = row;
    const then = before[index] ?? 0;
    if (typeof revenue !== 'number') return row;
    return {
      ...row,
      revenueDifference: revenue - then,
      revenueChange: then === 0 ? null : revenue / then - 1,
    };
  });
