import { Download } from 'lucide-react';
import { Suspense } from 'react';
import { createLazyComponent } from '../../lazy/lazy-component.ts';
import { formatCount } from '../../format/plural.ts';
import { Button } from '../../primitives/button.tsx';
import { Menu, MenuItem } from '../../primitives/menu.tsx';
import { ReloadToast, FocusedReloadToast } from '../../lazy/reload-notice.tsx';
import { useExport } from './use-export.ts';
import type { ExportMetadata, ExportSource } from './build-table-file.ts';

/** Wanted only once a file is on its way. */
const ExportProgress = createLazyComponent(
  async () => (await import('./export-progress.tsx')).ExportProgress,
  ReloadToast,
);

interface Props extends ExportSource {
  readonly about: (() => ExportMetadata) | undefined;
  readonly phone: boolean;
}

/** The table as it is shown, as a file. */
export const ExportMenu = ({ about, phone, ...source }: Props) => {
  const { work, saveCsv, saveXlsx, dismiss } = useExport(source, about);
  const count = source.view.indices.length;
  const isBusy = work !== null && 'part' in work;
  const lacksCode = work !== null && 'lacksCode' in work;
  return (
    <>
      <Menu
        align="end"
        trigger={
          <Button small aria-label="Экспорт">
            <Download className="size-4 text-ink-2" aria-hidden="true" />
            {phone ? null : <span className="@max-[40rem]:hidden">Экспорт</span>}
          </Button>
        }
      >
        <MenuItem disabled={isBusy} onSelect={() => void saveXlsx()}>
          <span className="flex-1">Excel (XLSX)</span>
          <span className="text-ink-3">{formatCount(count, source.noun)}</span>
        </MenuItem>
        <MenuItem onSelect={() => void saveCsv()}>
          <span className="flex-1">CSV</span>
          <span className="text-ink-3">{formatCount(count, source.noun)}</span>
        </MenuItem>
      </Menu>
      {lacksCode && <FocusedReloadToast />}
      {work === null || lacksCode ? null : (
        <Suspense>
          <ExportProgress work={work} rows={count} onRetry={() => void saveXlsx()} onClose={dismiss} />
        </Suspense>
      )}
    </>
  );
};
