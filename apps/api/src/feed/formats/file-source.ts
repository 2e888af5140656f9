import { createHash } from 'node:crypto';
import type { FileHandle } from 'node:fs/promises';
import { decompress, isCompressionError } from './decompress.ts';
import { FeedError } from '../../command/feed-error.ts';
import type { FeedFile } from './feed-file.ts';
import { readZippedFile } from '../workbook/zipped-file.ts';
import { type FeedPath, openFeedFile, toReadError } from './open-feed-file.ts';

const CHUNK_BYTES = 1024 * 1024;

/** Returns the size of a readable file in bytes. Throws FeedError if it cannot be read. */
export const readFileSize = async (file: FeedPath): Promise<number> => {
  await using handle = await openFeedFile(file);
  return (await handle.stat()).size;
};

const readIdentity = async (handle: FileHandle) => {
  const { dev, ino, size, mtimeNs } = await handle.stat({ bigint: true });
  return [dev, ino, size, mtimeNs].join();
};

const createChangedError = (path: string) =>
  new FeedError('data', `${path} changed while it was read; start again when it is complete`);

const checkIdentity = async (file: FeedPath, before: string) => {
  await using handle = await openFeedFile(file);
  if ((await readIdentity(handle)) !== before) throw createChangedError(file.path);
};

/** A feed file that is read once, from start to end. Disposing of it ends the reading. */
export interface FileSource extends AsyncDisposable {
  /** Decompressed content. Throws FeedError if the file is damaged or changes while it is read. */
  readonly content: AsyncGenerator<Buffer>;
  /** Returns the SHA-256 of the file's bytes; complete when the content has been read to its end. */
  hash(): string;
  /** Throws FeedError if the file has changed since it was read. */
  checkUnchanged(): Promise<void>;
}

/** Opens a feed file; `onRead` gets the size in bytes of each chunk read. */
export const openFileSource = (
  file: FeedFile,
  onRead: (bytes: number) => void = () => undefined,
): FileSource => {
  const digest = createHash('sha256');
  let before = '';

  async function* chunks(): AsyncGenerator<Buffer> {
    await using handle = await openFeedFile(file);
    before = await readIdentity(handle);
    for await (const chunk of handle.createReadStream({ highWaterMark: CHUNK_BYTES, autoClose: false })) {
      digest.update(chunk as Buffer);
      onRead((chunk as Buffer).length);
      yield chunk as Buffer;
    }
    if ((await readIdentity(handle)) !== before) throw createChangedError(file.path);
    await checkIdentity(file, before);
  }

  async function* content(): AsyncGenerator<Buffer> {
    try {
      if (file.compression !== 'zip') yield* decompress(chunks(), file);
      else {
        // The entries of a zip are read by their places; the file is hashed as a whole.
        for await (const _ of chunks());
        yield* readZippedFile(file);
      }
    } catch (error) {
      if (!isCompressionError(error)) throw toReadError(file, error);
      throw new FeedError('data', `${file.name} is cut or damaged: ${error.message}`, { cause: error });
    }
  }

  const reading = content();
  return {
    content: reading,
    hash: () => digest.copy().digest('hex'),
    checkUnchanged: () => checkIdentity(file, before),
    [Symbol.asyncDispose]: async () => void (await reading.return(undefined)),
  };
};

/** Returns the SHA-256 of a file's bytes. */
export const hashFile = async (file: FeedFile, onRead?: (bytes: number) => void): Promise<string> => {
  const source = openFileSource({ ...file, compression: undefined }, onRead);
  for await (const _ of source.content);
  return source.hash();
};
