import { expect, test } from 'vitest';
import { KEY_REQUESTS_PER_MINUTE } from '@vitrina/contract';
import { createUncachedLimit, toReportCaller, UNCACHED_PER_MINUTE } from './report-callers.ts';

/** Counts how many of a thousand uncached reports a caller gets at once. */
const countAllowed = (...addresses: string[]): number => {
  const count = createUncachedLimit();
  let allowed = 0;
  try {
    for (; allowed < 1000; allowed += 1) {
      const ip = addresses[allowed % addresses.length] ?? '';
      count(toReportCaller(ip, undefined));
    }
  } catch (error) {
    expect(error).toMatchObject({ code: 'TOO_MANY_REQUESTS' });
  }
  return allowed;
};

test('an address block has fewer uncached reports a minute than a key, and each block its own', () => {
  expect(UNCACHED_PER_MINUTE).toBeLessThan(KEY_REQUESTS_PER_MINUTE);
  expect(countAllowed('203.0.113.9')).toBe(UNCACHED_PER_MINUTE);
  expect(countAllowed('2001:db8::1', '2001:db8:0:1::2')).toBe(UNCACHED_PER_MINUTE);
  expect(countAllowed('203.0.113.9', '203.0.113.10')).toBe(2 * UNCACHED_PER_MINUTE);
});

test.each(['127.0.0.1', '::1', '::ffff:127.0.0.1'])(
  'at %s no minute is counted: a proxy without TRUST_PROXY has everybody behind it',
  (ip) => expect(countAllowed(ip)).toBe(1000),
);

test('a key is a caller of its own at any address', () => {
  expect(toReportCaller('203.0.113.9', 'k1')).toEqual(toReportCaller('198.51.100.1', 'k1'));
  const count = createUncachedLimit();
  for (let n = 0; n < 1000; n += 1) count(toReportCaller('203.0.113.9', 'k1'));
  expect(() => count(toReportCaller('203.0.113.9', undefined))).not.toThrow();
});
