import { promisify } from 'node:util';
import { constants, gzip, zstdCompress } from 'node:zlib';

const zstd = promisify(zstdCompress);
const gz = promisify(gzip);

/** Below this many bytes an answer fits one packet as it is. */
const SMALLEST_BYTES = 1024;

/** How the server's answers may be compressed, best first. */
type Encoding = 'zstd' | 'br' | 'gzip';

/** The first of these encodings that an Accept-Encoding header allows; undefined stands for none. */
export function acceptedEncoding<Offered extends Encoding>(
  header: string | string[] | undefined,
  offered: readonly Offered[],
): Offered | undefined {
  const weights = new Map(
    String(header ?? '')
      .toLowerCase()
      .split(',')
      .map((entry) => entry.split(';').map((part) => part.trim()))
      .map(([name = '', q]) => [name, q?.startsWith('q=') ? Number(q.slice(2)) : 1]),
  );
  return offered.find((name) => (weights.get(name) ?? weights.get('*') ?? 0) > 0);
}

/** Compresses an answer's bytes off the main thread; a short one stays as it is. */
export async function compress(
  bytes: Buffer,
  encoding: 'zstd' | 'gzip' | undefined,
): Promise<{ bytes: Buffer; encoding: 'zstd' | 'gzip' | undefined }> {
  if (encoding === undefined || bytes.byteLength < SMALLEST_BYTES) return { bytes, encoding: undefined };
  const compressed =
    encoding === 'zstd'
      ? await zstd(bytes, { params: { [constants.ZSTD_c_compressionLevel]: 2 } })
      : await gz(bytes, { level: 4 });
  return { bytes: compressed, encoding };
}
