import { Download, Ellipsis } from 'lucide-react';
import { useImperativeHandle, type ReactNode, type Ref } from 'react';
import * as texts from '#texts/report-table/report-table';
import { formatCount } from '../../format/plural.ts';
import { Button } from '../../primitives/button.tsx';
import { Menu, MenuItem, MenuSeparator } from '../../primitives/menu.tsx';
import { FocusedReloadToast, IsServerBusyContext } from '../../lazy/reload-notice.tsx';
import { ExportProgress } from './export-progress.tsx';
import { useExport, type TableExport } from './use-export.ts';
import type { ExportMetadata, ExportSource } from './build-table-file.ts';

interface Props extends ExportSource {
  readonly getMetadata: (() => ExportMetadata) | undefined;
  /** Items before the exports on a phone, whose toolbar has one menu for rare actions. */
  readonly phoneItems: ReactNode;
  readonly isPhone: boolean;
  /** Whether the button has no text. */
  readonly isIcon: boolean;
  readonly exportRef: Ref<TableExport> | undefined;
}

const createExportButton = (isIcon: boolean) => (
  <Button small aria-label={texts.exportFile} title={isIcon ? texts.exportFile : undefined}>
    <Download className="size-4 text-ink-2" aria-hidden="true" />
    {isIcon ? null : <span className="@max-[40rem]:hidden">{texts.exportFile}</span>}
  </Button>
);

const MoreButton = (
  <Button small aria-label={texts.more}>
    <Ellipsis className="size-4 text-ink-2" aria-hidden="true" />
  </Button>
);

/** Menu that exports the visible table as a file; on a phone with further items. */
export const ExportMenu = ({ getMetadata, phoneItems, isPhone, isIcon, exportRef, ...source }: Props) => {
  const { status, saveCsv, saveXlsx, dismiss } = useExport(source, getMetadata);
  useImperativeHandle(exportRef, () => (format) => void (format === 'csv' ? saveCsv() : saveXlsx()));
  const count = source.view.indices.length;
  const isBusy = status !== null && 'part' in status;
  const isCodeMissing = status !== null && 'isCodeMissing' in status;
  return (
    <>
      <Menu align="end" title={texts.more} trigger={isPhone ? MoreButton : createExportButton(isIcon)}>
        {isPhone ? phoneItems : null}
        {isPhone && phoneItems !== null ? <MenuSeparator /> : null}
        <MenuItem disabled={isBusy} onSelect={() => void saveXlsx()}>
          <span className="flex-1">{isPhone ? texts.downloadXlsx : 'Excel (XLSX)'}</span>
          <span className="text-ink-3">{formatCount(count, source.noun)}</span>
        </MenuItem>
        <MenuItem onSelect={() => void saveCsv()}>
          <span className="flex-1">{isPhone ? texts.downloadCsv : 'CSV'}</span>
          <span className="text-ink-3">{formatCount(count, source.noun)}</span>
        </MenuItem>
      </Menu>
      {isCodeMissing && (
        <IsServerBusyContext value={status.isServerBusy}>
          <FocusedReloadToast />
        </IsServerBusyContext>
      )}
      {status === null || isCodeMissing ? null : (
        <ExportProgress status={status} rows={count} onRetry={() => void saveXlsx()} onClose={dismiss} />
      )}
    </>
  );
};
