import { promisify } from 'node:util';
import { constants, gunzipSync, gzip, zstdCompress, zstdDecompressSync } from 'node:zlib';

const zstd = promisify(zstdCompress);
const gz = promisify(gzip);

/** Compression of a response. */
export type Encoding = 'zstd' | 'gzip';

/** Bytes of a response and their compression. */
export interface CompressedBytes {
  readonly bytes: Buffer;
  readonly encoding: Encoding | undefined;
}

/** Below this size a response fits one packet uncompressed. */
const SMALLEST_BYTES = 1024;

/** Level 1 is also the smallest here: higher levels find short matches in JSON rows, which cost more than they save. */
const zstdParams = { [constants.ZSTD_c_compressionLevel]: 1 };

/** Compresses a response off the main thread; leaves a short one uncompressed. */
export async function compress(bytes: Buffer, encoding: Encoding | undefined): Promise<CompressedBytes> {
  if (encoding === undefined || bytes.byteLength < SMALLEST_BYTES) return { bytes, encoding: undefined };
  const compressed =
    encoding === 'zstd' ? await zstd(bytes, { params: zstdParams }) : await gz(bytes, { level: 4 });
  return { bytes: compressed, encoding };
}

/** Decompresses a response. */
export function decompress({ bytes, encoding }: CompressedBytes): Buffer {
  if (encoding === undefined) return bytes;
  return encoding === 'zstd' ? zstdDecompressSync(bytes) : gunzipSync(bytes);
}
