import { expect, test } from 'vitest';
import { createChecksum } from './s3-checksum.ts';

const head = (given: object) => ({ $metadata: {}, ...given });
const bytes = Buffer.from('123456789');

/** The checksums of «123456789», by their names in S3. */
const sums = {
  ChecksumSHA256: 'FeKw08M4keuw8e9gnsQZQgwg4yDOlMZfvIwzEkSOsiU=',
  ChecksumSHA1: '98O8HYCOBHMq32eZZczDTKeuNEE=',
  ChecksumCRC32: 'y/Q5Jg==',
  ETag: '"25f9e794323b453885f5181f1b624d0b"',
};

test.each(Object.entries(sums))('%s is checked over all bytes', (name, sum) => {
  const right = createChecksum(head({ [name]: sum }));
  for (const byte of bytes) right?.add(Uint8Array.of(byte));
  expect(right?.isRight()).toBe(true);
  const wrong = createChecksum(head({ [name]: sum }));
  wrong?.add(bytes.subarray(1));
  expect(wrong?.isRight()).toBe(false);
});

test('a checksum of checksums, and the tag of an object encrypted or uploaded in parts, do not cover the bytes', () => {
  for (const given of [
    { ChecksumSHA256: sums.ChecksumSHA256, ChecksumType: 'COMPOSITE' as const },
    { ETag: sums.ETag, ServerSideEncryption: 'aws:kms' as const },
    { ETag: sums.ETag, SSECustomerAlgorithm: 'AES256' },
    { ETag: '"25f9e794323b453885f5181f1b624d0b-3"' },
    {},
  ])
    expect(createChecksum(head(given))).toBeUndefined();
});
