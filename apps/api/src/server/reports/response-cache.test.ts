import { expect, test } from 'vitest';
import { createResponseCache } from './response-cache.ts';

const createResponse = (bytes: number) => ({
  bytes: Buffer.alloc(bytes),
  encoding: undefined,
  etag: `"${bytes}"`,
});

test('returns a cached response unchanged', () => {
  const cache = createResponseCache(100_000);
  cache.set('a', createResponse(1000));
  expect(cache.get('a')).toEqual(createResponse(1000));
  expect(cache.get('b')).toBeUndefined();
});

test('evicts the least recently used responses when it is full', () => {
  const cache = createResponseCache(10_000);
  for (const key of ['a', 'b', 'c', 'd', 'e', 'f']) cache.set(key, createResponse(1100));
  expect(cache.get('a')).toBeDefined();
  cache.set('g', createResponse(1100));
  expect(['a', 'b', 'c', 'g'].map((key) => cache.get(key) !== undefined)).toEqual([true, false, true, true]);
});

test('counts a replaced response once', () => {
  const cache = createResponseCache(10_000);
  cache.set('a', createResponse(1000));
  for (let time = 0; time < 20; time += 1) cache.set('b', createResponse(1000));
  expect(cache.get('a')).toBeDefined();
});

test('does not cache a response larger than a quarter of the cache', () => {
  const cache = createResponseCache(10_000);
  cache.set('a', createResponse(1000));
  cache.set('huge', createResponse(9000));
  expect(cache.get('huge')).toBeUndefined();
  expect(cache.get('a')).toBeDefined();
});

test('a cache of 0 bytes stores nothing', () => {
  const cache = createResponseCache(0);
  cache.set('a', createResponse(1));
  expect(cache.get('a')).toBeUndefined();
});
