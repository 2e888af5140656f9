import { expect, test } from 'vitest';
import { createResponseCache } from './response-cache.ts';

const answer = (bytes: number) => ({ bytes: Buffer.alloc(bytes), encoding: undefined, etag: `"${bytes}"` });

test('an answer is kept as it is', () => {
  const kept = createResponseCache(100_000);
  kept.set('a', answer(1000));
  expect(kept.get('a')).toEqual(answer(1000));
  expect(kept.get('b')).toBeUndefined();
});

test('when the room is full, the answers that nobody asked for longest go first', () => {
  const kept = createResponseCache(10_000);
  for (const key of ['a', 'b', 'c', 'd', 'e', 'f']) kept.set(key, answer(1100));
  expect(kept.get('a')).toBeDefined();
  kept.set('g', answer(1100));
  expect(['a', 'b', 'c', 'g'].map((key) => kept.get(key) !== undefined)).toEqual([true, false, true, true]);
});

test('the same answer kept again takes no more room', () => {
  const kept = createResponseCache(10_000);
  kept.set('a', answer(1000));
  for (let time = 0; time < 20; time += 1) kept.set('b', answer(1000));
  expect(kept.get('a')).toBeDefined();
});

test('one that would push out most of the others is not kept', () => {
  const kept = createResponseCache(10_000);
  kept.set('a', answer(1000));
  kept.set('huge', answer(9000));
  expect(kept.get('huge')).toBeUndefined();
  expect(kept.get('a')).toBeDefined();
});
