import { describe, expect, test } from 'vitest';
import { rankNumbers as counted, type ValueRanks } from './value-ranks.ts';
import { toggleSort, selectInOrder, sortRows } from './sort-rows.ts';

const rankAllNumbers = (numbers: Float64Array): ValueRanks => {
  const pieces = counted(numbers);
  let piece = pieces.next();
  while (piece.done !== true) piece = pieces.next();
  return piece.value;
};

const listIndices = (count: number): Uint32Array => Uint32Array.from({ length: count }, (_, index) => index);

describe('The order of rows', () => {
  const revenue = rankAllNumbers(Float64Array.of(10, Number.NaN, 30, 10, 20));
  const sales = rankAllNumbers(Float64Array.of(1, 2, 3, 0, 5));

  test('follows the key, and rows without a value come last in either direction', () => {
    const sortRevenues = (descending: boolean) => [
      ...sortRows(listIndices(5), [{ descending }], () => revenue),
    ];
    expect(sortRevenues(true)).toEqual([2, 4, 0, 3, 1]);
    expect(sortRevenues(false)).toEqual([0, 3, 4, 2, 1]);
  });

  test('follows the second key where the first is equal', () => {
    const keys = [
      { descending: true, ranks: revenue },
      { descending: false, ranks: sales },
    ];
    expect([...sortRows(listIndices(5), keys, ({ ranks }) => ranks)]).toEqual([2, 4, 3, 0, 1]);
  });

  test('recognizes numbers that are in descending order already', () => {
    const falling = rankAllNumbers(Float64Array.of(9, 7, 7, 0, -1));
    expect(falling).toEqual({ byRow: Uint32Array.of(4, 3, 3, 2, 1), count: 4 });
    expect([...sortRows(listIndices(5), [{ descending: false }], () => falling)]).toEqual([4, 3, 1, 2, 0]);
    const unknownFirst = rankAllNumbers(Float64Array.of(Number.NaN, 9, 7));
    expect(unknownFirst).toEqual({ byRow: Uint32Array.of(0, 2, 1), count: 2 });
  });

  test('is the report’s order for equal keys', () => {
    const equal = rankAllNumbers(Float64Array.of(7, 7, 7, 7));
    expect([...sortRows(Uint32Array.of(0, 3), [], () => equal)]).toEqual([0, 3]);
    expect([...sortRows(listIndices(4), [{ descending: true }], () => equal)]).toEqual([0, 1, 2, 3]);
  });

  test('is unchanged for filtered rows', () => {
    const order = Uint32Array.of(2, 4, 0, 3, 1);
    expect([...selectInOrder(order, Uint32Array.of(0, 1, 4))]).toEqual([4, 0, 1]);
    expect([...selectInOrder(order, Uint32Array.of())]).toEqual([]);
    expect([...selectInOrder(order, listIndices(5))]).toEqual([2, 4, 0, 3, 1]);
  });

  test('of 50 000 rows equals a comparison sort', () => {
    const values = Float64Array.from({ length: 50_000 }, (_, index) => ((index * 7919) % 9973) / 10);
    const ordered = sortRows(listIndices(50_000), [{ descending: false }], () => rankAllNumbers(values));
    expect([...ordered]).toEqual(
      [...listIndices(50_000)].toSorted((a, b) => (values[a] ?? 0) - (values[b] ?? 0) || a - b),
    );
  });
});

describe('A click on a header', () => {
  test('sorts in the column’s first direction, then in the other, then not at all', () => {
    const once = toggleSort([], 'revenue', true, false);
    expect(once).toEqual([{ field: 'revenue', descending: true }]);
    const twice = toggleSort(once, 'revenue', true, false);
    expect(twice).toEqual([{ field: 'revenue', descending: false }]);
    expect(toggleSort(twice, 'revenue', true, false)).toEqual([]);
  });

  test('replaces the other keys, and with Shift adds to them', () => {
    const sort = [{ field: 'revenue', descending: true }];
    expect(toggleSort(sort, 'brandTitle', false, false)).toEqual([
      { field: 'brandTitle', descending: false },
    ]);
    expect(toggleSort(sort, 'brandTitle', false, true)).toEqual([
      ...sort,
      { field: 'brandTitle', descending: false },
    ]);
  });

  test('with Shift reverses a key in place, then removes it', () => {
    const sort = [
      { field: 'revenue', descending: true },
      { field: 'salesCount', descending: true },
    ];
    const turned = toggleSort(sort, 'revenue', true, true);
    expect(turned).toEqual([{ field: 'revenue', descending: false }, sort[1]]);
    expect(toggleSort(turned, 'revenue', true, true)).toEqual([sort[1]]);
  });
});
