import type { ReactNode } from 'react';
import * as texts from '#texts/report-table/report-table';
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
  /** The same where space is short: «к нед. 45», or «Сравнение» beside the week menu. */
  readonly shortLabel: string;
  readonly isOn: boolean;
  /** There is no earlier week; the label says so. */
  readonly isDisabled?: boolean;
  /** Without it the table has no toggle. */
  readonly onToggle?: (() => void) | undefined;
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

/** Column of a comparison that is hidden until a person shows it; the note above the table filters by it. */
export const MOVEMENT_FIELD: DefinedField = 'movement';

/** Labels of a row's movement between the two weeks. */
export const { movements } = texts;

export type Movement = keyof typeof movements;

/**
 * Classifies a row by its revenue in both weeks.
 * @param revenue null if the row is only in the earlier week
 * @param before null if it is only in this week
 */
export const classifyMovement = (revenue: number | null, before: number | null): Movement => {
  if (before === null) return 'entered';
  if (revenue === null) return 'left';
  if (revenue === before) return 'same';
  if (before === 0) return 'started';
  if (revenue === 0) return 'stopped';
  return revenue > before ? 'grown' : 'fallen';
};

/** Whether a column shows the change since the earlier week. */
export const isChangeColumn = ({ definition }: Column): boolean =>
  definition.kind === 'difference' || definition.kind === 'change';

/** Whether a column needs the earlier week. */
export const isComparisonColumn = (column: Column): boolean =>
  isChangeColumn(column) || column.field === MOVEMENT_FIELD;

/** Inserts the comparison's fields after the revenue. */
export const insertChangeFields = <Field extends string>(
  fields: readonly Field[],
): readonly (Field | DefinedField)[] =>
  fields.flatMap((field) => (field === 'revenue' ? [field, ...changeFields, MOVEMENT_FIELD] : [field]));

/** Whether a row was in the earlier week only; it shows the figures of that week. */
export const hasLeft = (row: TableRow): boolean => row['state'] === 'left';

const readNumber = (row: TableRow | undefined, field: string): number | null => {
  const value = row?.[field];
  return typeof value === 'number' ? value : null;
};

const compareRow = <Row extends TableRow>(row: Row, earlier: Row | undefined) => {
  const [revenue, revenueBefore] = [readNumber(row, 'revenue'), readNumber(earlier, 'revenue')];
  const salesCountBefore = readNumber(earlier, 'salesCount');
  // A row that entered has gained all its revenue; without revenue it has no change.
  const gained = earlier === undefined && revenue !== 0 ? revenue : null;
  const difference = revenue === null || revenueBefore === null ? gained : revenue - revenueBefore;
  return {
    ...row,
    state: earlier === undefined ? 'entered' : 'stayed',
    movement: movements[classifyMovement(revenue, revenueBefore)],
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
    movement: movements.left,
    revenueBefore: readNumber(row, 'revenue'),
    salesCountBefore: readNumber(row, 'salesCount'),
    revenueDifference: null,
    revenueChange: null,
    isWithinChance: null,
  })),
];
