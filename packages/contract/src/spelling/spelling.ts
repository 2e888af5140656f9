import { switchLayout } from './keyboard.ts';
import { createAlikePattern, createTypoPattern, escapePattern } from './word-patterns.ts';

/** Ways in which a title in lower case can match a text, from the nearest to the farthest. */
export interface Spellings {
  /** The words themselves, in lower case: a title contains each. */
  readonly words: readonly string[];
  /** A pattern for each word: as it is, as it sounds, or as its keys on the other layout sound. None for a long text. */
  readonly alike: readonly string[];
  /** As `alike`, with one mistake in each word of five letters or more. */
  readonly typos: readonly string[];
}

/** Texts that are longer, in code points, match as they are alone; the words after the first five do so always. */
const [MAX_TEXT, MAX_WORDS] = [100, 5];

/** Lower case, character by character. */
const toLowerCase = (text: string): string => Array.from(text, (letter) => letter.toLowerCase()).join('');

/** Splits a text into its words, in lower case. */
export const splitWords = (text: string): readonly string[] =>
  toLowerCase(text)
    .split(/\s+/)
    .filter((word) => word !== '');

/** Reads how a title may spell the words of a text. */
export const readSpellings = (text: string): Spellings => {
  const words = splitWords(text);
  if (Array.from(text.trim()).length > MAX_TEXT) return { words, alike: [], typos: [] };
  const create = (createPattern: (word: string) => string) =>
    words.map((word, at) =>
      at < MAX_WORDS
        ? [escapePattern(word), createPattern(word), createPattern(switchLayout(word))].join('|')
        : escapePattern(word),
    );
  return { words, alike: create(createAlikePattern), typos: create(createTypoPattern) };
};

/** How near a title is to a text: it contains its words, it sounds alike, it does so with a mistake, or none of these. */
export type Distance = 0 | 1 | 2 | 3;

/** Creates a function that says how near a title is to a text. */
export const createDistance = (text: string): ((title: string) => Distance) => {
  const { words, ...patterns } = readSpellings(text);
  const [alike, typos] = [patterns.alike, patterns.typos].map((each) =>
    each.map((pattern) => new RegExp(pattern, 'u')),
  );
  const matches = (title: string, each: readonly RegExp[] | undefined) =>
    each !== undefined && each.length > 0 && each.every((pattern) => pattern.test(title));
  return (title) => {
    const lowerCase = title.toLowerCase();
    if (words.every((word) => lowerCase.includes(word))) return 0;
    if (matches(lowerCase, alike)) return 1;
    return matches(lowerCase, typos) ? 2 : 3;
  };
};

/**
 * Creates a test of titles: those that contain a text or sound like it, and, where none of `titles` does, those with a
 * mistake. An empty text matches every title.
 */
export const createTitleMatch = (text: string, titles: Iterable<string>): ((title: string) => boolean) => {
  const measure = createDistance(text);
  let allowed: Distance | undefined;
  const findAllowed = (): Distance => {
    for (const title of titles) if (measure(title) < 2) return 1;
    return 2;
  };
  return (title) => {
    const distance = measure(title);
    if (distance < 2) return true;
    return distance === 2 && (allowed ??= findAllowed()) === 2;
  };
};
