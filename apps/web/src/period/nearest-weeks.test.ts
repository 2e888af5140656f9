import { expect, test } from 'vitest';
import { nearestWeeks } from './nearest-weeks.ts';

const weeks = (...numbers: number[]) =>
  numbers.map((weekNumber) => ({ year: weekNumber > 50 ? 2025 : 2026, weekNumber }));
const published = weeks(46, 45, 44, 43, 40, 39, 38, 37, 52, 51);

test.each([
  [2026, 41, [45, 44, 43, 40, 39, 38]],
  [2026, 53, [46, 45, 44, 43, 40, 39]],
  [2026, 1, [39, 38, 37, 52, 51]],
  [2020, 7, [40, 39, 38, 37, 52, 51]],
])('in the place of week %2$d of %1$d those published next to it are offered', (year, weekNumber, near) => {
  const offered = nearestWeeks({ year, weekNumber }, published).map((one) => one.weekNumber);
  expect(offered).toEqual(expect.arrayContaining(near));
  expect(offered).toHaveLength(6);
});

test('where few weeks are published, all of them are offered', () => {
  expect(nearestWeeks({ year: 2026, weekNumber: 2 }, weeks(46, 45))).toEqual(weeks(46, 45));
});
