import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { basename, join, posix, resolve } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { openIncomingFolder } from '../../installation/incoming-folder.ts';
import { FeedError } from '../../command/feed-error.ts';
import { parseFeedFile } from '../formats/feed-file.ts';
import { isS3Address, parseS3Address, type S3Settings } from '../../s3-address.ts';
import { describeUrl, download, type DownloadOptions, limitBytes } from './download.ts';

/** Sources of the files, and options of receiving them. */
export interface ArrivalOptions extends DownloadOptions {
  /** Folder that relative paths start from. */
  readonly folder: string;
  readonly dataDir: string;
  readonly s3: S3Settings;
  readonly stdin: Readable;
  /** File name of the standard input. */
  readonly stdinName: string | undefined;
  /** Refuses names of other formats than the feed's before anything is received. */
  readonly isStrict: boolean;
}

/** Files on this machine. Disposal deletes those that were received. */
export interface ReceivedFiles extends AsyncDisposable {
  readonly paths: readonly string[];
}

const nameOfUrl = (url: URL): string => {
  const name = basename(decodeURIComponent(url.pathname)).replaceAll('\0', '');
  if (name === '') throw new FeedError('usage', `${describeUrl(url)} has no file name`);
  return name;
};

const receiveStdin = async (path: string, { stdin, maxBytes }: ArrivalOptions): Promise<void> => {
  try {
    await pipeline(stdin, limitBytes(maxBytes), createWriteStream(path));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new FeedError('io', `The standard input cannot be read: ${reason}`, { cause: error });
  }
};

const isUrl = (name: string) => /^https?:\/\//i.test(name);

/** Receives an object. Imports the S3 code on demand, since it is larger than the rest of the command. */
const receiveObject = async (name: string, path: string, { s3, maxBytes }: ArrivalOptions): Promise<void> => {
  const [{ createS3Client }, { downloadObject }] = await Promise.all([
    import('./s3-client.ts'),
    import('./s3-object.ts'),
  ]);
  const client = createS3Client(s3);
  try {
    await downloadObject(client, parseS3Address(name), path, maxBytes);
  } finally {
    client.destroy();
  }
};

const isReceived = (name: string) => name === '-' || isUrl(name) || isS3Address(name);

/** Returns the name of a file. */
const readFileName = (name: string, { stdinName }: ArrivalOptions): string | undefined => {
  if (isS3Address(name)) return posix.basename(parseS3Address(name).key).replaceAll('\0', '');
  return isUrl(name) ? nameOfUrl(new URL(name)) : stdinName;
};

/** Receives a file from outside of this machine and returns its path. */
const receive = async (name: string, folder: string, options: ArrivalOptions): Promise<string> => {
  const fileName = readFileName(name, options);
  if (fileName === undefined)
    throw new FeedError('usage', 'Say with --name what the standard input is, like --name offers.csv.gz');
  const path = join(folder, basename(fileName));
  // An unknown format fails before the download, which may take an hour.
  if (options.isStrict) parseFeedFile(fileName);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if (isS3Address(name)) await receiveObject(name, path, options);
  else await (isUrl(name) ? download(new URL(name), path, options) : receiveStdin(path, options));
  return path;
};

/** Finds or receives the files of these names: paths, `https://…`, `s3://bucket/key` and `-` for the standard input. Throws FeedError. */
export const receiveFiles = async (
  names: readonly string[],
  options: ArrivalOptions,
): Promise<ReceivedFiles> => {
  await using incoming = new AsyncDisposableStack();
  const { path: folder } = incoming.use(await openIncomingFolder(options.dataDir));
  const paths: string[] = [];
  for (const [index, name] of names.entries())
    paths.push(
      isReceived(name)
        ? await receive(name, join(folder, String(index)), options)
        : resolve(options.folder, name),
    );
  const received = incoming.move();
  return { paths, [Symbol.asyncDispose]: () => received.disposeAsync() };
};
