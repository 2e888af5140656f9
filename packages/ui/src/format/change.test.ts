import { expect, test } from 'vitest';
import { isWithinChance, showPlaceChange, showRelativeChange, showShareChange } from './change.ts';

const rules = { isColoured: true, isWithinChance: false };
const plain = ({ text, tone }: { text: string; tone: string }) => [text.replaceAll(/\s/g, ' '), tone];

test.each([
  [6, 9, true],
  [100, 127, true],
  [100, 141, false],
  [1000, 1091, false],
  [0, 0, true],
  [0, 5, false],
  [null, 5, null],
])('%j against %j units differ by chance alone: %j', (units, before, isChance) => {
  expect(isWithinChance(units, before)).toBe(isChance);
});

test('A relative change is coloured from one percent on, marked within chance, and in words if there is none', () => {
  expect(plain(showRelativeChange(0.258, rules))).toEqual(['+25,8 %', 'up']);
  expect(plain(showRelativeChange(-0.0101, rules))).toEqual(['−1,0 %', 'down']);
  expect(plain(showRelativeChange(0.0099, rules))).toEqual(['+1,0 %', 'muted']);
  expect(plain(showRelativeChange(0.0004, rules))).toEqual(['<0,1 %', 'muted']);
  expect(plain(showRelativeChange(0, rules))).toEqual(['без изм.', 'muted']);
  expect(plain(showRelativeChange(-0.333, { ...rules, isWithinChance: true }))).toEqual([
    '≈ −33,3 %',
    'muted',
  ]);
  expect(plain(showRelativeChange(0.2, { ...rules, isColoured: false }))).toEqual(['+20,0 %', 'neutral']);
  expect(plain(showRelativeChange(0.2, { ...rules, isWithinChance: null }))).toEqual(['+20,0 %', 'up']);
});

test('A share changes in percentage points, a rank from one number to another', () => {
  expect(plain(showShareChange(0.0054, 0.0051, rules))).toEqual(['+0,03 п. п.', 'up']);
  expect(plain(showShareChange(0.000_042, 0.000_05, rules))).toEqual(['−0,0008 п. п.', 'down']);
  expect(plain(showShareChange(0.224, 0.26, rules))).toEqual(['−3,6 п. п.', 'down']);
  expect(plain(showPlaceChange(41, 44, 1997))).toEqual(['44 → 41 из 1 997', 'neutral']);
  expect(plain(showPlaceChange(41, 41, undefined))).toEqual(['без изм.', 'muted']);
});
