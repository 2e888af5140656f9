import type { ValueRanks } from './value-ranks.ts';

/** One key of the order: by which column, in which direction. */
export interface SortKey {
  readonly field: string;
  readonly descending: boolean;
}

/** Where the rows of each rank begin; those without a value, rank 0, come last in either direction. */
const startsOf = (
  indices: Uint32Array,
  { byRow: of, count }: ValueRanks,
  descending: boolean,
): Uint32Array => {
  const counts = new Uint32Array(count + 1);
  for (let at = 0; at < indices.length; at += 1) {
    const rank = of[indices[at] ?? 0] ?? 0;
    counts[rank] = (counts[rank] ?? 0) + 1;
  }
  const starts = new Uint32Array(count + 1);
  let start = 0;
  for (let step = 1; step <= count; step += 1) {
    const rank = descending ? count + 1 - step : step;
    starts[rank] = start;
    start += counts[rank] ?? 0;
  }
  starts[0] = start;
  return starts;
};

/** Rows in the order of one key, equal ones as before. */
const ordered = (indices: Uint32Array, ranks: ValueRanks, descending: boolean): Uint32Array => {
  const starts = startsOf(indices, ranks, descending);
  const result = new Uint32Array(indices.length);
  for (let at = 0; at < indices.length; at += 1) {
    const index = indices[at] ?? 0;
    const rank = ranks.byRow[index] ?? 0;
    const place = starts[rank] ?? 0;
    result[place] = index;
    starts[rank] = place + 1;
  }
  return result;
};

/**
 * The rows' indices in the order asked for, equal ones as they were given. Rows are counted into place by the ranks of their values, last key first, which compares nothing.
 */
export const sortRows = <Key extends { readonly descending: boolean }>(
  indices: Uint32Array,
  sort: readonly Key[],
  ranksOf: (key: Key) => ValueRanks,
): Uint32Array => sort.reduceRight((before, key) => ordered(before, ranksOf(key), key.descending), indices);

/** The rows of an order that are among some. */
export const selectInOrder = (order: Uint32Array, some: Uint32Array): Uint32Array => {
  if (some.length === order.length) return order;
  const are = new Uint8Array(order.length);
  for (let at = 0; at < some.length; at += 1) are[some[at] ?? 0] = 1;
  const result = new Uint32Array(some.length);
  let place = 0;
  for (let at = 0; at < order.length; at += 1) {
    const index = order[at] ?? 0;
    result[place] = index;
    place += are[index] ?? 0;
  }
  return result;
};

/**
 * What a click on a head makes of the order: the column's own first direction, then the other,
 * then no key at all. With `add` (Shift) the other keys stay.
 */
export const toggleSort = (
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
