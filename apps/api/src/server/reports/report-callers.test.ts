import { expect, test } from 'vitest';
import { KEY_REQUESTS_PER_MINUTE } from '@vitrina/contract';
import { createUncachedLimit, toReportCaller, UNCACHED_PER_MINUTE } from './report-callers.ts';

/** Counts how many of a thousand uncached reports a caller gets at once, and the pause before the first refusal. */
const countAllowed = async (...addresses: string[]) => {
  let pausedMs = 0;
  const count = createUncachedLimit(async (ms) => void (pausedMs += ms));
  let allowed = 0;
  try {
    for (; allowed < 1000; allowed += 1) {
      const ip = addresses[allowed % addresses.length] ?? '';
      await count(toReportCaller(ip, undefined));
    }
  } catch (error) {
    expect(error).toMatchObject({ code: 'TOO_MANY_REQUESTS' });
  }
  return { allowed, pausedMs };
};

test('an address block has fewer uncached reports a minute than a key, and each block its own', async () => {
  expect(UNCACHED_PER_MINUTE).toBeLessThan(KEY_REQUESTS_PER_MINUTE);
  const own = { allowed: UNCACHED_PER_MINUTE, pausedMs: 1000 };
  expect(await countAllowed('203.0.113.9')).toEqual(own);
  expect(await countAllowed('2001:db8::1', '2001:db8:0:1::2')).toEqual(own);
  const both = { allowed: 2 * UNCACHED_PER_MINUTE, pausedMs: 1000 };
  expect(await countAllowed('203.0.113.9', '203.0.113.10')).toEqual(both);
});

test.each(['127.0.0.1', '::1', '::ffff:127.0.0.1'])(
  'at %s no minute is counted: a proxy without TRUST_PROXY has everybody behind it',
  async (ip) => expect(await countAllowed(ip)).toEqual({ allowed: 1000, pausedMs: 0 }),
);

test('a key is a caller of its own at any address', async () => {
  expect(toReportCaller('203.0.113.9', 'k1')).toEqual(toReportCaller('198.51.100.1', 'k1'));
  const count = createUncachedLimit();
  for (let n = 0; n < 1000; n += 1) await count(toReportCaller('203.0.113.9', 'k1'));
  await expect(count(toReportCaller('203.0.113.9', undefined))).resolves.toBe(undefined);
});
