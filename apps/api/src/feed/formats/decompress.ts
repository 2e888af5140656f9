import { once } from 'node:events';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createZstdDecompress, type ZstdDecompress } from 'node:zlib';
import { FeedError } from '../../command/feed-error.ts';
import type { FeedFile } from './feed-file.ts';

/** The bytes of a file in chunks of about 1 MB. */
export type ByteStream = AsyncIterable<Buffer>;

/** Size of decoded chunks. */
const CHUNK_BYTES = 1024 * 1024;

async function* gunzip(source: ByteStream): AsyncGenerator<Buffer> {
  const decoder = createGunzip({ chunkSize: CHUNK_BYTES });
  const done = pipeline(Readable.from(source), decoder);
  done.catch(() => undefined);
  yield* decoder as ByteStream;
  await done;
}

/** Compressed chunks of a file. Keeps those that the current decoder has not consumed. */
class CompressedChunks {
  readonly #source: AsyncIterator<Buffer>;
  #unconsumed: Buffer[] = [];
  #consumedBytes = 0;

  constructor(source: ByteStream) {
    this.#source = source[Symbol.asyncIterator]();
  }

  async next(): Promise<Buffer | undefined> {
    const { value, done } = await this.#source.next();
    if (done) return undefined;
    this.#unconsumed.push(value);
    return value;
  }

  /** Releases the chunks within the first `consumed` bytes since `restart`. */
  release(consumed: number): void {
    for (
      let first = this.#unconsumed[0];
      first && this.#consumedBytes + first.length <= consumed;
      [first] = this.#unconsumed
    ) {
      this.#consumedBytes += first.length;
      this.#unconsumed.shift();
    }
  }

  /** Returns the bytes after the first `consumed` bytes for the next decoder; undefined at the end of the file. */
  async restart(consumed: number): Promise<Buffer | undefined> {
    const rest = Buffer.concat(this.#unconsumed).subarray(consumed - this.#consumedBytes);
    this.#unconsumed = rest.length > 0 ? [rest] : [];
    this.#consumedBytes = 0;
    return rest.length > 0 ? rest : this.next();
  }
}

/** Writes chunks into a decoder with backpressure until the file or the frame ends. */
const writeChunks = async (
  decoder: ZstdDecompress,
  first: Buffer,
  chunks: CompressedChunks,
  frameEnd: AbortSignal,
) => {
  for (let chunk: Buffer | undefined = first; chunk; chunk = await chunks.next()) {
    if (frameEnd.aborted) return;
    if (!decoder.write(chunk)) await once(decoder, 'drain', { signal: frameEnd }).catch(() => undefined);
  }
  decoder.end();
};

/** Number of zstd frames that a file of any size may have, and the bytes of content that allow one more. */
const FREE_FRAMES = 256;
const FRAME_BYTES = 16 * 1024;

const createFramesError = (name: string) =>
  new FeedError(
    'data',
    `${name} has too many zstd frames: over ${FREE_FRAMES}, with less than ${FRAME_BYTES / 1024} KB in each; the file is refused and nothing is published`,
  );

/**
 * Decodes a sequence of zstd frames, as parallel compressors write them. Node's decoder stops silently after the
 * first frame, so each frame gets its own decoder: 2 ms, hence the
 * limit of frames.
 */
async function* unzstd(source: ByteStream, name: string): AsyncGenerator<Buffer> {
  const chunks = new CompressedChunks(source);
  let first: Buffer | undefined = (await chunks.next()) ?? Buffer.alloc(0);
  let contentBytes = 0;
  for (let frames = 1; first; frames += 1) {
    if (frames > FREE_FRAMES + contentBytes / FRAME_BYTES) throw createFramesError(name);
    const decoder = createZstdDecompress({ chunkSize: CHUNK_BYTES });
    // The loop below throws errors within the frame. Bytes of the next frame may cause one later, which is ignored.
    decoder.on('error', () => undefined);
    const frameEnd = new AbortController();
    const written = writeChunks(decoder, first, chunks, frameEnd.signal).catch(
      (error: Error) => void decoder.destroy(error),
    );
    for await (const chunk of decoder as ByteStream) {
      contentBytes += chunk.length;
      yield chunk;
      chunks.release(decoder.bytesWritten);
    }
    frameEnd.abort();
    await written;
    first = await chunks.restart(decoder.bytesWritten);
  }
}

/** Decompresses a stream. Truncated or damaged input throws zlib's error, a zstd file of tiny frames FeedError. */
export const decompress = (
  source: ByteStream,
  { name, compression }: Pick<FeedFile, 'name' | 'compression'>,
): ByteStream => {
  if (compression === 'gz') return gunzip(source);
  if (compression === 'zst') return unzstd(source, name);
  return source;
};

/** Returns true for zlib's errors about truncated or damaged input. */
export const isCompressionError = (error: unknown): error is Error =>
  error instanceof Error && 'code' in error && /^Z(STD)?_/.test(String(error.code));
