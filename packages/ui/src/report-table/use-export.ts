import { useState } from 'react';
import type { FileAbout, FileSource } from './view-file.ts';

/** A file on its way: which part is written, 0–1, or why it is not there. */
export type ExportWork = { readonly part: number } | { readonly failure: string };

/** A name that every system takes for a file, not longer than most allow. */
const fileName = (name: string, ending: string): string =>
  `${name
    .replaceAll(/[\p{Cc}\p{Cf}/\\:*?"<>|]/gu, ' ')
    .replaceAll(/ {2,}/g, ' ')
    .trim()
    .slice(0, 150)}.${ending}`;

/** Long enough for a browser that asks where to put the file (ms). */
const KEPT_MS = 60_000;

const saveFile = (name: string, content: BlobPart, type: string): void => {
  const address = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), KEPT_MS);
};

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
    const { csvOf } = await import('./csv.ts');
    const { shown, rows, indices } = source.view;
    saveFile(fileName(aboutNow().fileName, 'csv'), csvOf(shown, rows, indices), 'text/csv;charset=utf-8');
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
        bytes,
        'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      );
      setWork(null);
    } catch (error) {
      setWork({ failure: error instanceof Error ? error.message : String(error) });
    }
  };
  return { work, saveCsv, saveXlsx, dismiss: () => setWork(null) };
};
