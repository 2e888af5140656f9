import type { Import } from '@vitrina/contract';
import { expect, test } from 'vitest';
import { ApiError } from '../../api/api-error.ts';
import { sendFiles, UnreadableFileError, type UploadRequests } from './send-files.ts';

const KIB = 1024;
const SIZE = 2_000 * KIB;
const endpoint = { metadata: { errorSummary: 'Failed' } };

const createImport = (receivedBytes: number): Import => ({
  id: 'a1',
  state: 'receiving',
  createdAt: '2026-11-16T05:00:00.000Z',
  files: [{ name: 'a.csv', size: SIZE, receivedBytes }],
  progress: null,
  readings: [],
  problems: [],
  report: null,
});

/** A server that fails the parts of these numbers, from 0, and records where each part began and its size, KiB. */
function createServer(failures: Readonly<Record<number, Error>>) {
  const parts: string[] = [];
  let received = 0;
  const requests: UploadRequests = {
    append: async ({ offset, bytes }) => {
      const length = atob(bytes).length;
      const failure = failures[parts.length];
      parts.push(`${offset / KIB}+${length / KIB}`);
      if (failure) throw failure;
      received = offset + length;
      return createImport(received);
    },
    info: async () => createImport(received),
  };
  return { parts, requests };
}

const send = (requests: UploadRequests, signal = new AbortController().signal) => {
  const broken: boolean[] = [];
  const onBroken = (isBroken: boolean) => {
    broken.push(isBroken);
    // The network is back at once: the pause ends.
    if (isBroken) queueMicrotask(() => window.dispatchEvent(new Event('online')));
  };
  const files = [new File([new Uint8Array(SIZE)], 'a.csv')];
  return {
    broken,
    sent: sendFiles(createImport(0), files, requests, { onPart: () => undefined, onBroken }, signal),
  };
};

test('parts become larger while they are fast, up to 1 MiB', async () => {
  const { parts, requests } = createServer({});
  const { files } = await send(requests).sent;
  expect(parts).toEqual(['0+256', '256+512', '768+1024', '1792+208']);
  expect(files[0]?.receivedBytes).toBe(SIZE);
});

test('after a failure the upload goes on from the byte that arrived last, in smaller parts', async () => {
  const { parts, requests } = createServer({
    1: new ApiError(endpoint),
    2: new ApiError(endpoint, { status: 503, body: {} }),
  });
  const { broken, sent } = send(requests);
  await sent;
  expect(parts.slice(0, 5)).toEqual(['0+256', '256+512', '256+256', '256+128', '384+256']);
  expect(broken.slice(0, 4)).toEqual([false, true, true, false]);
});

test.each([
  ['gone', new ApiError(endpoint, { status: 404, body: { error: 'Gone', code: 'IMPORT_NOT_FOUND' } })],
  ['refused', new ApiError(endpoint, { status: 400, body: { error: 'No', code: 'VALIDATION_ERROR' } })],
  ['unreadable', new UnreadableFileError()],
])('an upload that is %s ends with the error', async (_, error) => {
  const { parts, requests } = createServer({ 0: error });
  await expect(send(requests).sent).rejects.toBe(error);
  expect(parts).toHaveLength(1);
});

test('an upload that is paused between two parts ends', async () => {
  const { parts, requests } = createServer({});
  const pause = new AbortController();
  const append: UploadRequests['append'] = async (part, signal) => {
    pause.abort();
    signal.throwIfAborted();
    return requests.append(part, signal);
  };
  await expect(send({ ...requests, append }, pause.signal).sent).rejects.toThrow(/abort/);
  expect(parts).toEqual([]);
});
