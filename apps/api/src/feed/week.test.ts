import { expect, test } from 'vitest';
import { findNearestWeek, type Week } from './week.ts';

const nearest = (to: Week, ...weeks: readonly Week[]) => findNearestWeek(weeks, to);
const at = (year: number, weekNumber: number): Week => ({ year, weekNumber });

test('finds the nearest week in time, across the end of a year with 53 and with 52 weeks', () => {
  expect(nearest(at(2020, 53), at(2021, 2), at(2020, 52))).toEqual(at(2020, 52));
  expect(nearest(at(2021, 2), at(2020, 53), at(2021, 3))).toEqual(at(2021, 3));
  expect(nearest(at(2022, 1), at(2021, 50), at(2022, 3))).toEqual(at(2022, 3));
  expect(nearest(at(2022, 1), at(2021, 52), at(2022, 3))).toEqual(at(2021, 52));
  expect(nearest(at(2022, 1))).toBeUndefined();
});
