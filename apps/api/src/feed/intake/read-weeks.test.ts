import { expect, test } from 'vitest';
import { readWeek } from './read-weeks.ts';

const week46 = { year: 2026, weekNumber: 46 };

test.each([
  '2026-W46',
  '2026W46',
  '2026 w 46',
  '46',
  'неделя 46',
  'Неделя №46',
  '46 неделя',
  'нед. 46',
  'Week 46',
  '46-апта',
  'неделя 46, 2026',
  '09.11.2026-15.11.2026',
  '09.11.2026 – 15.11.2026',
  '2026-11-09 — 2026-11-15',
  '9.11.2026 по 15.11.2026',
])('%j is week 46 of 2026', (text) => {
  expect(readWeek(text, 2026)).toEqual(week46);
});

test.each(['11.11.2026', '2026-11-11', '11/11/2026', '11.11.2026 00:00:00', '2026-11-11T10:00:00', '46337'])(
  '%j is a day of week 46 of 2026',
  (text) => {
    expect(readWeek(text, undefined)).toEqual({ ...week46, day: '2026-11-11' });
  },
);

test('a day of January may belong to the last week of the year before', () => {
  expect(readWeek('03.01.2027', undefined)).toEqual({ year: 2026, weekNumber: 53, day: '2027-01-03' });
});

test.each([
  ['46', 'has no year; give --year'],
  ['2025-W53', 'is no week of 2025'],
  ['09.11.2026-20.11.2026', 'has 12 days, and an ISO week has 7'],
  ['10.11.2026-16.11.2026', 'does not begin on a Monday, as an ISO week does'],
  ['31.02.2026', 'is not a week, a day or a range of days'],
  ['ноябрь', 'is not a week, a day or a range of days'],
])('%j is no week: it %s', (text, reason) => {
  expect(readWeek(text, undefined)).toBe(reason);
});
