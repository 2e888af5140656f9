import type { Import } from '@vitrina/contract';
import { formatWholePercent } from '@vitrina/ui/format/numbers';
import { Button } from '@vitrina/ui/primitives/button';
import { ErrorState } from '@vitrina/ui/primitives/states';
import { useState } from 'react';
import { emptyDraft, toMapping } from '../columns/draft.ts';
import { FlowError } from '../flow-error.tsx';
import { ImportFoot } from '../import-foot.tsx';
import { ImportProgress } from '../import-progress.tsx';
import { isRunning } from '../imports-query.ts';
import { hasDecisions, findFileProblem } from '../step.ts';
import type { ImportFlow } from '../use-import.ts';
import { addFiles, findSameFiles } from './choose-files.ts';
import { DropZone } from './drop-zone.tsx';
import { describeFiles, FileList } from './file-list.tsx';
import * as texts from '#texts/import/files';

const getPart = ({ files }: Import): number => {
  const size = files.reduce((sum, file) => sum + file.size, 0);
  return size === 0 ? 1 : files.reduce((sum, file) => sum + file.receivedBytes, 0) / size;
};

/** What a person needs to know before choosing a file. */
const Hints = () => (
  <dl className="mt-7 grid gap-x-8 gap-y-4 md:grid-cols-3">
    {texts.hints.map(({ title, text }) => (
      <div key={title}>
        <dt className="text-section">{title}</dt>
        <dd className="text-label font-normal text-ink-2">{text}</dd>
      </div>
    ))}
  </dl>
);

/** Says how far the files are. */
function FilesProgress({ flow }: { flow: ImportFlow }) {
  const { current, upload, files } = flow;
  if (current === undefined) return null;
  if (isRunning(current)) return <ImportProgress flow={flow} current={current} title={texts.reading} />;
  if (current.state !== 'receiving' || getPart(current) === 1) return describeFiles(current);
  const part = formatWholePercent(getPart(current));
  if (upload.state === 'broken') return <span aria-live="polite">{texts.broken(part)}</span>;
  if (upload.state === 'sending') return texts.sending(part);
  return files && texts.paused(part);
}

/** Buttons of the files: stop, pause and go on, and the next step. */
function FilesButtons({ flow }: { flow: ImportFlow }) {
  const { current, upload, files, isPending } = flow;
  if (current === undefined) return null;
  const isSending = upload.state === 'sending' || upload.state === 'broken';
  const isReceived = current.state === 'receiving' && getPart(current) === 1;
  const canGoOn = files !== undefined && current.state === 'receiving' && !isReceived;
  const isRead =
    current.state === 'checked' ||
    (current.state === 'refused' && (current.readings.length > 0 || hasDecisions(current)));
  const isWrong = current.files.some(({ name }) => findFileProblem(current, name) !== undefined);
  const next = () => {
    if (isReceived) flow.check(toMapping([], [], emptyDraft), 'files');
    else flow.open('columns');
  };
  return (
    <>
      <Button variant="quiet" onClick={flow.remove}>
        {texts.cancel}
      </Button>
      {canGoOn && isSending && <Button onClick={upload.pause}>{texts.pause}</Button>}
      {canGoOn && !isSending && <Button onClick={() => flow.resume()}>{texts.goOn}</Button>}
      <Button
        variant="primary"
        disabled={isWrong || !(isRead || isReceived)}
        pending={isPending && !isSending}
        onClick={next}
      >
        {texts.toColumns}
      </Button>
    </>
  );
}

/** The step «Файлы»: files are dropped, sent and read. */
export function FilesStep({ flow, maxBytes }: { flow: ImportFlow; maxBytes: number }) {
  const [reason, setReason] = useState<string>();
  const { current, files, isLost } = flow;
  const isInterrupted = current?.state === 'receiving' && files === undefined && getPart(current) < 1;
  const choose = (chosen: readonly File[]) => {
    const same = isInterrupted ? findSameFiles(current, chosen) : undefined;
    if (same) return flow.resume(same);
    const choice = addFiles(files ?? [], chosen, maxBytes);
    setReason('reason' in choice ? choice.reason : undefined);
    if ('files' in choice) flow.begin(choice.files);
  };
  const remove = (name: string) => {
    const left = files?.filter((file) => file.name !== name) ?? [];
    if (left.length === 0) flow.remove();
    else flow.begin(left);
  };
  return (
    <>
      <div className="max-w-[58.5rem] px-(--gutter) pb-8">
        <DropZone onFiles={choose} />
        <div className="mt-3 space-y-3 empty:hidden">
          {reason !== undefined && <ErrorState title={texts.notTaken} message={reason} />}
          {isLost && <ErrorState title={texts.lost} message={texts.lostWhy} />}
          {isInterrupted && (
            <output className="block rounded-control border border-warn-line bg-warn-soft px-3.5 py-3">
              {texts.interrupted(formatWholePercent(getPart(current)))}
            </output>
          )}
          <FlowError flow={flow} />
        </div>
        {current && <FileList current={current} onRemove={files && remove} />}
        <Hints />
      </div>
      {current && (
        <ImportFoot actions={<FilesButtons flow={flow} />}>
          <FilesProgress flow={flow} />
        </ImportFoot>
      )}
    </>
  );
}
