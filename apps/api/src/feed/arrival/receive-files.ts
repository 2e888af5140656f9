import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rm } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { FeedError } from '../feed-error.ts';
import { parseFeedFile } from '../formats/feed-file.ts';
import { describeUrl, download, type DownloadOptions, limitBytes } from './download.ts';

/** Where files come from, and how. */
export interface ArrivalOptions extends DownloadOptions {
  /** Folder that relative paths begin at. */
  readonly folder: string;
  readonly dataDir: string;
  readonly stdin: Readable;
  /** Name of the standard input, which gives its format. */
  readonly stdinName: string | undefined;
}

/** Files on this machine; those that were received are deleted when it is disposed. */
export interface ReceivedFiles extends AsyncDisposable {
  readonly paths: readonly string[];
}

const PREFIX = 'incoming-';

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

/** Deletes what killed commands have received. */
const deleteLeft = async (dataDir: string): Promise<void> => {
  const names = (await readdir(dataDir)).filter((name) => name.startsWith(PREFIX));
  const left = names.filter((name) => !isAlive(Number(name.slice(PREFIX.length))));
  for (const name of left) await rm(join(dataDir, name), { recursive: true, force: true });
};

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

/** Receives a file that is not on this machine's disk, and returns its path. */
const receive = async (name: string, folder: string, options: ArrivalOptions): Promise<string> => {
  const url = isUrl(name) ? new URL(name) : undefined;
  const fileName = url ? nameOfUrl(url) : options.stdinName;
  if (fileName === undefined)
    throw new FeedError('usage', 'Say with --name what the standard input is, like --name offers.csv.gz');
  const path = join(folder, basename(fileName));
  // Before it is read to its end, which may take an hour.
  parseFeedFile(fileName);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await (url ? download(url, path, options) : receiveStdin(path, options));
  return path;
};

/** Finds or receives the files of these names: paths, `https://…` and `-` for the standard input. Throws FeedError. */
export const receiveFiles = async (
  names: readonly string[],
  options: ArrivalOptions,
): Promise<ReceivedFiles> => {
  const incoming = join(options.dataDir, `${PREFIX}${process.pid}`);
  const dispose = () => rm(incoming, { recursive: true, force: true });
  await deleteLeft(options.dataDir);
  const paths: string[] = [];
  try {
    for (const [index, name] of names.entries()) {
      const isReceived = name === '-' || isUrl(name);
      paths.push(
        isReceived
          ? await receive(name, join(incoming, String(index)), options)
          : resolve(options.folder, name),
      );
    }
  } catch (error) {
    await dispose();
    throw error;
  }
  return { paths, [Symbol.asyncDispose]: dispose };
};
