import type { Import } from '@vitrina/contract';
import { formatCount } from '@vitrina/ui/format/plural';
import { formatWholePercent } from '@vitrina/ui/format/numbers';
import { IconButton } from '@vitrina/ui/primitives/icon-button';
import { Check, FileSpreadsheet, X } from 'lucide-react';
import { formatBytes } from '../format-bytes.ts';
import { ProgressBar } from '../progress-bar.tsx';
import { findFileProblem } from '../step.ts';
import { describeFile } from './describe-file.ts';
import * as texts from '#texts/import/files';

interface Props {
  current: Import;
  /** Undefined where a file cannot be taken out: the page does not have the others. */
  onRemove: ((name: string) => void) | undefined;
}

/** How far a file is: its progress, then that it was read, or what is wrong with it. */
function FileState({ current, place }: { current: Import; place: number }) {
  const { state, readings } = current;
  const file = current.files[place];
  if (file === undefined) return null;
  const { name, size, receivedBytes } = file;
  if (receivedBytes < size)
    return (
      <span className="flex items-center gap-3">
        <ProgressBar label={name} part={receivedBytes / size} className="w-30 max-md:w-20" />
        <span className="figures min-w-9 text-right text-ink-2">
          {formatWholePercent(receivedBytes / size)}
        </span>
      </span>
    );
  if (state === 'receiving' || state === 'waiting' || state === 'checking') return texts.received;
  const problem = findFileProblem(current, name);
  if (problem)
    return <span className="text-down">{problem.kind === 'no-table' ? texts.noTable : texts.notRead}</span>;
  const isRead = state === 'refused' || readings.some((one) => one.file === name);
  return (
    <span className="flex items-center gap-2">
      <Check className="size-4 text-ink-2" aria-hidden="true" />
      {isRead ? texts.read : texts.ownForm}
    </span>
  );
}

/** The files of an import, each with how it was read and how far it is. */
export const FileList = ({ current, onRemove }: Props) => (
  <ul aria-label={texts.chosen} className="mt-4">
    {current.files.map(({ name, size }, place) => {
      const reading = current.readings.find(({ file }) => file === name);
      const problem = findFileProblem(current, name);
      return (
        <li key={`${place} ${name}`} className="border-b border-line py-1.5 max-md:py-2">
          <div className="flex min-h-8 items-center gap-3">
            <FileSpreadsheet className="size-4 shrink-0 text-ink-2" aria-hidden="true" />
            <div className="flex min-w-0 flex-1 items-center gap-x-3 max-md:flex-col max-md:items-stretch">
              <div className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-2.5">
                <span className="max-w-full truncate" title={name}>
                  {name}
                </span>
                <span className="text-ink-2">
                  {[formatBytes(size), ...(reading ? describeFile(reading) : [])].join(' · ')}
                </span>
              </div>
              <span className="shrink-0 text-ink-2">
                <FileState current={current} place={place} />
              </span>
            </div>
            {onRemove && (
              <IconButton
                label={texts.remove(name)}
                icon={<X aria-hidden="true" />}
                onClick={() => onRemove(name)}
              />
            )}
          </div>
          {problem?.kind === 'other' && (
            <p lang="en" className="pb-1 pl-7 text-ink-2 [overflow-wrap:anywhere]">
              {problem.message}
            </p>
          )}
        </li>
      );
    })}
  </ul>
);

/** «2 файла, 49 870 строк» */
export function describeFiles({ files, readings }: Import): string {
  const rowsCount = readings.reduce((sum, one) => sum + one.rowsCount, 0);
  const filesText = formatCount(files.length, texts.file);
  return rowsCount === 0 ? filesText : texts.filesWithRows(filesText, formatCount(rowsCount, texts.row));
}
