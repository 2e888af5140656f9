import * as texts from '#texts/report/briefing/pages';
import { importWithRetries } from '@vitrina/ui/lazy/import-with-retries';
import { useToast } from '@vitrina/ui/primitives/toast';
import { IndexDetailsContext } from '@vitrina/ui/primitives/index-badge';
import { useContext, useState } from 'react';
import { useMissingWeekText } from '../../period/nearest-week.tsx';
import { useExportMetadata } from '../export-metadata.ts';
import { type Briefing, BRIEFING_TITLE } from './briefing.ts';

/** Downloads a briefing as a workbook; the writer's code loads on demand. */
export function useBookDownload(briefing: Briefing) {
  const [isPending, setPending] = useState(false);
  const showToast = useToast();
  const getMetadata = useExportMetadata(BRIEFING_TITLE, briefing.before);
  const missingWeek = useMissingWeekText();
  const details = useContext(IndexDetailsContext);
  const findScope = (row: object) => details?.find(row)?.scope;
  const download = async () => {
    setPending(true);
    try {
      const [{ buildBriefingBook }, { downloadBook }] = await importWithRetries(() =>
        Promise.all([import('./briefing-book.ts'), import('@vitrina/ui/report-table/export/download')]),
      );
      const metadata = getMetadata();
      await downloadBook(
        metadata.fileName,
        buildBriefingBook({ briefing, metadata, missingWeek, findScope }),
      );
      showToast({ text: texts.bookReady });
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      showToast({ text: texts.bookFailed(reason) });
    } finally {
      setPending(false);
    }
  };
  return { isPending, download: () => void download() };
}
