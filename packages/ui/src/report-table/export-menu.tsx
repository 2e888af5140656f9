import { Download, X } from 'lucide-react';
import { formatPercent } from '../format.ts';
import { counted, type Noun } from '../plural.ts';
import { Button } from '../primitives/button.tsx';
import { IconButton } from '../primitives/icon-button.tsx';
import { Menu, MenuItem } from '../primitives/menu.tsx';
import { useExport, type ExportWork } from './use-export.ts';
import type { FileAbout, FileSource } from './view-file.ts';

const rowNoun: Noun = { one: 'строка', few: 'строки', many: 'строк' };

interface ProgressProps {
  readonly work: ExportWork;
  readonly rows: number;
  readonly onRetry: () => void;
  readonly onClose: () => void;
}

/** A file on its way, in the corner; a quick one is there before this is seen. */
const Progress = ({ work, rows, onRetry, onClose }: ProgressProps) => {
  const frame = 'fixed right-4 bottom-4 z-50 w-72 rounded-popover border border-line bg-raised shadow-float';
  if ('failure' in work)
    return (
      <div role="alert" className={`${frame} py-1 pr-1 pl-3.5`}>
        <div className="flex items-center">
          <span className="flex-1 font-semibold text-down">Файл не получился</span>
          <IconButton label="Закрыть" icon={<X aria-hidden="true" />} onClick={onClose} />
        </div>
        <p className="pr-2.5 pb-2 text-ink-2">{work.failure}</p>
        <Button small className="mb-2" onClick={onRetry}>
          Повторить
        </Button>
      </div>
    );
  const words = `XLSX, ${counted(rows, rowNoun)}`;
  return (
    <output className={`${frame} block animate-appear p-3.5 [animation-delay:300ms]`}>
      <span className="mb-2 flex justify-between">
        {words}
        <span className="figures text-ink-2">{formatPercent(work.part).replace(/,\d/, '')}</span>
      </span>
      <progress
        aria-label={words}
        max={1}
        value={work.part}
        className="block h-1 w-full appearance-none overflow-hidden rounded-mark [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-press [&::-webkit-progress-value]:bg-accent"
      />
    </output>
  );
};

interface Props extends FileSource {
  readonly about: (() => FileAbout) | undefined;
  readonly phone: boolean;
}

/** The table as it is shown, as a file. */
export const ExportMenu = ({ about, phone, ...source }: Props) => {
  const { work, saveCsv, saveXlsx, dismiss } = useExport(source, about);
  const count = source.view.indices.length;
  const isBusy = work !== null && 'part' in work;
  return (
    <>
      <Menu
        align="end"
        trigger={
          <Button small aria-label="Экспорт">
            <Download className="size-4 text-ink-2" aria-hidden="true" />
            {phone ? null : 'Экспорт'}
          </Button>
        }
      >
        <MenuItem disabled={isBusy} onSelect={() => void saveXlsx()}>
          <span className="flex-1">Excel (XLSX)</span>
          <span className="text-ink-3">{counted(count, source.noun)}</span>
        </MenuItem>
        <MenuItem onSelect={() => void saveCsv()}>
          <span className="flex-1">CSV</span>
          <span className="text-ink-3">{counted(count, source.noun)}</span>
        </MenuItem>
      </Menu>
      {work === null ? null : (
        <Progress work={work} rows={count} onRetry={() => void saveXlsx()} onClose={dismiss} />
      )}
    </>
  );
};
