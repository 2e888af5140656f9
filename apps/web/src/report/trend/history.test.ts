import { expect, test } from 'vitest';
import { compareToMean, createSlots, readValues, scaleMarket } from './history.ts';
import { findKnownEvent } from './known-events.ts';

const toWeek = (weekNumber: number, revenue: number | null, year = 2026) => ({
  year,
  weekNumber,
  isPresent: revenue !== null,
  revenue,
});

test('A history is laid out by calendar weeks over the year’s end, from the first week with figures', () => {
  const rows = [toWeek(50, null, 2025), toWeek(52, 10, 2025), toWeek(1, null), toWeek(2, 30)];
  const slots = createSlots(rows, { year: 2026, weekNumber: 3 }, 10);
  expect(slots.map(({ week }) => week.weekNumber)).toEqual([52, 1, 2, 3]);
  expect(readValues(slots, 'revenue')).toEqual([10, null, 30, null]);
});

test.each([
  [[10, 20, null, 30, 40], { change: 1, weeksCount: 3 }],
  [[10, null, null, null, 40], null],
  [[0, 0, null, null, 40], null],
  [[100, 10, 10, 10, 10, 5], { change: -0.5, weeksCount: 4 }],
  [[10, 20, 30, null], null],
])('%j is held against the mean of the known of the four weeks before', (values, comparison) => {
  expect(compareToMean(values)).toEqual(comparison);
});

test('The market is set equal at the first week where both sold', () => {
  expect(scaleMarket([null, 0, 5, 10], [100, 200, 500, 250])).toEqual({ index: 2, values: [1, 2, 5, 2.5] });
  expect(scaleMarket([null, 0], [100, 200])).toBeNull();
});

test('Known events are found by the days of a week, also over the year’s end', () => {
  expect(findKnownEvent({ year: 2026, weekNumber: 35 })).toBe('Снова в школу');
  expect(findKnownEvent({ year: 2026, weekNumber: 1 })).toBe('Новый год');
  expect(findKnownEvent({ year: 2024, weekNumber: 48 })).toBe('Чёрная пятница');
  expect(findKnownEvent({ year: 2026, weekNumber: 46 })).toBe('Распродажи 11.11');
  expect(findKnownEvent({ year: 2026, weekNumber: 12 })).toBe('Наурыз, Рамазан, Ораза айт');
  expect(findKnownEvent({ year: 2026, weekNumber: 41 })).toBeUndefined();
});
