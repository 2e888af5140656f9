import { basename } from 'node:path';
import { crc32 } from 'node:zlib';
import { type Entry, fromFdPromise } from 'yauzl';
import { FeedError } from '../../command/feed-error.ts';
import { type FeedPath, openFeedFile, toReadError } from '../formats/open-feed-file.ts';

/** An entry of a zip archive; its name is never used as a path of the file system. */
export type ZipEntry = Entry;

/** An open zip archive whose directory has been checked. */
export interface ZipArchive extends AsyncDisposable {
  /** Base name of the file, for messages. */
  readonly name: string;
  /** Entries by name in lower case, without folders. */
  readonly entries: ReadonlyMap<string, ZipEntry>;
  /** Returns the inflated bytes of an entry. Throws FeedError if its size or its CRC is wrong. */
  read(entry: ZipEntry): AsyncGenerator<Buffer>;
}

/** Total size of the entries of an archive, inflated. */
const MAX_INFLATED_BYTES = 8 * 1024 ** 3;
const MAX_ENTRIES = 10_000;
const MAX_NAME_LENGTH = 1000;

/** How many times its packed size an entry may inflate to, beyond the free bytes. A sheet of equal rows has 40. */
const MAX_RATIO = 200;
const FREE_BYTES = 16 * 1024 ** 2;

/** Returns the maximum size to which a packed file may inflate. */
export const getMaxInflatedBytes = (packedBytes: number): number =>
  Math.min(MAX_INFLATED_BYTES, FREE_BYTES + packedBytes * MAX_RATIO);

/** Size of a local file header without name and extra fields. */
const HEADER_BYTES = 30;

/** Maps an error about the content of a file to a FeedError that begins with a statement. */
export const toDataError = (statement: string, error: unknown): unknown => {
  if (error instanceof FeedError || !(error instanceof Error)) return error;
  return new FeedError('data', `${statement}: ${error.message}`, { cause: error });
};

const checkEntry = (name: string, entry: ZipEntry): void => {
  const refuse = (reason: string) =>
    new FeedError('data', `${name}: its entry ${entry.fileName.slice(0, 100)} ${reason}`);
  if (entry.fileName.length > MAX_NAME_LENGTH)
    throw refuse(`has a name of over ${MAX_NAME_LENGTH} characters`);
  if (entry.isEncrypted()) throw refuse('is protected by a password; pack it without one');
  if (!entry.canDecodeFileData())
    throw refuse(`is packed by method ${entry.compressionMethod}; pack it as a usual zip (deflate)`);
  if (entry.uncompressedSize > FREE_BYTES + entry.compressedSize * MAX_RATIO)
    throw refuse(`inflates to more than ${MAX_RATIO} times its packed size; the file is refused`);
};

/** Throws FeedError if two entries share bytes of the file. */
const checkOverlaps = (name: string, entries: readonly ZipEntry[]): void => {
  let end = 0;
  for (const entry of entries.toSorted(
    (a, b) => a.relativeOffsetOfLocalHeader - b.relativeOffsetOfLocalHeader,
  )) {
    if (entry.relativeOffsetOfLocalHeader < end)
      throw new FeedError('data', `${name} has entries that overlap; the file is refused`);
    end = entry.relativeOffsetOfLocalHeader + HEADER_BYTES + entry.fileNameLength + entry.compressedSize;
  }
};

/** Reads the directory. Throws FeedError if an entry, or all together, break a limit. */
const readEntries = async (
  name: string,
  directory: AsyncIterable<ZipEntry>,
  maxBytes: number,
): Promise<Map<string, ZipEntry>> => {
  const refuse = (reason: string) => new FeedError('data', `${name} ${reason}; the file is refused`);
  const entries: ZipEntry[] = [];
  const files = new Map<string, ZipEntry>();
  let bytes = 0;
  for await (const entry of directory) {
    checkEntry(name, entry);
    bytes += entry.uncompressedSize;
    if (bytes > maxBytes) throw refuse(`inflates to more than ${maxBytes} bytes`);
    if (entries.push(entry) > MAX_ENTRIES) throw refuse(`has more than ${MAX_ENTRIES} entries`);
    const key = entry.fileName.toLowerCase();
    if (files.has(key)) throw refuse(`has two entries with the name ${entry.fileName}`);
    if (!key.endsWith('/')) files.set(key, entry);
  }
  checkOverlaps(name, entries);
  return files;
};

/** Opens a zip archive. Throws FeedError if it cannot be read, is damaged or breaks a limit. */
export const openZipArchive = async (
  file: FeedPath,
  maxBytes: number = MAX_INFLATED_BYTES,
): Promise<ZipArchive> => {
  const name = basename(file.path);
  const toError = (error: unknown) => toDataError(`${name} is cut or damaged`, toReadError(file, error));
  await using opened = new AsyncDisposableStack();
  const handle = opened.use(await openFeedFile(file));
  try {
    const zip = await fromFdPromise(handle.fd, { autoClose: false });
    const entries = await readEntries(name, zip.eachEntry(), maxBytes);
    const stack = opened.move();
    return {
      name,
      entries,
      async *read(entry) {
        let sum = 0;
        try {
          for await (const chunk of await zip.openReadStreamPromise(entry)) {
            sum = crc32(chunk as Buffer, sum);
            yield chunk as Buffer;
          }
          if (sum !== entry.crc32) throw new Error(`the checksum of ${entry.fileName} is wrong`);
        } catch (error) {
          throw toError(error);
        }
      },
      [Symbol.asyncDispose]: () => stack.disposeAsync(),
    };
  } catch (error) {
    throw toError(error);
  }
};
