import { sheetsOf, type TableFile } from './table-file.ts';
import { workbookOf } from './workbook.ts';

/** What the worker answers: which part is done, 0–1, then the file. */
export type WorkerAnswer = { readonly part: number } | { readonly bytes: Uint8Array<ArrayBuffer> };

const answer = (message: WorkerAnswer, transfer: Transferable[] = []): void =>
  self.postMessage(message, { transfer });

self.addEventListener('message', ({ data }: MessageEvent<TableFile>) => {
  const bytes = workbookOf(sheetsOf(data), (part) => answer({ part }));
  answer({ bytes }, [bytes.buffer]);
});
