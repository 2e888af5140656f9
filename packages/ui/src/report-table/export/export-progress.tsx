import { X } from 'lucide-react';
import { formatPercent } from '../../format/numbers.ts';
import { formatCount, type Noun } from '../../format/plural.ts';
import { Button } from '../../primitives/button.tsx';
import { IconButton } from '../../primitives/icon-button.tsx';
import type { ExportStatus } from './use-export.ts';

const rowNoun: Noun = { one: 'строка', few: 'строки', many: 'строк' };

interface ProgressProps {
  readonly work: Exclude<ExportStatus, { lacksCode: true }>;
  readonly rows: number;
  readonly onRetry: () => void;
  readonly onClose: () => void;
}

/** A file on its way, in the corner; a quick one is there before this is seen. */
export const ExportProgress = ({ work, rows, onRetry, onClose }: ProgressProps) => {
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
  const words = `XLSX, ${formatCount(rows, rowNoun)}`;
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
