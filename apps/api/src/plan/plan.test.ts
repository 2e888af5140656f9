import { expect, test } from 'vitest';
import { planMachine } from './plan.ts';

test('repeats the measured week, and counts only weeks that are kept', () => {
  const week = { offers: 10_000_000, weeks: 1, kept: 1, diskBytes: 1e12 };
  expect(planMachine(week)).toMatchObject({ weekSeconds: 88.6, memoryBytes: 3_345e6 });
  const many = planMachine({ ...week, weeks: 150, kept: 104 });
  expect(many.weeksBytes).toBeCloseTo(1.04 * (654e6 + 103 * 497e6), -3);
  expect(many.allWeeksSeconds).toBeCloseTo(150 * 88.6, 5);
  expect(planMachine({ ...week, weeks: 3, kept: 104 })).toEqual(planMachine({ ...week, weeks: 3, kept: 3 }));
});

test('names as few shards as have room for the weeks and an ingest', () => {
  const market = { offers: 100_000_000, weeks: 200, kept: 150 };
  expect(planMachine({ ...market, diskBytes: 1e12 }).shards).toBe(1);
  const { shards, shardBytes } = planMachine({ ...market, diskBytes: 500e9 });
  expect(shards).toBe(3);
  expect(shardBytes).toBeCloseTo(1.04 * 6540e6 * (50 + 2), -3);
  expect(planMachine({ ...market, diskBytes: 1e9 }).shards).toBe(150);
});
