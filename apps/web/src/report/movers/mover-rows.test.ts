import type { Mover, Movers } from '@vitrina/contract';
import { expect, test } from 'vitest';
import { toMoverRows } from './mover-rows.ts';

const mover = (id: number, revenueBefore: number | null, revenue: number | null): Mover => ({
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
  gained: group(mover(1, 10, 15), mover(2, 10, 12)),
  lost: group(mover(3, 10, 6)),
  entered: group(mover(4, null, 3)),
  left: group(mover(5, 100, null)),
  unchangedCount: 0,
  overtook: [],
};

test('rows of all groups come by the size of their change, those that left last', () => {
  const ids = toMoverRows('sellers', movers, undefined).rows.map((row) => row['sellerId']);
  expect(ids).toEqual([1, 3, 4, 2, 5]);
});
