import * as texts from '#texts/report-table/export';
import { hasValue, type TableRow } from '../columns/column.ts';
import { getStateWord } from '../columns/row-state.ts';
import { formatCsvHeader, formatCsvRows } from './csv.ts';
import { buildTableFile, type ExportMetadata, type ExportSource } from './build-table-file.ts';
import type { BookFile } from './xlsx/book-file.ts';
import type { XlsxSource } from './xlsx/worker-messages.ts';
import { writeXlsx } from './xlsx/write-xlsx.ts';
import { saveFile } from './save-file.ts';

/** Builds a file name that every operating system accepts. */
const buildFileName = (name: string, ending: string): string =>
  `${name
    .replaceAll(/[\p{Cc}\p{Cf}/\\:*?"<>|]/gu, ' ')
    .replaceAll(/ {2,}/g, ' ')
    .trim()
    .slice(0, 150)}.${ending}`;

/** Rows written per task, so that the page stays responsive. */
const CSV_ROWS_PER_TASK = 4000;

/** Metadata of a table without its own. */
export const createDefaultMetadata = (caption: string): ExportMetadata => ({
  fileName: caption,
  lines: [],
  address: location.href,
  toAbsoluteUrl: (href) => new URL(href, location.href).href,
});

/** Yields to the event loop, also in a background tab. */
const yieldToEventLoop = (): Promise<void> => new Promise((resolve) => void setTimeout(resolve));

const nextFrame = (): Promise<number> => new Promise(requestAnimationFrame);

/** Downloads the visible table as a CSV file. */
export const downloadCsv = async ({ view }: ExportSource, metadata: ExportMetadata): Promise<void> => {
  const { rows, indices } = view;
  const shown = view.shown.filter(hasValue);
  const isCompared = rows[0]?.['state'] !== undefined;
  const field = shown[0]?.field ?? '';
  const getState = isCompared ? (row: TableRow) => getStateWord(row, field) ?? '' : undefined;
  const chunks = [formatCsvHeader(shown, isCompared ? texts.state : undefined)];
  for (let at = 0; at < indices.length; at += CSV_ROWS_PER_TASK) {
    if (at > 0) await yieldToEventLoop();
    chunks.push(formatCsvRows(shown, rows, indices.subarray(at, at + CSV_ROWS_PER_TASK), getState));
  }
  saveFile(buildFileName(metadata.fileName, 'csv'), chunks, 'text/csv;charset=utf-8');
};

/** Writes and downloads a workbook. */
const downloadWorkbook = async (
  fileName: string,
  source: XlsxSource,
  onProgress: (part: number) => void,
): Promise<void> => {
  const bytes = await writeXlsx(source, onProgress);
  const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
  saveFile(buildFileName(fileName, 'xlsx'), [bytes], type);
};

/**
 * Downloads the visible table as an Excel workbook.
 * @param onProgress receives the written fraction, 0–1
 */
export const downloadXlsx = async (
  source: ExportSource,
  metadata: ExportMetadata,
  onProgress: (part: number) => void,
): Promise<void> => {
  await nextFrame();
  await downloadWorkbook(metadata.fileName, buildTableFile(source, metadata), onProgress);
};

/** Downloads a workbook of several sheets. */
export const downloadBook = (fileName: string, book: BookFile): Promise<void> =>
  downloadWorkbook(fileName, book, () => undefined);
