import * as texts from '#texts/primitives/tag';
import { toneClasses } from '../../format/change.ts';
import { formatCompactMoney, formatRank, NO_VALUE } from '../../format/numbers.ts';
import { readField, toDisplayNumber } from '../../fields/field-definition.ts';
import { createColumn, hasLowData, type Column, type TableRow } from '../columns/column.ts';
import { isChangeColumn } from '../columns/comparison.ts';
import { getStateWord } from '../columns/row-state.ts';
import { computeTotal } from '../rows/totals.ts';
import type { TableView } from '../state/use-table-view.ts';
import type { TwoLineLayout } from './two-line-layout.ts';

/** Formats a value with its unit: «238 млн ₸», «14-е место», «1 912 шт.», «+4,2 %». */
const formatWithUnit = ({ definition, traits }: Column, value: number | null): string => {
  const { unit } = definition;
  if (unit === '₸') return `${traits.isSigned && (value ?? 0) > 0 ? '+' : ''}${formatCompactMoney(value)}`;
  if (definition.kind === 'rank') return formatRank(value);
  const text = traits.format(value);
  return unit === undefined || value === null ? text : `${text}${unit === '%' ? '\u202f' : '\u00a0'}${unit}`;
};

/**
 * Formats the change of a row: «≈ +14,6 %». Without sales in the earlier week it is in tenge; for a row of one week
 * only, a word names the week.
 */
const formatChange = (column: Column, row: TableRow, titleField: string): string => {
  const [value, difference] = [row[column.field], row['revenueDifference']];
  if (typeof value === 'number') {
    const text = formatWithUnit(column, toDisplayNumber(column.definition.kind, value));
    return row['isWithinChance'] === true ? `≈\u00a0${text}` : text;
  }
  const word = getStateWord(row, titleField);
  return word === undefined && typeof difference === 'number' && difference !== 0
    ? formatWithUnit(createColumn('revenueDifference'), difference)
    : (word ?? NO_VALUE);
};

/** Prefixes the share of a row with its label: «доля в категории 10,2 %»; under a revenue it would be ambiguous. */
const nameShare = ({ definition: { label } }: Column, text: string): string =>
  `${label.charAt(0).toLocaleLowerCase()}${label.slice(1)}\u00a0${text}`;

/** Colour of a change; undefined for other values. */
const chooseValueClass = (row: TableRow, column: Column | undefined): string | undefined => {
  const value = column && isChangeColumn(column) ? row[column.field] : undefined;
  if (typeof value !== 'number' || value === 0) return undefined;
  if (row['isWithinChance'] === true) return toneClasses.muted;
  if (row['isWithinChance'] !== false) return toneClasses.neutral;
  return value > 0 ? toneClasses.up : toneClasses.down;
};

/** Field at the end of the second line: the sort field, unless the layout already shows it. */
const chooseSecondaryValue = (view: TableView, lines: TwoLineLayout): string => {
  const sorted = view.state.sort[0]?.field;
  const isShown =
    sorted === undefined ||
    [view.columns[0]?.field, lines.value, ...lines.secondary, ...(lines.covered ?? [])].includes(sorted) ||
    (lines.hasIndex === true && sorted === 'potentialProfitIndex');
  return isShown ? lines.secondaryValue : sorted;
};

const findColumn = (view: TableView, field: string): Column | undefined =>
  view.columns.find((each) => each.field === field);

const readText = (view: TableView, field: string, row: TableRow): string | null => {
  const value = readField(row, field);
  if (typeof value === 'string') return value === '' ? null : value;
  const column = findColumn(view, field);
  return column === undefined ? null : formatWithUnit(column, toDisplayNumber(column.definition.kind, value));
};

/** Reads the text at the end of the second line: a share with its label, a change in words if it has no number. */
const readSecondaryValue = (view: TableView, field: string, row: TableRow): string | null => {
  const column = findColumn(view, field);
  if (column !== undefined && isChangeColumn(column))
    return formatChange(column, row, view.columns[0]?.field ?? '');
  const text = readText(view, field, row);
  return column?.definition.kind === 'share' && text !== null ? nameShare(column, text) : text;
};

/** Reads the texts of a row and of the totals, by the layout's fields. */
export const createLineTexts = (
  view: TableView,
  lines: TwoLineLayout,
  getRank: (index: number) => string | undefined,
) => {
  const secondaryField = chooseSecondaryValue(view, lines);
  const [column, secondaryColumn] = [findColumn(view, lines.value), findColumn(view, secondaryField)];
  const getRowTexts = (row: TableRow, index: number) => ({
    value: readText(view, lines.value, row),
    valueClass: chooseValueClass(row, column),
    secondary: [
      lines.hasRank === true ? getRank(index) : null,
      ...lines.secondary.map((field) => readText(view, field, row)),
      view.marksLowData && hasLowData(row) ? texts.lowData : null,
    ]
      .filter((text) => text !== null && text !== undefined)
      .join(' · '),
    secondaryValue: readSecondaryValue(view, secondaryField, row),
    secondaryClass: chooseValueClass(row, secondaryColumn),
  });
  const total = column && computeTotal(column, view.keys, view.passed, undefined);
  return {
    getRowTexts,
    total: column === undefined || total === undefined ? null : formatWithUnit(column, total),
  };
};
