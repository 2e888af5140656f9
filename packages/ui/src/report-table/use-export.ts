import { useState } from 'react';
import { isMissingCode } from '../missing-code.ts';
import type { FileAbout, FileSource } from './view-file.ts';

/** A file on its way: which part is written, 0–1, or why it is not there; the code that writes it may be gone. */
export type ExportWork =
  | { readonly part: number }
  | { readonly failure: string }
  | { readonly lacksCode: true };

const endOf = (error: unknown): ExportWork => {
  if (isMissingCode(error)) return { lacksCode: true };
  return { failure: error instanceof Error ? error.message : String(error) };
};

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

/** Lets the page answer, in a tab out of sight too. */
const pause = (): Promise<void> => new Promise((resolve) => void setTimeout(resolve));

const nextFrame = (): Promise<number> => new Promise(requestAnimationFrame);

const plainAbout = (caption: string): FileAbout => ({
  fileName: caption,
  lines: [],
  addressOf: (href) => new URL(href, location.href).href,
});

/** Gives the table as it is shown to the person as a file. */
export const useExport = (source: FileSource, about: (() => FileAbout) | undefined) => {
  const [work, setWork] = useState<ExportWork | null>(null);
  const aboutNow = (): FileAbout => about?.() ?? plainAbout(source.caption);

  const saveCsv = async (): Promise<void> => {
    const { csvHead, csvRows } = await import('./csv.ts');
    const { shown, rows, indices } = source.view;
    const pieces = [csvHead(shown)];
    for (let at = 0; at < indices.length; at += CSV_PIECE) {
      if (at > 0) await pause();
      pieces.push(csvRows(shown, rows, indices.subarray(at, at + CSV_PIECE)));
    }
    saveFile(fileName(aboutNow().fileName, 'csv'), pieces, 'text/csv;charset=utf-8');
  };
  const saveXlsx = async (): Promise<void> => {
    setWork({ part: 0 });
    try {
      const [{ writeXlsx }, { viewFile }] = await Promise.all([
        import('./xlsx/write-xlsx.ts'),
        import('./view-file.ts'),
      ]);
      await nextFrame();
      const now = aboutNow();
      const bytes = await writeXlsx(viewFile(source, now), (part) => setWork({ part }));
      saveFile(
        fileName(now.fileName, 'xlsx'),
        [bytes],
        'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      );
      setWork(null);
    } catch (error) {
      setWork(endOf(error));
    }
  };
  return {
    work,
    saveCsv: () => saveCsv().catch((error: unknown) => setWork(endOf(error))),
    saveXlsx,
    dismiss: () => setWork(null),
  };
};
