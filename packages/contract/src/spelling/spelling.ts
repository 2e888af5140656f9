import { switchLayout } from './keyboard.ts';
import { createAlikePattern, createHalfPattern, createTypoPattern, escapePattern } from './word-patterns.ts';

export { switchLayout };

/** Ways in which a title in lower case can match a text, from the nearest to the farthest. */
export interface Spellings {
  /** The words themselves, in lower case: a title contains each. */
  readonly words: readonly string[];
  /**
   * A pattern for each word: literal, by sound, or by the sound of its keys on the other layout. Empty for a long
   * text.
   */
  readonly alike: readonly string[];
  /** As `alike`, with one mistake in each word of five letters or more. */
  readonly typos: readonly string[];
  /** Short patterns that match everything that `typos` match, and more: they spare most titles the comparison. */
  readonly halves: readonly string[];
}

/** Longer texts, in code points, match only literally, as do words after the first five. */
const [MAX_TEXT, MAX_WORDS] = [100, 5];

/** Converts to lower case, character by character. */
const toLowerCase = (text: string): string => Array.from(text, (letter) => letter.toLowerCase()).join('');

/** Splits a text into its words, in lower case. */
export const splitWords = (text: string): readonly string[] =>
  toLowerCase(text)
    .split(/\s+/)
    .filter((word) => word !== '');

/** Reads the ways in which a title may spell the words of a text. */
export const readSpellings = (text: string): Spellings => {
  const words = splitWords(text);
  if (Array.from(text.trim()).length > MAX_TEXT) return { words, alike: [], typos: [], halves: [] };
  const create = (createPattern: (word: string) => string) =>
    words.map((word, at) =>
      at < MAX_WORDS
        ? [escapePattern(word), createPattern(word), createPattern(switchLayout(word))].join('|')
        : escapePattern(word),
    );
  return {
    words,
    alike: create(createAlikePattern),
    typos: create(createTypoPattern),
    halves: create(createHalfPattern),
  };
};

/** Distance of a title from a text: contains its words, sounds alike, sounds alike with a mistake, none of these. */
export type Distance = 0 | 1 | 2 | 3;

/** Creates a test of titles in lower case by a pattern for each word; no pattern matches nothing. */
const createTest = (patterns: readonly string[]): ((title: string) => boolean) => {
  const tests = patterns.map((pattern) => new RegExp(pattern, 'u'));
  return (title) => tests.length > 0 && tests.every((pattern) => pattern.test(title));
};

/** Creates the tests of a text, for titles in lower case. */
const createTests = (text: string) => {
  const { words, alike, typos, halves } = readSpellings(text);
  const [hasHalves, hasTypos] = [createTest(halves), createTest(typos)];
  return {
    contains: (title: string) => words.every((word) => title.includes(word)),
    isAlike: createTest(alike),
    hasTypo: (title: string) => hasHalves(title) && hasTypos(title),
  };
};

/** Creates a function that measures the distance of a title from a text. */
export const createDistance = (text: string): ((title: string) => Distance) => {
  const { contains, isAlike, hasTypo } = createTests(text);
  return (title) => {
    const lowerCase = title.toLowerCase();
    if (contains(lowerCase)) return 0;
    if (isAlike(lowerCase)) return 1;
    return hasTypo(lowerCase) ? 2 : 3;
  };
};

/**
 * Creates a predicate for titles that contain a text or sound like it; if none of `titles` does, for those with a
 * mistake. An empty text matches every title.
 */
export const createTitleMatch = (text: string, titles: Iterable<string>): ((title: string) => boolean) => {
  const { contains, isAlike, hasTypo } = createTests(text);
  const findNone = (): boolean => {
    for (const title of titles) {
      const lowerCase = title.toLowerCase();
      if (contains(lowerCase) || isAlike(lowerCase)) return false;
    }
    return true;
  };
  let allowsTypo: boolean | undefined;
  return (title) => {
    const lowerCase = title.toLowerCase();
    allowsTypo ??= findNone();
    return contains(lowerCase) || (allowsTypo ? hasTypo(lowerCase) : isAlike(lowerCase));
  };
};
