import type { Mover, Movers } from '@vitrina/contract';
import { expect, test } from 'vitest';
import { toMoverRows } from './mover-rows.ts';

const toMover = (id: number, revenueBefore: number | null, revenue: number | null): Mover => ({
  id,
  title: `№ ${id}`,
  revenueBefore,
  revenue,
  change: revenue === null || revenueBefore === null ? null : revenue - revenueBefore,
  placeBefore: null,
  place: null,
  shareBefore: null,
  share: null,
  salesCountBefore: null,
  salesCount: null,
  isNew: null,
  isWithinChance: null,
});

const group = (...rows: Mover[]) => ({ count: rows.length, revenueBefore: 0, revenue: 0, change: 0, rows });

const movers: Movers = {
  gained: group(toMover(1, 10, 15), toMover(2, 10, 12)),
  lost: group(toMover(3, 10, 6)),
  entered: group(toMover(4, null, 3)),
  left: group(toMover(5, 100, null)),
  unchangedCount: 0,
  overtook: [],
};

test('rows of all groups come by the size of their change, those that left last', () => {
  const ids = toMoverRows('sellers', movers, undefined).rows.map((row) => row['sellerId']);
  expect(ids).toEqual([1, 3, 4, 2, 5]);
});

test('a row has the change of its share, and on a phone its state or change and its places', () => {
  const changed = { ...toMover(1, 10, 15), share: 0.3, shareBefore: 0.25, place: 2, placeBefore: 4 };
  const of = { ...movers, gained: group(changed) };
  const rows = toMoverRows('categories', of, undefined).rows;
  expect(rows.find((row) => row['categoryId'] === 1)?.shareChange).toBeCloseTo(0.05);
  expect(rows.map(({ phoneLine }) => phoneLine.replaceAll('\u202f', ' '))).toEqual([
    '+50,0 % · место 4 → 2',
    '−40,0 %',
    'пришла',
    'ушла',
  ]);
});
