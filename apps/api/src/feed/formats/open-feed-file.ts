import { constants } from 'node:fs';
import { type FileHandle, open, readlink, realpath } from 'node:fs/promises';
import { dirname, sep } from 'node:path';
import { FeedError } from '../../command/feed-error.ts';
import type { FeedFile } from './feed-file.ts';

/** The properties of a feed file that are needed to open it. */
export type FeedPath = Pick<FeedFile, 'path' | 'folder'>;

const reasons: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  ENOTDIR: 'there is no such file',
  EACCES: 'this user may not read it',
  EPERM: 'this user may not read it',
  EISDIR: 'it is a folder',
  ENXIO: 'it is not a file',
  ELOOP: 'it is a link; deliver the file itself',
};

/** Error codes that a file of a watched folder keeps until it is delivered again. */
const LASTING_CODES: ReadonlySet<string> = new Set(['ELOOP', 'ENXIO', 'EISDIR']);

/** Maps a system error to a FeedError that names the file and the reason. */
export const toReadError = ({ path, folder }: FeedPath, error: unknown): unknown => {
  if (!(error instanceof Error) || !('syscall' in error) || !('code' in error)) return error;
  const code = String(error.code);
  const kind = folder !== undefined && LASTING_CODES.has(code) ? 'data' : 'io';
  return new FeedError(kind, `${path} cannot be read: ${reasons[code] ?? error.message}`, { cause: error });
};

/** Returns the real path of an open file. On Linux it comes from the descriptor, so that a rename cannot change it. */
const readRealPath = (handle: FileHandle, path: string): Promise<string> =>
  process.platform === 'linux' ? readlink(`/proc/self/fd/${handle.fd}`) : realpath(path);

/** Throws FeedError if the open file is not in the folder, or has a second hard link, which may be outside. */
const checkInside = async (handle: FileHandle, path: string, folder: string): Promise<void> => {
  const refuse = (reason: string) => new FeedError('data', `${path} cannot be read: ${reason}`);
  const [found, inside] = await Promise.all([readRealPath(handle, path), realpath(folder)]);
  if (!`${dirname(found)}${sep}`.startsWith(`${inside}${sep}`))
    throw refuse('it is outside of the watched folder; deliver the file itself');
  if ((await handle.stat()).nlink > 1)
    throw refuse('it is a hard link; deliver a copy, so that no other name of the file can change it');
};

/**
 * Opens a feed file for reading. A file of a watched folder is opened without following links, and its real path must
 * be inside the folder. Throws FeedError.
 */
export const openFeedFile = async (file: FeedPath): Promise<FileHandle> => {
  const { path, folder } = file;
  const noFollow = folder === undefined ? 0 : constants.O_NOFOLLOW;
  let handle: FileHandle | undefined;
  try {
    // Without O_NONBLOCK, opening a named pipe would block.
    handle = await open(path, constants.O_RDONLY | constants.O_NONBLOCK | noFollow);
    if (!(await handle.stat()).isFile())
      throw new FeedError(folder === undefined ? 'io' : 'data', `${path} cannot be read: it is not a file`);
    if (folder !== undefined) await checkInside(handle, path, folder);
    return handle;
  } catch (error) {
    await handle?.close();
    throw toReadError(file, error);
  }
};
