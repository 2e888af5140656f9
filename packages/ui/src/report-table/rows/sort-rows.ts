import type { ValueRanks } from './value-ranks.ts';

/** Sort key: field and direction. */
export interface SortKey {
  readonly field: string;
  readonly descending: boolean;
}

/** Start offset of each rank; rank 0 (no value) is last in either direction. */
const computeStarts = (
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

/** Stable counting sort by one key. */
const sortByKey = (indices: Uint32Array, ranks: ValueRanks, descending: boolean): Uint32Array => {
  const starts = computeStarts(indices, ranks, descending);
  const result = new Uint32Array(indices.length);
  for (let at = 0; at < indices.length; at += 1) {
    const index = indices[at] ?? 0;
    const rank = ranks.byRow[index] ?? 0;
    const offset = starts[rank] ?? 0;
    result[offset] = index;
    starts[rank] = offset + 1;
  }
  return result;
};

/** Sorts row indices by several keys, stably: one counting sort per key, the last key first. No comparisons. */
export const sortRows = <Key extends { readonly descending: boolean }>(
  indices: Uint32Array,
  sort: readonly Key[],
  getRanks: (key: Key) => ValueRanks,
): Uint32Array =>
  sort.reduceRight((current, key) => sortByKey(current, getRanks(key), key.descending), indices);

/** Keeps the rows of an order that are in the given set. */
export const selectInOrder = (order: Uint32Array, selected: Uint32Array): Uint32Array => {
  if (selected.length === order.length) return order;
  const isSelected = new Uint8Array(order.length);
  for (let at = 0; at < selected.length; at += 1) isSelected[selected[at] ?? 0] = 1;
  const result = new Uint32Array(selected.length);
  let offset = 0;
  for (let at = 0; at < order.length; at += 1) {
    const index = order[at] ?? 0;
    result[offset] = index;
    offset += isSelected[index] ?? 0;
  }
  return result;
};

/**
 * Next sort keys after a click on a header: the column's first direction, then the other, then none. With `add`
 * (Shift) the other keys stay.
 */
export const toggleSort = (
  sort: readonly SortKey[],
  field: string,
  firstDescending: boolean,
  add: boolean,
): readonly SortKey[] => {
  const current = sort.find((key) => key.field === field);
  const next: readonly SortKey[] =
    current === undefined
      ? [{ field, descending: firstDescending }]
      : current.descending === firstDescending
        ? [{ field, descending: !firstDescending }]
        : [];
  if (!add) return next;
  if (current === undefined) return [...sort, ...next];
  return sort.flatMap((key) => (key === current ? next : [key]));
};
