import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import {
  GetObjectCommand,
  HeadObjectCommand,
  type HeadObjectCommandOutput,
  type S3Client,
} from '@aws-sdk/client-s3';
import { createSizeError } from './download.ts';
import type { S3Address } from '../../s3-address.ts';
import { createChecksum } from './s3-checksum.ts';
import { isS3Answer, S3_ATTEMPTS, toS3Error } from './s3-client.ts';

/** Size of one requested range, bytes. */
const RANGE_BYTES = 16 * 1024 * 1024;

/** Requests a range and repeats it after a cut connection. Throws if the object has changed meanwhile. */
async function readRange(
  client: S3Client,
  { bucket, key }: S3Address,
  etag: string | undefined,
  range: string,
) {
  for (let attempt = 1; ; attempt++) {
    try {
      const answer = await client.send(
        new GetObjectCommand({
          Bucket: bucket,
          Key: key,
          Range: range,
          ...(etag !== undefined && { IfMatch: etag }),
        }),
      );
      if (answer.Body === undefined) throw new Error('the server sends nothing');
      return await answer.Body.transformToByteArray();
    } catch (error) {
      if (isS3Answer(error) || attempt === S3_ATTEMPTS) throw error;
    }
  }
}

/** Yields the bytes of an object range by range. */
async function* readRanges(client: S3Client, address: S3Address, head: HeadObjectCommandOutput) {
  const size = head.ContentLength ?? 0;
  for (let start = 0; start < size;) {
    const end = Math.min(start + RANGE_BYTES, size) - 1;
    const bytes = await readRange(client, address, head.ETag, `bytes=${start}-${end}`);
    if (bytes.length !== end - start + 1) throw new Error('it is shorter than the server says');
    yield bytes;
    start = end + 1;
  }
}

/** Fetches an object and checks its sum. Throws FeedError. */
export async function downloadObject(client: S3Client, address: S3Address, path: string, maxBytes: number) {
  try {
    const head = await client.send(
      new HeadObjectCommand({ Bucket: address.bucket, Key: address.key, ChecksumMode: 'ENABLED' }),
    );
    if ((head.ContentLength ?? 0) > maxBytes) throw createSizeError(maxBytes);
    const checksum = createChecksum(head);
    const ranges = async function* () {
      for await (const bytes of readRanges(client, address, head)) {
        checksum?.add(bytes);
        yield bytes;
      }
    };
    await pipeline(Readable.from(ranges()), createWriteStream(path));
    if (checksum?.isRight() === false) throw new Error('its checksum is not that of the bytes received');
  } catch (error) {
    throw toS3Error(address, 'fetched', error);
  }
}
