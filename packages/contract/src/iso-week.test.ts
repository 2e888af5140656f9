import { expect, test } from 'vitest';
import {
  findNearestWeek,
  formatWeek,
  getWeekOfDay,
  isCalendarWeek,
  isEarlier,
  parseWeek,
  subtractWeeks,
  type Week,
} from './iso-week.ts';

const nearest = (to: Week, ...weeks: readonly Week[]) => findNearestWeek(weeks, to);
const at = (year: number, weekNumber: number): Week => ({ year, weekNumber });

test('finds the nearest week in time, across the end of a year with 53 and with 52 weeks', () => {
  expect(nearest(at(2020, 53), at(2021, 2), at(2020, 52))).toEqual(at(2020, 52));
  expect(nearest(at(2021, 2), at(2020, 53), at(2021, 3))).toEqual(at(2021, 3));
  expect(nearest(at(2022, 1), at(2021, 50), at(2022, 3))).toEqual(at(2022, 3));
  expect(nearest(at(2022, 1), at(2021, 52), at(2022, 3))).toEqual(at(2021, 52));
  expect(nearest(at(2022, 1))).toBeUndefined();
});

test.each([
  [{ year: 2026, weekNumber: 1 }, 1, { year: 2025, weekNumber: 52 }],
  [{ year: 2027, weekNumber: 1 }, 1, { year: 2026, weekNumber: 53 }],
  [{ year: 2021, weekNumber: 1 }, 1, { year: 2020, weekNumber: 53 }],
  [{ year: 2026, weekNumber: 46 }, 45, { year: 2026, weekNumber: 1 }],
  [{ year: 2026, weekNumber: 46 }, 159, { year: 2023, weekNumber: 43 }],
])('%j less %d weeks', (week, count, earlier) => {
  expect(subtractWeeks(week, count)).toEqual(earlier);
  expect(isEarlier(earlier, week)).toBe(true);
});

test.each([
  ['2020-W53', true],
  ['2026-W53', true],
  ['2025-W53', false],
  ['2026-W00', false],
  ['2026-W54', false],
  ['0099-W52', true],
])('whether the calendar has %s: %j', (text, isInCalendar) => {
  expect(isCalendarWeek(parseWeek(text))).toBe(isInCalendar);
});

test('a week is written with four digits of its year and two of its number', () => {
  expect(formatWeek(at(2026, 5))).toBe('2026-W05');
  expect(formatWeek(at(99, 52))).toBe('0099-W52');
});

test.each([
  ['2026-11-09', '2026-W46'],
  ['2026-11-15', '2026-W46'],
  ['2027-01-03', '2026-W53'],
  ['2024-12-30', '2025-W01'],
])('%s is a day of %s', (day, week) => {
  expect(formatWeek(getWeekOfDay(Date.parse(day)))).toBe(week);
});

test('no year beyond those of a date has weeks', () => {
  expect(isCalendarWeek({ year: 4_294_967_295, weekNumber: 1 })).toBe(false);
});
