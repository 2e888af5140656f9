import { createDistance } from '@vitrina/contract/spelling';
import type { Option, OptionGroup, Standing } from '../option.ts';

/** Part of a word that begins inside it. */
const INSIDE = 1;

/**
 * Rates how well a title matches a text: the whole, its start, the start of a word, inside a word; 0 for words in
 * another order, or by sound.
 */
const rateMatch = (title: string, text: string): number => {
  const [lower, wanted] = [title.toLowerCase(), text.toLowerCase()];
  if (lower === wanted) return 4;
  const at = lower.indexOf(wanted);
  if (at === 0) return 3;
  if (at < 0) return 0;
  return /[\p{L}\d]/u.test(lower[at - 1] ?? '') ? INSIDE : 2;
};

/** The nearest to the person first. */
const standings: readonly (Standing | undefined)[] = ['mine', 'ofMine', 'followed', 'recent', undefined];

/** Rates what an option is to the person; a match inside a word counts for none. */
const rateStanding = ({ title, standing }: Option, text: string): number =>
  standings.indexOf(rateMatch(title, text) === INSIDE ? undefined : standing);

/**
 * Compares options: the nearer by sound first, then what is the person's own, followed or recent, then the better
 * match, then the larger revenue.
 */
const compareOptions = (text: string) => {
  const measure = createDistance(text);
  return (one: Option, other: Option) =>
    measure(one.title) - measure(other.title) ||
    rateStanding(one, text) - rateStanding(other, text) ||
    rateMatch(other.title, text) - rateMatch(one.title, text) ||
    (other.revenue ?? 0) - (one.revenue ?? 0);
};

/** Orders groups, and the options of each, so that the first option of all leads, whatever its kind. */
export function rankGroups(groups: readonly OptionGroup[], text: string): readonly OptionGroup[] {
  const compare = compareOptions(text);
  const ranked = groups.map(({ title, options }) => ({ title, options: options.toSorted(compare) }));
  return ranked.toSorted(({ options: [one] }, { options: [other] }) => {
    if (one === undefined || other === undefined) return one === other ? 0 : one === undefined ? 1 : -1;
    return compare(one, other);
  });
}
