import { buildBookSheets } from './book-file.ts';
import { buildSheets } from './table-file.ts';
import { buildWorkbook } from './workbook.ts';
import type { WorkerMessage, XlsxSource } from './worker-messages.ts';

const post = (message: WorkerMessage, transfer: Transferable[] = []): void =>
  self.postMessage(message, { transfer });

self.addEventListener('message', ({ data }: MessageEvent<XlsxSource>) => {
  const sheets = 'pages' in data ? buildBookSheets(data) : buildSheets(data);
  const bytes = buildWorkbook(sheets, (part) => post({ part }));
  post({ bytes }, [bytes.buffer]);
});
