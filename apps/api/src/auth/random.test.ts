import { expect, test } from 'vitest';
import { systemRandom } from './random.ts';

test('codes have six digits, including codes with leading zeros', () => {
  const codes = Array.from({ length: 10_000 }, () => systemRandom.code());
  expect(codes.filter((code) => !/^\d{6}$/.test(code))).toEqual([]);
  expect(new Set(codes.map((code) => code[0])).size).toBe(10);
  expect(new Set(codes).size).toBeGreaterThan(9000);
});

test('secrets have 256 bits and do not repeat', () => {
  const secrets = Array.from({ length: 1000 }, () => systemRandom.secret());
  expect(secrets.filter((secret) => Buffer.from(secret, 'base64url').length !== 32)).toEqual([]);
  expect(new Set(secrets).size).toBe(1000);
});
