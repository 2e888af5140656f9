import { createTitleMatch } from '@vitrina/contract/spelling';
import { includesText } from '../includes-text.ts';
import type { Option } from '../option.ts';

/** Text by which an option is found: its title and further words. */
export const getFoundText = ({ title, words }: Option): string =>
  words === undefined ? title : `${title} ${words}`;

/** Finds the first options that match. */
export type FindOptions = (options: readonly Option[], limit?: number) => readonly Option[];

/** Creates a function that finds options by a text: forgiving, or literally. */
export const createFindOptions =
  (text: string, isLiteral: boolean): FindOptions =>
  (options, limit) => {
    const isMatch = isLiteral
      ? (title: string) => includesText(title, text)
      : createTitleMatch(text, options.map(getFoundText));
    return options.filter((option) => isMatch(getFoundText(option))).slice(0, limit);
  };
