import { createDistance } from '@vitrina/contract/spelling';
import type { Option, OptionGroup } from '../option.ts';

/**
 * Rates how well a title matches a text: the whole, its start, the start of a word, a part; 0 for words in another
 * order, or by sound.
 */
const rateMatch = (title: string, text: string): number => {
  const [lower, wanted] = [title.toLowerCase(), text.toLowerCase()];
  if (lower === wanted) return 4;
  const at = lower.indexOf(wanted);
  if (at === 0) return 3;
  if (at < 0) return 0;
  return /[\p{L}\d]/u.test(lower[at - 1] ?? '') ? 1 : 2;
};

/** Compares options: the better match first, then the nearer by sound, then the larger revenue. */
const compareOptions = (text: string) => {
  const measure = createDistance(text);
  return (one: Option, other: Option) =>
    rateMatch(other.title, text) - rateMatch(one.title, text) ||
    measure(one.title) - measure(other.title) ||
    (other.revenue ?? 0) - (one.revenue ?? 0);
};

/** Orders groups, and the options of each, so that the best match leads, whatever its kind. */
export function rankGroups(groups: readonly OptionGroup[], text: string): readonly OptionGroup[] {
  const compare = compareOptions(text);
  const ranked = groups.map(({ title, options }) => ({ title, options: options.toSorted(compare) }));
  return ranked.toSorted(({ options: [one] }, { options: [other] }) => {
    if (one === undefined || other === undefined) return one === other ? 0 : one === undefined ? 1 : -1;
    return compare(one, other);
  });
}
