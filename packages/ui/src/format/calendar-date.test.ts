import { expect, test } from 'vitest';
import { parseCalendarDate } from './calendar-date.ts';

test('A day of the calendar is its midnight in UTC', () => {
  expect(parseCalendarDate('2024-02-29')).toEqual(new Date('2024-02-29T00:00:00Z'));
});

test.for(['2026-02-30', '2025-02-29', '2026-13-01', 'soon', ''])('«%s» is no day', (text) => {
  expect(parseCalendarDate(text)).toBeUndefined();
});
