import { expect, test } from 'vitest';
import { createRequestLimit } from './request-limit.ts';

const at = (seconds: number) => new Date(Date.UTC(2026, 10, 16) + seconds * 1000);

test('a caller has its requests in a minute, which begins with the first of them', () => {
  const count = createRequestLimit(2);
  expect(count('one', at(0))).toEqual({ remaining: 1, resetSeconds: 60 });
  expect(count('one', at(20.5))).toEqual({ remaining: 0, resetSeconds: 40 });
  expect(count('one', at(59.9))).toEqual({ remaining: -1, resetSeconds: 1 });
  expect(count('one', at(60))).toEqual({ remaining: 1, resetSeconds: 60 });
});

test('callers do not use up the requests of each other', () => {
  const count = createRequestLimit(1);
  count('one', at(0));
  expect(count('one', at(1)).remaining).toBe(-1);
  expect(count('other', at(1)).remaining).toBe(0);
});

test('a clock that is set back begins a new minute', () => {
  const count = createRequestLimit(1);
  count('one', at(3600));
  expect(count('one', at(0))).toEqual({ remaining: 0, resetSeconds: 60 });
});
