import { csvHead, csvRows } from './csv.ts';
import { buildTableFile, type ExportMetadata, type ExportSource } from './build-table-file.ts';
import { writeXlsx } from './xlsx/write-xlsx.ts';

/** A name that every system takes for a file, not longer than most allow. */
const fileName = (name: string, ending: string): string =>
  `${name
    .replaceAll(/[\p{Cc}\p{Cf}/\\:*?"<>|]/gu, ' ')
    .replaceAll(/ {2,}/g, ' ')
    .trim()
    .slice(0, 150)}.${ending}`;

/** So many rows are written between two frames, so that the page stays quick. */
const CSV_PIECE = 4000;

/** Long enough for a browser that asks where to put the file (ms). */
const KEPT_MS = 60_000;

const saveFile = (name: string, content: BlobPart[], type: string): void => {
  const address = URL.createObjectURL(new Blob(content, { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), KEPT_MS);
};

/** What a file says of a table that nobody says more about. */
export const createDefaultMetadata = (caption: string): ExportMetadata => ({
  fileName: caption,
  lines: [],
  addressOf: (href) => new URL(href, location.href).href,
});

/** Lets the page answer, in a tab out of sight too. */
const pause = (): Promise<void> => new Promise((resolve) => void setTimeout(resolve));

const nextFrame = (): Promise<number> => new Promise(requestAnimationFrame);

/** Gives the table as it is shown as a CSV file. */
export const downloadCsv = async ({ view }: ExportSource, about: ExportMetadata): Promise<void> => {
  const { shown, rows, indices } = view;
  const pieces = [csvHead(shown)];
  for (let at = 0; at < indices.length; at += CSV_PIECE) {
    if (at > 0) await pause();
    pieces.push(csvRows(shown, rows, indices.subarray(at, at + CSV_PIECE)));
  }
  saveFile(fileName(about.fileName, 'csv'), pieces, 'text/csv;charset=utf-8');
};

/**
 * Gives the table as it is shown as an Excel workbook.
 * @param onProgress told which part is written, 0–1
 */
export const downloadXlsx = async (
  source: ExportSource,
  about: ExportMetadata,
  onProgress: (part: number) => void,
): Promise<void> => {
  await nextFrame();
  const bytes = await writeXlsx(buildTableFile(source, about), onProgress);
  const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
  saveFile(fileName(about.fileName, 'xlsx'), [bytes], type);
};
