import type { BookFile } from './book-file.ts';
import type { TableFile } from './table-file.ts';

/** Content of a workbook: one table with its description, or several sheets. */
export type XlsxSource = TableFile | BookFile;

/** Messages of the worker: finished fraction 0–1, then the file. */
export type WorkerMessage = { readonly part: number } | { readonly bytes: Uint8Array<ArrayBuffer> };
