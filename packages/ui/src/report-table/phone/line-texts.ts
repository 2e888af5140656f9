import * as texts from '#texts/primitives/tag';
import { toneClasses } from '../../format/change.ts';
import { formatCompactMoney, formatRank } from '../../format/numbers.ts';
import { toDisplayNumber } from '../../fields/field-definition.ts';
import { hasLowData, type Column, type TableRow } from '../columns/column.ts';
import { isChangeColumn } from '../columns/comparison.ts';
import { computeTotal } from '../rows/totals.ts';
import type { TableView } from '../state/use-table-view.ts';
import type { TwoLineLayout } from './two-line-layout.ts';

/** Formats a value with its unit: «238 млн ₸», «14-е место», «1 912 шт.», «+4,2 %». */
const formatWithUnit = ({ definition, traits }: Column, value: number | null): string => {
  const { unit } = definition;
  if (unit === '₸')
    return `${definition.kind === 'difference' && (value ?? 0) > 0 ? '+' : ''}${formatCompactMoney(value)}`;
  if (definition.kind === 'rank') return formatRank(value);
  const text = traits.format(value);
  return unit === undefined || value === null ? text : `${text}${unit === '%' ? '\u202f' : '\u00a0'}${unit}`;
};

/** Colour of a change; that of other values is the text's. */
const chooseValueClass = (row: TableRow, column: Column | undefined): string | undefined => {
  const value = column && isChangeColumn(column) ? row[column.field] : undefined;
  if (typeof value !== 'number' || value === 0) return undefined;
  if (row['isWithinChance'] === true) return toneClasses.muted;
  if (row['isWithinChance'] !== false) return toneClasses.neutral;
  return value > 0 ? toneClasses.up : toneClasses.down;
};

/** Field at the end of the second line: that of the sort where the layout does not show it yet. */
const chooseSecondaryValue = (view: TableView, lines: TwoLineLayout): string => {
  const sorted = view.state.sort[0]?.field;
  const isShown =
    sorted === undefined ||
    [view.columns[0]?.field, lines.value, ...lines.secondary].includes(sorted) ||
    (lines.hasIndex === true && sorted === 'potentialProfitIndex') ||
    (lines.hasPosition === true && sorted === 'revenue');
  return isShown ? lines.secondaryValue : sorted;
};

/** Reads the texts of a row and of the totals, by the layout's fields. */
export const createLineTexts = (
  view: TableView,
  lines: TwoLineLayout,
  rankOf: (index: number) => string | undefined,
) => {
  const findColumn = (field: string) => view.columns.find((each) => each.field === field);
  const secondaryField = chooseSecondaryValue(view, lines);
  const read = (row: TableRow, field: string): string | null => {
    const value = row[field];
    if (typeof value === 'string') return value === '' ? null : value;
    const column = findColumn(field);
    return column === undefined
      ? null
      : formatWithUnit(column, toDisplayNumber(column.definition.kind, value));
  };
  const getRowTexts = (row: TableRow, index: number) => ({
    value: read(row, lines.value),
    valueClass: chooseValueClass(row, findColumn(lines.value)),
    secondary: [
      lines.hasRank === true ? rankOf(index) : null,
      ...lines.secondary.map((field) => read(row, field)),
      hasLowData(row) ? texts.lowData : null,
    ]
      .filter((text) => text !== null && text !== undefined)
      .join(' · '),
    secondaryValue: read(row, secondaryField),
    secondaryClass: chooseValueClass(row, findColumn(secondaryField)),
  });
  const column = findColumn(lines.value);
  const total = column && computeTotal(column, view.keys, view.passed, undefined);
  return {
    getRowTexts,
    total: column === undefined || total === undefined ? null : formatWithUnit(column, total),
  };
};
