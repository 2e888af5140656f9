import { expect, test } from 'vitest';
import { checkFixture as check } from './check-fixture.ts';
import type { Fault } from './fixture-server.ts';

test('judges a backend of two calls by these alone, and names the others', async () => {
  const calls = ['seller.info', 'brand.sellers'];
  const twoCalls: Fault = {
    changeResponse: (name, response) =>
      calls.includes(name) ? response : [404, { error: 'Нет такого.', code: 'NOT_FOUND' }],
  };
  const { findings, sampled, skipped } = await check(twoCalls, { calls, signIn: undefined });
  expect({ findings, skipped }).toEqual({ findings: [], skipped: [] });
  expect(sampled).toContainEqual(expect.stringMatching(/^calls: 2 of 2, /));
  expect(sampled).toContainEqual(expect.stringMatching(/^not judged: \d+ calls \(healthCheck, .*brandInfo/));
});

test('names a call that is not there once, and both requests of two ETags', async () => {
  const { findings } = await check(
    {
      changeResponse: (name, [status, body, headers = {}]) => {
        if (name === 'brand.info') return [404, { error: 'Нет такого.', code: 'NOT_FOUND' }];
        return [status, body, name === 'seller.info' ? { ...headers, etag: '"1"' } : headers];
      },
    },
    { calls: ['brand.info', 'seller.info'], parts: ['figures'] },
  );
  expect(findings.map(({ operationId, rule }) => `${operationId} ${rule}`).toSorted()).toEqual([
    'brandInfo implemented',
    'sellerInfo etag',
  ]);
  const [etag] = findings.filter(({ rule }) => rule === 'etag');
  expect(etag?.earlier).toContain('/seller-info/');
  expect(etag?.earlier).not.toBe(etag?.curl);
});

test('says what a schema demands, shows invisible marks and the name that is twice', async () => {
  const spoil: Readonly<Record<string, (text: string) => string>> = {
    'category.list': (text) => `\ufeff${text}`,
    'brand.info': (text) => text.replace('"revenue"', '"revenue":1,"revenue"'),
    'seller.info': (text) => text.replace(/"revenue":[\d.]+/, '"revenue":"1"'),
  };
  const { findings } = await check(
    {
      changeResponse: (name, [status, body, headers = {}]) => [
        status,
        status === 200 ? (spoil[name]?.(JSON.stringify(body)) ?? body) : body,
        headers,
      ],
    },
    { calls: Object.keys(spoil), parts: ['repeats'] },
  );
  expect(findings.map(({ operationId, field, expected }) => [operationId, field, expected])).toEqual([
    ['sellerInfo', 'sellerInfo.revenue', 'number'],
    ['brandInfo', 'brandInfo.revenue', 'the name once'],
    ['categoryList', '', 'a JSON body'],
  ]);
  expect(findings.at(-1)?.actual).toContain('U+FEFF{');
});
