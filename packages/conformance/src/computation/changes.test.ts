import { expect, test } from 'vitest';
import { formatWeek, parseWeek, weekOrdinal } from './calendar.ts';
import { isWithinChance, stateOf } from './changes.ts';

const ordinal = (year: number, weekNumber: number) => weekOrdinal({ year, weekNumber });

test('counts the weeks across the end of a year of 53 weeks', () => {
  const first = ordinal(2027, 1) ?? 0;
  expect([ordinal(2026, 53), ordinal(2026, 52), ordinal(2027, 2)]).toEqual([first - 1, first - 2, first + 1]);
});

test.each([
  [2025, 53],
  [2026, 54],
  [2026, 0],
  [275_760, 53],
  [4_294_967_295, 1],
])('has no week %s-%s', (year, weekNumber) => {
  expect(ordinal(year, weekNumber)).toBeUndefined();
});

test('writes a week as people name it, and reads it', () => {
  expect(formatWeek({ year: 2026, weekNumber: 5 })).toBe('2026-W05');
  expect(parseWeek('2026-W05')).toEqual({ year: 2026, weekNumber: 5 });
});

test('names what stayed, entered or left, and nothing without week 0', () => {
  expect([stateOf(true, true), stateOf(true, false), stateOf(false, true), stateOf(true, null)]).toEqual([
    'stayed',
    'entered',
    'left',
    null,
  ]);
});

test('tells 4 units from 0 only beyond chance, and 100 from 130', () => {
  expect([isWithinChance(2, 0), isWithinChance(4, 0), isWithinChance(0, 0)]).toEqual([true, false, true]);
  expect([isWithinChance(120, 100), isWithinChance(130, 100), isWithinChance(null, 3)]).toEqual([
    true,
    false,
    null,
  ]);
});
