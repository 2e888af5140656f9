import * as texts from '#texts/report-table/report-table';
import type { TableRow } from './column.ts';

/**
 * The state of a row between two weeks as a word: «новый», «впервые», «ушёл»; undefined if it stayed.
 * @param field the field that names the row; a category is feminine
 */
export const getStateWord = (row: TableRow, field: string): string | undefined => {
  const words = field === 'categoryTitle' ? texts.categoryStates : texts.states;
  if (row['state'] === 'left') return words.left;
  if (row['state'] !== 'entered') return undefined;
  return row['isNew'] === true ? words.new : words.entered;
};
