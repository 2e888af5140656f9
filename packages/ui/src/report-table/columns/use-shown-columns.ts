import { useMemo } from 'react';
import { useIsNarrow, useIsPhone } from '../../use-is-phone.ts';
import { lessNeededBesideChanges, lessNeededFields, type Column } from './column.ts';
import { MOVEMENT_FIELD } from './comparison.ts';

/**
 * Chooses the visible columns: those that a person chose, in their order. Else, on a phone, title columns after the first
 * and lines are hidden; on a narrow screen the less needed ones, so that the others fit, and the brand of products,
 * whose long names mostly begin with it.
 * @param hidden fields hidden by default
 * @param chosen fields that a person chose
 */
export const useShownColumns = (
  columns: readonly Column[],
  hidden: readonly string[],
  chosen: readonly string[] | null,
): readonly Column[] => {
  const isPhone = useIsPhone();
  const isNarrow = useIsNarrow();
  return useMemo(() => {
    const isCompared = columns.some(({ field }) => field === MOVEMENT_FIELD);
    // A comparison shows one of two prices, to leave room for names.
    const hasAveragePrice = isCompared && columns.some(({ field }) => field === 'averagePrice');
    const isOfProducts = columns[0]?.field === 'productName';
    const isShownByDefault = ({ field, definition }: Column) =>
      !hidden.includes(field) &&
      field !== MOVEMENT_FIELD &&
      !(hasAveragePrice && field === 'medianPrice') &&
      !(isNarrow && (lessNeededFields.has(field) || (isOfProducts && field === 'brandTitle'))) &&
      !(isNarrow && isCompared && lessNeededBesideChanges.has(field)) &&
      !(isPhone && (definition.kind === 'title' || definition.kind === 'line'));
    const others = columns.slice(1);
    const chosenColumns = chosen?.flatMap((field) => others.filter((column) => column.field === field));
    return [...columns.slice(0, 1), ...(chosenColumns ?? others.filter(isShownByDefault))];
  }, [columns, hidden, chosen, isPhone, isNarrow]);
};
