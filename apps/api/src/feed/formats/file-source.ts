import { createHash } from 'node:crypto';
import { constants } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { decompress, isCompressionError } from './decompress.ts';
import { FeedError } from '../feed-error.ts';
import type { FeedFile } from './feed-file.ts';

/** Bytes that are read at a time. */
const pieceSize = 1024 * 1024;

const reasons: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  ENOTDIR: 'there is no such file',
  EACCES: 'this user may not read it',
  EPERM: 'this user may not read it',
  EISDIR: 'it is a folder',
};

/** Says which file cannot be read, and why. */
const unreadable = (path: string, error: unknown): unknown => {
  if (!(error instanceof Error) || !('syscall' in error) || !('code' in error)) return error;
  const why = reasons[String(error.code)] ?? error.message;
  return new FeedError('io', `${path} cannot be read: ${why}`, { cause: error });
};

const sizeOf = async (handle: FileHandle, path: string): Promise<number> => {
  const stat = await handle.stat();
  if (!stat.isFile()) throw new FeedError('io', `${path} cannot be read: it is not a file`);
  return stat.size;
};

/** Size in bytes of a file that can be read; FeedFailure where it cannot. */
export const readFileSize = async (path: string): Promise<number> => {
  try {
    // A named pipe is not waited for: it is told to be none of our files.
    await using handle = await open(path, constants.O_RDONLY | constants.O_NONBLOCK);
    return await sizeOf(handle, path);
  } catch (error) {
    throw unreadable(path, error);
  }
};

const identity = async (handle: FileHandle) => {
  const { dev, ino, size, mtimeNs } = await handle.stat({ bigint: true });
  return [dev, ino, size, mtimeNs].join();
};

const changed = (path: string) =>
  new FeedError('data', `${path} changed while it was read; start again when it is complete`);

const refuseOther = async (path: string, before: string) => {
  await using again = await open(path);
  if ((await identity(again)) !== before) throw changed(path);
};

/** A file of the feed as it is read, once and from its beginning to its end. */
export interface FileSource {
  /** The content, decompressed. Ends in FeedFailure where the file is damaged or changes meanwhile. */
  readonly content: AsyncGenerator<Buffer>;
  /** SHA-256 of the file as it lies on the disk, once the content has been read to its end. */
  hash(): string;
  /** FeedFailure where the file is not the one any more that was read. */
  checkUnchanged(): Promise<void>;
}

/** Opens a file for reading; `onRead` is told of every piece that was read, in bytes. */
export const openFileSource = (
  file: FeedFile,
  onRead: (bytes: number) => void = () => undefined,
): FileSource => {
  const digest = createHash('sha256');
  let before = '';

  async function* pieces(): AsyncGenerator<Buffer> {
    await using handle = await open(file.path);
    before = await identity(handle);
    for await (const piece of handle.createReadStream({ highWaterMark: pieceSize, autoClose: false })) {
      digest.update(piece as Buffer);
      onRead((piece as Buffer).length);
      yield piece as Buffer;
    }
    if ((await identity(handle)) !== before) throw changed(file.path);
    await refuseOther(file.path, before);
  }

  async function* content(): AsyncGenerator<Buffer> {
    try {
      yield* decompress(pieces(), file.compression);
    } catch (error) {
      if (!isCompressionError(error)) throw unreadable(file.path, error);
      throw new FeedError('data', `${file.name} is cut or damaged: ${error.message}`, { cause: error });
    }
  }

  return {
    content: content(),
    hash: () => digest.copy().digest('hex'),
    checkUnchanged: () =>
      refuseOther(file.path, before).catch((error: unknown) => {
        throw unreadable(file.path, error);
      }),
  };
};

/** SHA-256 of a file as it lies on the disk. */
export const hashFile = async (file: FeedFile, onRead?: (bytes: number) => void): Promise<string> => {
  const source = openFileSource({ ...file, compression: undefined }, onRead);
  for await (const _ of source.content);
  return source.hash();
};
