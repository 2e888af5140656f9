import { expect, test } from 'vitest';
import { findNearestWeeks } from './find-nearest-weeks.ts';

const toWeeks = (...numbers: number[]) =>
  numbers.map((weekNumber) => ({ year: weekNumber > 50 ? 2025 : 2026, weekNumber }));
const published = toWeeks(46, 45, 44, 43, 40, 39, 38, 37, 52, 51);

test.each([
  [2026, 41, [45, 44, 43, 40, 39, 38]],
  [2026, 53, [46, 45, 44, 43, 40, 39]],
  [2026, 1, [39, 38, 37, 52, 51]],
  [2020, 7, [40, 39, 38, 37, 52, 51]],
])('instead of week %2$d of %1$d the nearest published weeks are offered', (year, weekNumber, nearest) => {
  const offered = findNearestWeeks({ year, weekNumber }, published).map((week) => week.weekNumber);
  expect(offered).toEqual(expect.arrayContaining(nearest));
  expect(offered).toHaveLength(6);
});

test('weeks that are all later begin with the nearest', () => {
  const offered = findNearestWeeks({ year: 2020, weekNumber: 7 }, toWeeks(46, 45, 44, 43, 42, 41, 40));
  expect(offered).toEqual(toWeeks(40, 41, 42, 43, 44, 45));
});

test('all weeks are offered if few are published', () => {
  expect(findNearestWeeks({ year: 2026, weekNumber: 2 }, toWeeks(46, 45))).toEqual(toWeeks(45, 46));
});
