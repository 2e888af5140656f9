import { readSounds } from './sounds.ts';

/** Patterns are regular expressions in the syntax that JavaScript (flag u) and RE2 share. Few letters keep them small. */
const letter = '[0-9a-z\u0400-\u04ff]';
const wordStart = '(?:^|[^0-9a-z\u0400-\u04ff])';
const wordEnd = '(?:$|[^0-9a-z\u0400-\u04ff])';

/** Russian endings of nouns and adjectives, longest first. */
const endings =
  'ами ями ыми ими ого его ому ему ов ев ей ам ям ах ях ом ем ой ый ий ая яя ое ее ые ие ых их ую юю а я о е ы и у ю ь'.split(
    ' ',
  );

const [MIN_STEM, MIN_START, MIN_TYPO, MAX_WORD] = [3, 3, 5, 30];

/** Escapes a text for a regular expression. */
export const escapePattern = (text: string): string =>
  text.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`);

const countLetters = (word: string): number => word.match(/[0-9a-z\u0400-\u04ff]/g)?.length ?? 0;

const soundPattern = (spellings: readonly string[]): string => {
  const pattern = spellings.map(escapePattern).join('|');
  return `${spellings.length > 1 ? `(?:${pattern})` : pattern}[ьъ]?`;
};

/** Patterns of a word's sounds; a final Latin e after a consonant may be missing. */
const readPatterns = (word: string): readonly string[] => {
  const patterns = readSounds(word).map(soundPattern);
  return /[a-z]{2}[^aeiouy]e$/.test(word)
    ? [...patterns.slice(0, -1), `(?:${patterns.at(-1) ?? ''})?`]
    : patterns;
};

/** Matches sounds with at most one edit: a sound omitted, added, replaced, or two swapped. */
const withOneEdit = ([first, ...rest]: readonly string[]): string => {
  if (first === undefined) return '';
  const [second, ...others] = rest;
  const after = rest.join('');
  const swapped = second === undefined ? '' : `|${second}${first}${others.join('')}`;
  return `(?:${first}${withOneEdit(rest)}|${letter}(?:${first})?${after}|${after}${swapped})`;
};

/** Matches a word with another ending, or with none. */
const withOtherEnding = (word: string): readonly string[] => {
  const ending = endings.find((end) => word.endsWith(end));
  const stem = word.slice(0, word.length - (ending?.length ?? 0));
  if (!/^[а-яё]+$/.test(word) || stem.length < MIN_STEM) return [];
  return [`${readPatterns(stem).join('')}(?:${endings.join('|')})?${wordEnd}`];
};

/** Matches what sounds like a word: a whole word of a title, or the start of one if the word has three letters. */
const alikePattern = (word: string): string => {
  const whole = readPatterns(word).join('') + (countLetters(word) < MIN_START ? wordEnd : '');
  return `${wordStart}(?:${[whole, ...withOtherEnding(word)].join('|')})`;
};

/** Whether a word is long enough for other spellings: two letters or more, at most 30 characters. */
const isSpelled = (word: string): boolean => countLetters(word) > 1 && word.length <= MAX_WORD;

/** Creates a pattern for titles in lower case with a word that sounds like this one. */
export const createAlikePattern = (word: string): string =>
  isSpelled(word) ? alikePattern(word) : escapePattern(word);

/** Whether one mistake is allowed in a word. */
const allowsTypo = (word: string): boolean => isSpelled(word) && countLetters(word) >= MIN_TYPO;

/** As `createAlikePattern`; with one mistake in a word of five letters or more. */
export const createTypoPattern = (word: string): string =>
  allowsTypo(word)
    ? `${alikePattern(word)}|${wordStart}${withOneEdit(readPatterns(word))}`
    : createAlikePattern(word);

/**
 * Creates a short pattern that matches everything that `createTypoPattern` matches, and more: despite one mistake
 * either the first half of the sounds is intact, or the second. A mistake affects at most two adjacent sounds.
 */
export const createHalfPattern = (word: string): string => {
  if (!allowsTypo(word)) return createAlikePattern(word);
  const patterns = readPatterns(word);
  const half = Math.floor((patterns.length - 1) / 2);
  return `${alikePattern(word)}|${wordStart}${patterns.slice(0, half).join('')}|${patterns.slice(half + 1).join('')}`;
};
