import { createDistance, switchLayout } from '@vitrina/contract/spelling';
import { listWords } from '../includes-text.ts';

/** What a search understood by a text that no title contains. */
export interface Understanding {
  /** The text on the other keyboard layout, or the words of a title that sound like it. */
  text: string;
  isSwitched: boolean;
}

/** Converts to what is compared: lower case, ё as е. */
const fold = (text: string): string => text.toLowerCase().replaceAll('\u0451', '\u0435');

const contains = (titles: readonly string[], text: string): boolean => {
  const words = listWords(fold(text));
  return titles.some((title) => words.every((word) => fold(title).includes(word)));
};

/** Finds the words of a title that sound like those of a text; the whole title if one is missing. */
function findSimilarWords(title: string, text: string): string {
  const words = title.split(/[\s,()«»"]+/).filter((word) => word !== '');
  const similar = listWords(text).map((word) => {
    const measure = createDistance(word);
    const nearest = words.toSorted((one, other) => measure(one) - measure(other))[0] ?? '';
    return measure(nearest) < 3 ? nearest : undefined;
  });
  return similar.includes(undefined) ? title : [...new Set(similar)].join(' ');
}

/**
 * Returns what a search understood by a text, from the titles that it found, best first; undefined if one contains
 * the text, apart from ё and е, or if there is none.
 */
export function readUnderstanding(text: string, titles: readonly string[]): Understanding | undefined {
  const [first] = titles;
  if (first === undefined || contains(titles, text)) return undefined;
  const switched = switchLayout(text.toLowerCase());
  return contains(titles, switched)
    ? { text: switched, isSwitched: true }
    : { text: findSimilarWords(first, text), isSwitched: false };
}
