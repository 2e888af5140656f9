import { expect, test } from 'vitest';
import { selectEncoding } from './content-encoding.ts';

test.each([
  ['gzip, deflate, br, zstd', 'zstd'],
  ['gzip, deflate, br', 'gzip'],
  ['GZIP;q=0.5', 'gzip'],
  ['zstd;q=0, gzip', 'gzip'],
  ['zstd; q=0.000, *', 'gzip'],
  ['*', 'zstd'],
  ['*;q=0', undefined],
  ['identity', undefined],
  ['br', undefined],
  ['', undefined],
  [undefined, undefined],
])('Accept-Encoding %j selects %j', (header, encoding) => {
  expect(selectEncoding(header, ['zstd', 'gzip'])).toBe(encoding);
});
