import { ChunkLoadError } from '../../../lazy/chunk-load-error.ts';
import { createTrustedWorker } from './trusted-worker.ts';
import type { WorkerMessage, XlsxSource } from './worker-messages.ts';

/**
 * Writes an Excel workbook in a worker, so that the page stays responsive.
 * @param onProgress receives the finished fraction, 0–1
 */
export const writeXlsx = async (
  source: XlsxSource,
  onProgress: (part: number) => void,
): Promise<Uint8Array<ArrayBuffer>> => {
  const { default: url } = await import('./xlsx.worker.ts?worker&url');
  const worker = createTrustedWorker(url);
  const { promise, resolve, reject } = Promise.withResolvers<Uint8Array<ArrayBuffer>>();
  worker.addEventListener('message', ({ data }: MessageEvent<WorkerMessage>) => {
    if ('bytes' in data) resolve(data.bytes);
    else onProgress(data.part);
  });
  worker.addEventListener('error', (event) =>
    reject(event.message === '' ? new ChunkLoadError() : new Error(event.message)),
  );
  try {
    worker.postMessage(source);
    return await promise;
  } finally {
    worker.terminate();
  }
};
