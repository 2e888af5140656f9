import { gunzipSync, zstdDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { acceptedEncoding, compress } from './content-encoding.ts';

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
])('who accepts %j gets %j', (header, encoding) => {
  expect(acceptedEncoding(header, ['zstd', 'gzip'])).toBe(encoding);
});

test('a long answer is compressed and comes out the same, a short one is left alone', async () => {
  const long = Buffer.from('{"revenue":1}'.repeat(1000));
  const zstd = await compress(long, 'zstd');
  expect(zstd.encoding).toBe('zstd');
  expect(zstd.bytes.byteLength).toBeLessThan(long.byteLength / 10);
  expect(zstdDecompressSync(zstd.bytes)).toEqual(long);
  expect(gunzipSync((await compress(long, 'gzip')).bytes)).toEqual(long);
  expect(await compress(long, undefined)).toEqual({ bytes: long, encoding: undefined });
  const short = Buffer.from('{}');
  expect(await compress(short, 'zstd')).toEqual({ bytes: short, encoding: undefined });
});
