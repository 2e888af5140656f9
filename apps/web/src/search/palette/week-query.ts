import { createDistance, switchLayout } from '@vitrina/contract/spelling';

/** A week that a text names. */
export interface WeekQuery {
  /** Undefined for «неделя» alone. */
  weekNumber: number | undefined;
  year: number | undefined;
  /** Whether a word names the week; a number alone may mean something else. */
  isExplicit: boolean;
}

/** Fewest letters of «неделя» that mean it. */
const MIN_LETTERS = 3;

/** Whether a word means a week: «w», or a part of a name of weeks, on any layout and with one mistake. */
function isWeekWord(word: string, names: readonly string[]): boolean {
  const spellings = [word, switchLayout(word)];
  if (spellings.includes('w')) return true;
  const measure = createDistance(word);
  return (
    word.length >= MIN_LETTERS &&
    names.some((name) => spellings.some((spelling) => name.startsWith(spelling)) || measure(name) < 3)
  );
}

/**
 * Reads a text that names a week: «неделя 43», «43», «w43», «43-апта», «нед 43 2026»; undefined for another text.
 * @param name «неделя» in the language of the app
 */
export function readWeekQuery(text: string, name: string): WeekQuery | undefined {
  const lower = text.toLowerCase();
  const [, before = '', digits, between = '', year, after = ''] =
    /^(\p{L}*)[\s.№-]*(?:(\d{1,2})(?!\d)[\s-]*(\p{L}*)[\s,]*(20\d\d)?[\s]*(\p{L}*))?$/u.exec(lower) ?? [];
  const words = [before, between, after].filter((word) => word !== '');
  if (words.length > 1 || (digits === undefined && words.length === 0)) return undefined;
  if (words.some((word) => !isWeekWord(word, [name, 'week']))) return undefined;
  return {
    weekNumber: digits === undefined ? undefined : Number(digits),
    year: year === undefined ? undefined : Number(year),
    isExplicit: words.length > 0,
  };
}
