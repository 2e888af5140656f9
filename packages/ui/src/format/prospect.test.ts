import { expect, test } from 'vitest';
import { describeProspect, findProspect } from './prospect.ts';

test.each([
  [1, 5, 'Отличная'],
  [0.7, 5, 'Отличная'],
  [0.6999999, 4, 'Хорошая'],
  [0.55, 4, 'Хорошая'],
  [0.5499999, 3, 'Умеренная'],
  [0.4, 3, 'Умеренная'],
  [0.3999999, 2, 'Слабая'],
  [0.25, 2, 'Слабая'],
  [0.2499999, 1, 'Низкая'],
  [0.0200001, 1, 'Низкая'],
])('a prospect score of %d has level %d, «%s»', (score, level, label) => {
  expect(findProspect(score)).toMatchObject({ level, label, longLabel: `${label} перспектива` });
});

test('an item without sales has no prospect: its index of 0 is «—»', () => {
  expect(findProspect(0)).toBeUndefined();
  expect(findProspect(Number.NaN)).toBeUndefined();
  expect(describeProspect(0)).toBe('—');
  expect(describeProspect(0.58)).toBe('0,58 · Хорошая');
});
