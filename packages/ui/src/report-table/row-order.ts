/** One key of the order: by which column, in which direction. */
export interface SortKey {
  readonly field: string;
  readonly descending: boolean;
}

type Compare = (a: number, b: number) => number;

/** Rows without a value come last in either direction. */
const byKey = (keys: Float64Array, descending: boolean): Compare => {
  const sign = descending ? -1 : 1;
  return (a, b) => {
    const [x, y] = [keys[a] ?? Number.NaN, keys[b] ?? Number.NaN];
    if (x < y) return -sign;
    if (x > y) return sign;
    if (x === y) return 0;
    return Number(Number.isNaN(x)) - Number(Number.isNaN(y));
  };
};

/**
 * The rows' indices in the order asked for; equal ones stay as the report has them.
 * @param keysOf the numbers that a key compares, one a row
 */
export const inOrder = <Key extends { readonly descending: boolean }>(
  indices: Uint32Array,
  sort: readonly Key[],
  keysOf: (key: Key) => Float64Array,
): Uint32Array => {
  const compares = sort.map((key) => byKey(keysOf(key), key.descending));
  return indices.toSorted((a, b) => {
    for (const compare of compares) {
      const order = compare(a, b);
      if (order !== 0) return order;
    }
    return a - b;
  });
};

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
