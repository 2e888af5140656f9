import type { Import } from '@vitrina/contract';
import { formatWholePercent } from '@vitrina/ui/format/numbers';
import type { ImportFlow } from './use-import.ts';
import { ProgressBar } from './progress-bar.tsx';
import * as texts from '#texts/import/import';

interface Props {
  flow: ImportFlow;
  current: Import;
  /** What the server is at. */
  title: string;
}

/** How far the server is with a running import. */
export function ImportProgress({ flow, current, title }: Props) {
  const { progress, state } = current;
  const step =
    progress === null
      ? texts.waitingSteps[state === 'waiting' ? 'others' : 'begins']
      : texts.runningSteps[progress.step];
  const part =
    progress === null || progress.total === 0 ? undefined : Math.min(progress.done / progress.total, 1);
  const text = texts.progress(title, flow.isUnreachable ? texts.unreachable : step);
  return (
    <div className="max-w-[32rem]">
      <p className="flex gap-4">
        <span aria-live="polite" className="min-w-0 flex-1 font-medium text-ink">
          {text}
        </span>
        {part !== undefined && <span className="figures">{formatWholePercent(part)}</span>}
      </p>
      <ProgressBar label={text} part={part} className="mt-1.5 w-full" />
    </div>
  );
}
