import { X } from 'lucide-react';
import * as texts from '#texts/report-table/export-progress';
import { formatWholePercent } from '../../format/numbers.ts';
import { formatCount } from '../../format/plural.ts';
import { Button } from '../../primitives/button.tsx';
import { IconButton } from '../../primitives/icon-button.tsx';
import type { ExportStatus } from './use-export.ts';

interface ProgressProps {
  readonly status: Exclude<ExportStatus, { isCodeMissing: true }>;
  readonly rows: number;
  readonly onRetry: () => void;
  readonly onClose: () => void;
}

/** Progress or error of an export, in the corner; appears after 300 ms. */
export const ExportProgress = ({ status, rows, onRetry, onClose }: ProgressProps) => {
  const frameClass =
    'fixed right-4 bottom-4 z-50 w-72 rounded-popover border border-line bg-raised shadow-float';
  if ('message' in status)
    return (
      <div role="alert" className={`${frameClass} py-1 pr-1 pl-3.5`}>
        <div className="flex items-center">
          <span className="flex-1 font-semibold text-down">{texts.failed}</span>
          <IconButton label={texts.close} icon={<X aria-hidden="true" />} onClick={onClose} />
        </div>
        <p className="pr-2.5 pb-2 text-ink-2">{status.message}</p>
        <Button small className="mb-2" onClick={onRetry}>
          {texts.retry}
        </Button>
      </div>
    );
  const label = `XLSX, ${formatCount(rows, texts.row)}`;
  return (
    <output className={`${frameClass} block animate-appear p-3.5 [animation-delay:300ms]`}>
      <span className="mb-2 flex justify-between">
        {label}
        <span className="figures text-ink-2">{formatWholePercent(status.part)}</span>
      </span>
      <progress
        aria-label={label}
        max={1}
        value={status.part}
        className="block h-1 w-full appearance-none overflow-hidden rounded-mark [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-press [&::-webkit-progress-value]:bg-accent"
      />
    </output>
  );
};
