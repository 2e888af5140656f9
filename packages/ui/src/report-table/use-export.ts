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

/** Gives the table as it is shown to the person as a file; the code that writes it comes with the first one. */
export const useExport = (source: FileSource, about: (() => FileAbout) | undefined) => {
  const [work, setWork] = useState<ExportWork | null>(null);
  const take = async (way: 'saveCsv' | 'saveXlsx'): Promise<void> => {
    const onProgress = (part: number) => setWork({ part });
    if (way === 'saveXlsx') onProgress(0);
    try {
      const ways = await import('./take-table.ts');
      await ways[way](source, about?.() ?? ways.plainAbout(source.caption), onProgress);
      if (way === 'saveXlsx') setWork(null);
    } catch (error) {
      setWork(endOf(error));
    }
  };
  return {
    work,
    saveCsv: () => take('saveCsv'),
    saveXlsx: () => take('saveXlsx'),
    dismiss: () => setWork(null),
  };
};
