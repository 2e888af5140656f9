import { buildSheets, type TableFile } from './table-file.ts';
import { buildWorkbook } from './workbook.ts';

/** Messages of the worker: finished fraction 0–1, then the file. */
export type WorkerMessage = { readonly part: number } | { readonly bytes: Uint8Array<ArrayBuffer> };

const post = (message: WorkerMessage, transfer: Transferable[] = []): void =>
  self.postMessage(message, { transfer });

self.addEventListener('message', ({ data }: MessageEvent<TableFile>) => {
  const bytes = buildWorkbook(buildSheets(data), (part) => post({ part }));
  post({ bytes }, [bytes.buffer]);
});
