import { gunzipSync, zstdDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { compress, decompress } from './compression.ts';

test('compresses a long response without loss and leaves a short one uncompressed', async () => {
  const long = Buffer.from('{"revenue":1}'.repeat(1000));
  const zstd = await compress(long, 'zstd');
  expect(zstd.encoding).toBe('zstd');
  expect(zstd.bytes.byteLength).toBeLessThan(long.byteLength / 10);
  expect(zstdDecompressSync(zstd.bytes)).toEqual(long);
  const gzip = await compress(long, 'gzip');
  expect(gunzipSync(gzip.bytes)).toEqual(long);
  expect([zstd, gzip].map(decompress)).toEqual([long, long]);
  expect(await compress(long, undefined)).toEqual({ bytes: long, encoding: undefined });
  const short = Buffer.from('{}');
  expect(await compress(short, 'zstd')).toEqual({ bytes: short, encoding: undefined });
});
