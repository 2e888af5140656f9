import { describe, expect, test } from 'vitest';
import { formatDate, formatShortDates, getWeekRange } from './week-range.ts';

const getDays = (weekNumber: number, year: number, span?: number): string[] => {
  const { start, end } = getWeekRange(weekNumber, year, span);
  return [start.toISOString(), end.toISOString()];
};
const plain = (text: string): string => text.replaceAll('\u00a0', ' ');

describe('Week range', () => {
  test('the range has 4 weeks by default: it starts on the Monday 3 weeks before', () => {
    expect(getDays(46, 2026)).toEqual(['2026-10-19T00:00:00.000Z', '2026-11-15T23:59:59.999Z']);
    expect(getDays(46, 2026)).toEqual(getDays(46, 2026, 4));
  });

  test('a span of 1 is the week itself', () => {
    expect(getDays(46, 2026, 1)).toEqual(['2026-11-09T00:00:00.000Z', '2026-11-15T23:59:59.999Z']);
  });

  test('week 1 of 2026 starts on 29 December 2025', () => {
    expect(getDays(1, 2026, 1)).toEqual(['2025-12-29T00:00:00.000Z', '2026-01-04T23:59:59.999Z']);
  });

  test('a span crosses the turn of the year, also with a week 53', () => {
    expect(getDays(2, 2027, 4)[0]).toBe('2026-12-21T00:00:00.000Z');
    expect(getDays(53, 2026, 1)).toEqual(['2026-12-28T00:00:00.000Z', '2027-01-03T23:59:59.999Z']);
  });

  test('in a year that begins on a Sunday week 1 starts the day after', () => {
    expect(getDays(1, 2023, 1)[0]).toBe('2023-01-02T00:00:00.000Z');
  });
});

describe('Dates are written in Russian', () => {
  test.each([
    [46, 2026, '9–15 ноя 2026'],
    [44, 2026, '26 окт – 1 ноя 2026'],
    [1, 2026, '29 дек 2025 – 4 янв 2026'],
  ])('week %d of %d is «%s»', (weekNumber, year, words) => {
    expect(plain(formatShortDates(getWeekRange(weekNumber, year, 1)))).toBe(words);
  });

  test('a single day', () => {
    expect(plain(formatDate(new Date('2016-04-12')))).toBe('12 апр 2016');
  });
});
