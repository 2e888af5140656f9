import { createHash } from 'node:crypto';
import { constants } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { decompress, isCompressionError } from './decompress.ts';
import { FeedError } from '../feed-error.ts';
import type { FeedFile } from './feed-file.ts';

const CHUNK_BYTES = 1024 * 1024;

const reasons: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  ENOTDIR: 'there is no such file',
  EACCES: 'this user may not read it',
  EPERM: 'this user may not read it',
  EISDIR: 'it is a folder',
};

/** Maps a system error to a FeedError that names the file and the reason. */
const toReadError = (path: string, error: unknown): unknown => {
  if (!(error instanceof Error) || !('syscall' in error) || !('code' in error)) return error;
  const reason = reasons[String(error.code)] ?? error.message;
  return new FeedError('io', `${path} cannot be read: ${reason}`, { cause: error });
};

const getSize = async (handle: FileHandle, path: string): Promise<number> => {
  const stat = await handle.stat();
  if (!stat.isFile()) throw new FeedError('io', `${path} cannot be read: it is not a file`);
  return stat.size;
};

/** Returns the size of a readable file in bytes. Throws FeedError (io) if it cannot be read. */
export const readFileSize = async (path: string): Promise<number> => {
  try {
    // Without O_NONBLOCK, opening a named pipe would block.
    await using handle = await open(path, constants.O_RDONLY | constants.O_NONBLOCK);
    return await getSize(handle, path);
  } catch (error) {
    throw toReadError(path, error);
  }
};

const readIdentity = async (handle: FileHandle) => {
  const { dev, ino, size, mtimeNs } = await handle.stat({ bigint: true });
  return [dev, ino, size, mtimeNs].join();
};

const changedError = (path: string) =>
  new FeedError('data', `${path} changed while it was read; start again when it is complete`);

const checkIdentity = async (path: string, before: string) => {
  await using handle = await open(path);
  if ((await readIdentity(handle)) !== before) throw changedError(path);
};

/** A feed file that is read once, from start to end. */
export interface FileSource {
  /** Decompressed content. Throws FeedError if the file is damaged or changes during reading. */
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
    await using handle = await open(file.path);
    before = await readIdentity(handle);
    for await (const chunk of handle.createReadStream({ highWaterMark: CHUNK_BYTES, autoClose: false })) {
      digest.update(chunk as Buffer);
      onRead((chunk as Buffer).length);
      yield chunk as Buffer;
    }
    if ((await readIdentity(handle)) !== before) throw changedError(file.path);
    await checkIdentity(file.path, before);
  }

  async function* content(): AsyncGenerator<Buffer> {
    try {
      yield* decompress(chunks(), file);
    } catch (error) {
      if (!isCompressionError(error)) throw toReadError(file.path, error);
      throw new FeedError('data', `${file.name} is cut or damaged: ${error.message}`, { cause: error });
    }
  }

  return {
    content: content(),
    hash: () => digest.copy().digest('hex'),
    checkUnchanged: () =>
      checkIdentity(file.path, before).catch((error: unknown) => {
        throw toReadError(file.path, error);
      }),
  };
};

/** Returns the SHA-256 of a file's bytes. */
export const hashFile = async (file: FeedFile, onRead?: (bytes: number) => void): Promise<string> => {
  const source = openFileSource({ ...file, compression: undefined }, onRead);
  for await (const _ of source.content);
  return source.hash();
};
