import { useState } from 'react';
import { isChunkLoadError } from '../../lazy/chunk-load-error.ts';
import type { ExportMetadata, ExportSource } from './build-table-file.ts';

/** A file on its way: which part is written, 0–1, or why it is not there; the code that writes it may be gone. */
export type ExportStatus =
  | { readonly part: number }
  | { readonly failure: string }
  | { readonly lacksCode: true };

const endOf = (error: unknown): ExportStatus => {
  if (isChunkLoadError(error)) return { lacksCode: true };
  return { failure: error instanceof Error ? error.message : String(error) };
};

/** Gives the table as it is shown to the person as a file; the code that writes it comes with the first one. */
export const useExport = (source: ExportSource, about: (() => ExportMetadata) | undefined) => {
  const [work, setWork] = useState<ExportStatus | null>(null);
  const take = async (way: 'downloadCsv' | 'downloadXlsx'): Promise<void> => {
    const onProgress = (part: number) => setWork({ part });
    if (way === 'downloadXlsx') onProgress(0);
    try {
      const ways = await import('./download-table.ts');
      await ways[way](source, about?.() ?? ways.createDefaultMetadata(source.caption), onProgress);
      if (way === 'downloadXlsx') setWork(null);
    } catch (error) {
      setWork(endOf(error));
    }
  };
  return {
    work,
    saveCsv: () => take('downloadCsv'),
    saveXlsx: () => take('downloadXlsx'),
    dismiss: () => setWork(null),
  };
};
