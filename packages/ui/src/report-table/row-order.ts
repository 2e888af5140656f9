import type { Ranks } from './ranks.ts';

/** One key of the order: by which column, in which direction. */
export interface SortKey {
  readonly field: string;
  readonly descending: boolean;
}

/** Rows in the order of one key, equal ones as before; those without a value come last in either direction. */
const ordered = (indices: Uint32Array, { of, count }: Ranks, descending: boolean): Uint32Array => {
  const placeOf = (index: number): number => {
    const rank = of[index] ?? 0;
    if (rank === 0) return count;
    return descending ? count - rank : rank - 1;
  };
  const starts = new Uint32Array(count + 2);
  for (const index of indices) starts[placeOf(index) + 1] = (starts[placeOf(index) + 1] ?? 0) + 1;
  for (let place = 1; place <= count; place += 1)
    starts[place] = (starts[place] ?? 0) + (starts[place - 1] ?? 0);
  const result = new Uint32Array(indices.length);
  for (const index of indices) {
    const place = placeOf(index);
    const at = starts[place] ?? 0;
    result[at] = index;
    starts[place] = at + 1;
  }
  return result;
};

/**
 * The rows' indices in the order asked for, equal ones as they were given. Rows are counted into place by the ranks of their values, last key first, which compares nothing.
 */
export const inOrder = <Key extends { readonly descending: boolean }>(
  indices: Uint32Array,
  sort: readonly Key[],
  ranksOf: (key: Key) => Ranks,
): Uint32Array => sort.reduceRight((before, key) => ordered(before, ranksOf(key), key.descending), indices);

/**
 * What a click on a head makes of the order: the column's own first direction, then the other,
 * then no key at all. With `add` (Shift) the other keys stay.
 */
export const afterClick = (
  sort: readonly SortKey[],
  field: string,
  firstDescending: boolean,
  add: boolean,
): readonly SortKey[] => {
  const before = sort.find((key) => key.field === field);
  const now: readonly SortKey[] =
    before === undefined
      ? [{ field, descending: firstDescending }]
      : before.descending === firstDescending
        ? [{ field, descending: !firstDescending }]
        : [];
  if (!add) return now;
  if (before === undefined) return [...sort, ...now];
  return sort.flatMap((key) => (key === before ? now : [key]));
};
