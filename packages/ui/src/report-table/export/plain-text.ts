import { toDisplayNumber } from '../../fields/field-definition.ts';
import type { Column } from '../columns/column.ts';
import { toPlainNumber } from '../rows/plain-number.ts';

/** Formats the displayed number with a comma and without grouping; empty for «—». */
const formatPlainNumber = ({ definition, traits }: Column, value: unknown): string => {
  const number = toDisplayNumber(definition.kind, value);
  return number === null ? '' : toPlainNumber(traits.format(number)).replace('.', ',').replace('+', '');
};

/** Converts a value to plain text: full name, or a number that spreadsheets parse. */
export const formatPlainText = (column: Column, value: unknown): string =>
  typeof value === 'string' ? value : formatPlainNumber(column, value);
