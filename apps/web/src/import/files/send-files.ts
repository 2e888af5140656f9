import type { Import } from '@vitrina/contract';
import { MAX_PART_BYTES } from '@vitrina/contract';
import { ApiError } from '../../api/api-error.ts';

/** Size of the first part, and of the smallest one, bytes. */
const FIRST_PART_BYTES = 256 * 1024;
const MIN_PART_BYTES = 16 * 1024;

/** A part that takes less is followed by one of twice the size, ms. */
const FAST_MS = 1_000;

/** The first and the longest pause after a failure, ms. */
const FIRST_PAUSE_MS = 1_000;
const MAX_PAUSE_MS = 30_000;

/** A file that the browser cannot read any more: it was changed, moved or deleted. */
export class UnreadableFileError extends Error {
  override readonly name = 'UnreadableFileError';
}

/** Requests of an upload. */
export interface UploadRequests {
  append: (
    part: { id: string; fileIndex: number; offset: number; bytes: string },
    signal: AbortSignal,
  ) => Promise<Import>;
  info: (id: string, signal: AbortSignal) => Promise<Import>;
}

/** What an upload reports. */
export interface UploadEvents {
  /** A part has arrived. */
  onPart: (current: Import) => void;
  /** The connection is broken, or works again. */
  onBroken: (isBroken: boolean) => void;
}

/** Reads a part of a file in Base64. */
const readPart = (part: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => {
      const url = typeof reader.result === 'string' ? reader.result : '';
      resolve(url.slice(url.indexOf(',') + 1));
    });
    reader.addEventListener('error', () => reject(new UnreadableFileError()));
    reader.readAsDataURL(part);
  });

/** Whether the same request may succeed later: there was no response, or the server is busy. */
const isTemporary = (error: unknown): boolean => {
  if (error instanceof UnreadableFileError) return false;
  if (!(error instanceof ApiError) || error.status === undefined) return true;
  return error.status >= 500 || error.status === 429 || error.status === 408;
};

/** Waits; shorter if the network comes back. Rejects when aborted. */
const pause = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const end = () => {
      clearTimeout(timer);
      window.removeEventListener('online', end);
      signal.removeEventListener('abort', end);
      if (signal.aborted) reject(signal.reason as Error);
      else resolve();
    };
    const timer = setTimeout(end, milliseconds);
    window.addEventListener('online', end);
    signal.addEventListener('abort', end);
  });

/** Place of the first file that is not complete; −1 if all are. */
const findNext = ({ files }: Import): number =>
  files.findIndex(({ size, receivedBytes }) => receivedBytes < size);

/** Sends the next part of the first file that is not complete. */
async function sendPart(
  current: Import,
  files: readonly File[],
  partBytes: number,
  { append }: UploadRequests,
  signal: AbortSignal,
): Promise<Import> {
  const fileIndex = findNext(current);
  const offset = current.files[fileIndex]?.receivedBytes ?? 0;
  const bytes = await readPart(files[fileIndex]?.slice(offset, offset + partBytes) ?? new Blob());
  return append({ id: current.id, fileIndex, offset, bytes }, signal);
}

/**
 * Sends the files of an import in parts, from the byte that the server has last. Waits and goes on after a broken
 * connection. Rejects when aborted, and with an error that waiting does not mend.
 */
export async function sendFiles(
  begun: Import,
  files: readonly File[],
  requests: UploadRequests,
  { onPart, onBroken }: UploadEvents,
  signal: AbortSignal,
): Promise<Import> {
  let current = begun;
  let partBytes = FIRST_PART_BYTES;
  let failuresCount = 0;
  while (findNext(current) !== -1) {
    const startedAt = performance.now();
    try {
      if (failuresCount > 0) current = await requests.info(current.id, signal);
      current = await sendPart(current, files, partBytes, requests, signal);
      if (performance.now() - startedAt < FAST_MS) partBytes = Math.min(partBytes * 2, MAX_PART_BYTES);
      failuresCount = 0;
      onBroken(false);
      onPart(current);
    } catch (error) {
      failuresCount += 1;
      if (signal.aborted || !isTemporary(error)) throw error;
      partBytes = Math.max(partBytes / 2, MIN_PART_BYTES);
      onBroken(true);
      await pause(Math.min(FIRST_PAUSE_MS * 2 ** (failuresCount - 1), MAX_PAUSE_MS), signal);
    }
  }
  return current;
}
