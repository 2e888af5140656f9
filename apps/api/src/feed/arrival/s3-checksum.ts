import { createHash } from 'node:crypto';
import { crc32 } from 'node:zlib';
import type { HeadObjectCommandOutput } from '@aws-sdk/client-s3';

/** A checksum computed here over the bytes of an object, and its value in S3. */
interface Checksum {
  add: (bytes: Uint8Array) => void;
  isRight: () => boolean;
}

const createHashSum = (algorithm: string, expected: string, encoding: 'base64' | 'hex'): Checksum => {
  const hash = createHash(algorithm);
  return { add: (bytes) => void hash.update(bytes), isRight: () => hash.digest(encoding) === expected };
};

const createCrcSum = (expected: string): Checksum => {
  let sum = 0;
  return {
    add: (bytes) => void (sum = crc32(bytes, sum)),
    isRight: () => Buffer.from(sum.toString(16).padStart(8, '0'), 'hex').toString('base64') === expected,
  };
};

/**
 * Creates the strongest checksum that S3 has of a whole object and Node can compute; undefined without one. The tag
 * is an MD5 checksum if the object was uploaded in one piece and is not encrypted with a customer key.
 */
export function createChecksum(head: HeadObjectCommandOutput): Checksum | undefined {
  const {
    ChecksumSHA256,
    ChecksumSHA1,
    ChecksumCRC32,
    ChecksumType,
    ServerSideEncryption,
    SSECustomerAlgorithm,
  } = head;
  if (ChecksumType !== 'COMPOSITE') {
    if (ChecksumSHA256 !== undefined) return createHashSum('sha256', ChecksumSHA256, 'base64');
    if (ChecksumSHA1 !== undefined) return createHashSum('sha1', ChecksumSHA1, 'base64');
    if (ChecksumCRC32 !== undefined) return createCrcSum(ChecksumCRC32);
  }
  const isPlain =
    SSECustomerAlgorithm === undefined &&
    (ServerSideEncryption === undefined || ServerSideEncryption === 'AES256');
  const [, md5] = /^"?([\da-f]{32})"?$/i.exec(head.ETag ?? '') ?? [];
  return isPlain && md5 !== undefined ? createHashSum('md5', md5.toLowerCase(), 'hex') : undefined;
}
