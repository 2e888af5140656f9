import { useState } from 'react';
import * as texts from '#texts/report-table/report-table';
import { formatCount } from '../../format/plural.ts';
import { isolateBidi } from '../../format/bidi.ts';
import { isChunkLoadError, isServerBusyError } from '../../lazy/chunk-load-error.ts';
import { importWithRetries } from '../../lazy/import-with-retries.ts';
import { useToast } from '../../primitives/toast.tsx';
import type { ExportMetadata, ExportSource } from './build-table-file.ts';

/** Saves the visible table as a file. */
export type TableExport = (format: 'xlsx' | 'csv') => void;

/** Status of an export: written fraction 0–1, error message, or that its code could not be loaded. */
export type ExportStatus =
  | { readonly part: number }
  | { readonly message: string }
  | { readonly isCodeMissing: true; readonly isServerBusy: boolean };

const toErrorStatus = (error: unknown): ExportStatus => {
  if (isChunkLoadError(error)) return { isCodeMissing: true, isServerBusy: isServerBusyError(error) };
  return { message: error instanceof Error ? error.message : String(error) };
};

const readyTexts = { downloadCsv: texts.csvReady, downloadXlsx: texts.xlsxReady } as const;

/** Exports the visible table as a file; the writer's code loads on demand. */
export const useExport = (source: ExportSource, getMetadata: (() => ExportMetadata) | undefined) => {
  const [status, setStatus] = useState<ExportStatus | null>(null);
  const showToast = useToast();
  const run = async (format: 'downloadCsv' | 'downloadXlsx'): Promise<void> => {
    const onProgress = (part: number) => setStatus({ part });
    if (format === 'downloadXlsx') onProgress(0);
    try {
      const downloads = await importWithRetries(() => import('./download-table.ts'));
      await downloads[format](
        source,
        getMetadata?.() ?? downloads.createDefaultMetadata(source.caption),
        onProgress,
      );
      if (format === 'downloadXlsx') setStatus(null);
      const rows = formatCount(source.view.indices.length, source.noun);
      showToast({ text: readyTexts[format](isolateBidi(source.caption), rows) });
    } catch (error) {
      setStatus(toErrorStatus(error));
    }
  };
  return {
    status,
    saveCsv: () => run('downloadCsv'),
    saveXlsx: () => run('downloadXlsx'),
    dismiss: () => setStatus(null),
  };
};
