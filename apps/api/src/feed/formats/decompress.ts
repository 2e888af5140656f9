import { once } from 'node:events';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createZstdDecompress, type ZstdDecompress } from 'node:zlib';

/** A file in pieces of a megabyte or so. */
export type ByteStream = AsyncIterable<Buffer>;

/** Bytes that a decoder gives at a time. */
const chunkSize = 1024 * 1024;

async function* gunzip(source: ByteStream): AsyncGenerator<Buffer> {
  const decoder = createGunzip({ chunkSize });
  const done = pipeline(Readable.from(source), decoder);
  done.catch(() => undefined);
  yield* decoder as ByteStream;
  await done;
}

/** The pieces of a file, which know what of them a decoder has not used. */
class Pieces {
  readonly #source: AsyncIterator<Buffer>;
  #taken: Buffer[] = [];
  #forgotten = 0;

  constructor(source: ByteStream) {
    this.#source = source[Symbol.asyncIterator]();
  }

  async next(): Promise<Buffer | undefined> {
    const { value, done } = await this.#source.next();
    if (done) return undefined;
    this.#taken.push(value);
    return value;
  }

  /** Lets go of pieces that a decoder has used up to this many bytes since `restart`. */
  forget(used: number): void {
    for (let first = this.#taken[0]; first && this.#forgotten + first.length <= used; [first] = this.#taken) {
      this.#forgotten += first.length;
      this.#taken.shift();
    }
  }

  /** What comes after these bytes, for the next decoder; undefined at the end of the file. */
  async restart(used: number): Promise<Buffer | undefined> {
    const rest = Buffer.concat(this.#taken).subarray(used - this.#forgotten);
    this.#taken = rest.length > 0 ? [rest] : [];
    this.#forgotten = 0;
    return rest.length > 0 ? rest : this.next();
  }
}

/** Gives a decoder its pieces at its pace until it has what it wants, or there are no more. */
const feed = async (decoder: ZstdDecompress, first: Buffer, pieces: Pieces, over: AbortSignal) => {
  for (let piece: Buffer | undefined = first; piece; piece = await pieces.next()) {
    if (over.aborted) return;
    if (!decoder.write(piece)) await once(decoder, 'drain', { signal: over }).catch(() => undefined);
  }
  decoder.end();
};

/**
 * A file of zstd frames one after another, as parallel compressors write them. Node's decoder stops
 * without a word after the first one, so each frame gets a decoder of its own.
 */
async function* unzstd(source: ByteStream): AsyncGenerator<Buffer> {
  const pieces = new Pieces(source);
  let first: Buffer | undefined = (await pieces.next()) ?? Buffer.alloc(0);
  while (first) {
    const decoder = createZstdDecompress({ chunkSize });
    // An error of the frame ends the loop below; after it the decoder may trip over the next frame's bytes.
    decoder.on('error', () => undefined);
    const over = new AbortController();
    const fed = feed(decoder, first, pieces, over.signal).catch(
      (error: Error) => void decoder.destroy(error),
    );
    for await (const chunk of decoder as ByteStream) {
      yield chunk;
      pieces.forget(decoder.bytesWritten);
    }
    over.abort();
    await fed;
    first = await pieces.restart(decoder.bytesWritten);
  }
}

/** The bytes as they were before they were compressed. Cut or damaged ones end in zlib's own error. */
export const decompress = (source: ByteStream, compression: 'gz' | 'zst' | undefined): ByteStream => {
  if (compression === 'gz') return gunzip(source);
  if (compression === 'zst') return unzstd(source);
  return source;
};

/** Whether an error is zlib's way to say that what it reads is cut or damaged. */
export const isCompressionError = (error: unknown): error is Error =>
  error instanceof Error && 'code' in error && /^Z(STD)?_/.test(String(error.code));
