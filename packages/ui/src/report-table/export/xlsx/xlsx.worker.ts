import { buildSheets, type TableFile } from './table-file.ts';
import { buildWorkbook } from './workbook.ts';

/** What the worker answers: which part is done, 0–1, then the file. */
export type WorkerMessage = { readonly part: number } | { readonly bytes: Uint8Array<ArrayBuffer> };

const answer = (message: WorkerMessage, transfer: Transferable[] = []): void =>
  self.postMessage(message, { transfer });

self.addEventListener('message', ({ data }: MessageEvent<TableFile>) => {
  const bytes = buildWorkbook(buildSheets(data), (part) => answer({ part }));
  answer({ bytes }, [bytes.buffer]);
});
