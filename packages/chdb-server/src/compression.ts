import { promisify } from 'node:util';
import { constants, gunzipSync, gzip, zstdCompress, zstdDecompressSync } from 'node:zlib';

const zstd = promisify(zstdCompress);
const gz = promisify(gzip);

/** How an answer may be compressed. */
export type Encoding = 'zstd' | 'gzip';

/** An answer's bytes, and how they are compressed. */
export interface CompressedBytes {
  readonly bytes: Buffer;
  readonly encoding: Encoding | undefined;
}

/** Below this many bytes an answer fits one packet as it is. */
const SMALLEST_BYTES = 1024;

/** The quickest level is also the smallest here: higher ones find short matches in rows of JSON, which cost more than they save. */
const zstdParams = { [constants.ZSTD_c_compressionLevel]: 1 };

/** Compresses an answer's bytes off the main thread; a short one stays as it is. */
export async function compress(bytes: Buffer, encoding: Encoding | undefined): Promise<CompressedBytes> {
  if (encoding === undefined || bytes.byteLength < SMALLEST_BYTES) return { bytes, encoding: undefined };
  const compressed =
    encoding === 'zstd' ? await zstd(bytes, { params: zstdParams }) : await gz(bytes, { level: 4 });
  return { bytes: compressed, encoding };
}

/** An answer's bytes as they were before they were compressed. */
export function decompress({ bytes, encoding }: CompressedBytes): Buffer {
  if (encoding === undefined) return bytes;
  return encoding === 'zstd' ? zstdDecompressSync(bytes) : gunzipSync(bytes);
}
