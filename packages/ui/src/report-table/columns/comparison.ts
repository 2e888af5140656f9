import type { ReactNode } from 'react';
import type { DefinedField } from '../../fields/field-definitions.ts';
import { isWithinChance } from '../../format/change.ts';
import type { TableRow, Column } from './column.ts';

/** The rows of an earlier week beside those of a list. */
export interface EarlierRows<Row extends TableRow = TableRow> {
  /** The earlier row of each row; undefined where there was none. */
  readonly byRow: readonly (Row | undefined)[];
  /** Earlier rows that are no longer in the list. */
  readonly left: readonly Row[];
}

/** Comparison of a list with the same list of an earlier week. */
export interface Comparison<Row extends TableRow = TableRow> {
  /** Label of the toggle: «Сравнить с неделей 45». */
  readonly label: string;
  readonly isOn: boolean;
  readonly onToggle: () => void;
  /** Switch of the earlier week, beside the toggle. */
  readonly weekMenu?: ReactNode;
  /** Undefined until loaded. */
  readonly earlier: EarlierRows<Row> | undefined;
  /** The earlier week is loading. */
  readonly isPending: boolean;
  /** Summary above the table. */
  readonly note: ReactNode;
}

/** Columns of a comparison, inserted after the revenue. */
export const changeFields: readonly DefinedField[] = ['revenueDifference', 'revenueChange'];

/** Whether a column shows the change since the earlier week. */
export const isChangeColumn = ({ definition }: Column): boolean =>
  definition.kind === 'difference' || definition.kind === 'change';

/** Inserts the comparison's fields after the revenue. */
export const insertChangeFields = <Field extends string>(
  fields: readonly Field[],
): readonly (Field | DefinedField)[] =>
  fields.flatMap((field) => (field === 'revenue' ? [field, ...changeFields] : [field]));

/** Whether a row was in the earlier week only; it shows the figures of that week. */
export const hasLeft = (row: TableRow): boolean => row['state'] === 'left';

const readNumber = (row: TableRow | undefined, field: string): number | null => {
  const value = row?.[field];
  return typeof value === 'number' ? value : null;
};

const compareRow = <Row extends TableRow>(row: Row, earlier: Row | undefined) => {
  const [revenue, revenueBefore] = [readNumber(row, 'revenue'), readNumber(earlier, 'revenue')];
  const salesCountBefore = readNumber(earlier, 'salesCount');
  const difference = revenue === null || revenueBefore === null ? null : revenue - revenueBefore;
  return {
    ...row,
    state: earlier === undefined ? 'entered' : 'stayed',
    revenueBefore,
    salesCountBefore,
    revenueDifference: difference,
    revenueChange:
      difference === null || revenueBefore === null || revenueBefore === 0
        ? null
        : difference / revenueBefore,
    isWithinChance: isWithinChance(readNumber(row, 'salesCount'), salesCountBefore),
  };
};

/** Adds the change since the earlier week to each row, and the rows that left after them. */
export const compareRows = <Row extends TableRow>(
  rows: readonly Row[],
  { byRow, left }: EarlierRows<Row>,
): readonly Row[] => [
  ...rows.map((row, index) => compareRow(row, byRow[index])),
  ...left.map((row) => ({
    ...row,
    state: 'left',
    revenueBefore: readNumber(row, 'revenue'),
    salesCountBefore: readNumber(row, 'salesCount'),
    revenueDifference: null,
    revenueChange: null,
    isWithinChance: null,
  })),
];
