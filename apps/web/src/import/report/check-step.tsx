import type { Import, ImportReport } from '@vitrina/contract';
import { Button, getButtonClass } from '@vitrina/ui/primitives/button';
import { Checkbox } from '@vitrina/ui/primitives/checkbox';
import { ErrorState } from '@vitrina/ui/primitives/states';
import { Link } from '@vitrina/ui/link';
import { formatPercent } from '@vitrina/ui/format/numbers';
import { useState } from 'react';
import { FlowError } from '../flow-error.tsx';
import { ImportFoot } from '../import-foot.tsx';
import { ImportProgress } from '../import-progress.tsx';
import { isRunning } from '../imports-query.ts';
import type { ImportFlow } from '../use-import.ts';
import { Changes } from './changes.tsx';
import { describeLosses, listLosses } from './list-losses.ts';
import { nameWeeks } from './name-weeks.ts';
import { Figures } from './figures.tsx';
import { Rejects } from './rejects.tsx';
import { useWeekLink } from './use-week-link.ts';
import { Warnings } from './warnings.tsx';
import * as fileTexts from '#texts/import/files';
import * as columnTexts from '#texts/import/columns';
import * as texts from '#texts/import/report';

/** A larger share of refused rows needs the person's consent. */
const MAX_REJECTED_SHARE = 0.001;

interface Props {
  flow: ImportFlow;
  current: Import;
  report: ImportReport;
}

/** The foot of the check: what publishing does, and the button that begins it. */
function CheckFoot({ flow, report, isRefused }: Omit<Props, 'current'> & { isRefused: boolean }) {
  const [acceptsRejects, setAcceptsRejects] = useState(false);
  const [acceptsLosses, setAcceptsLosses] = useState(false);
  const { readCount, rejectedCount, loadedCount, weeks } = report;
  const needsConsent = rejectedCount > readCount * MAX_REJECTED_SHARE;
  const losses = describeLosses(listLosses(weeks));
  const isOpen =
    (needsConsent && !acceptsRejects) || (losses !== undefined && !acceptsLosses) || loadedCount === 0;
  const replaces = weeks.some(({ replaced }) => replaced !== null);
  const name = nameWeeks(weeks);
  return (
    <ImportFoot
      actions={
        <>
          <Button variant="quiet" onClick={flow.remove}>
            {texts.startAnew}
          </Button>
          <Button variant="quiet" onClick={() => flow.open('columns')}>
            {columnTexts.back}
          </Button>
          <Button
            variant="primary"
            pending={flow.isPending}
            disabled={isRefused || isOpen}
            onClick={() => flow.publish({ replace: replaces, acceptsRejects })}
          >
            {replaces ? texts.replace(name) : texts.publish(name)}
          </Button>
        </>
      }
    >
      {needsConsent && loadedCount > 0 && (
        <Checkbox checked={acceptsRejects} onChange={setAcceptsRejects} className="text-ink">
          {texts.withoutRejects(formatPercent(rejectedCount / readCount))}
        </Checkbox>
      )}
      {losses !== undefined && (
        <Checkbox checked={acceptsLosses} onChange={setAcceptsLosses} className="text-ink">
          {losses}
        </Checkbox>
      )}
      {!needsConsent && losses === undefined && texts.atOnce}
    </ImportFoot>
  );
}

/** The foot of the publication: its progress, then the way to the week. */
function PublishFoot({ flow, current, report }: Props) {
  const { weeks } = report;
  const { week, isReady } = useWeekLink(current, weeks);
  const name = nameWeeks(weeks);
  if (isRunning(current))
    return (
      <ImportFoot actions={<Button onClick={flow.remove}>{texts.stop}</Button>}>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-1">
          <div className="min-w-0 flex-1 basis-60">
            <ImportProgress flow={flow} current={current} title={texts.publishing(name)} />
          </div>
          <span>{texts.canClose}</span>
        </div>
      </ImportFoot>
    );
  return (
    <ImportFoot
      actions={
        <>
          <Button onClick={flow.remove} pending={flow.isPending}>
            {texts.another}
          </Button>
          {week &&
            (isReady ? (
              <Link href={week.href} className={getButtonClass('primary')}>
                {texts.open(week.weekNumber)}
              </Link>
            ) : (
              <Button variant="primary" pending>
                {texts.open(week.weekNumber)}
              </Button>
            ))}
        </>
      }
    >
      <output className="block font-medium text-ink">{texts.published(name)}</output>
    </ImportFoot>
  );
}

/** The steps «Проверка» and «Публикация»: what would be loaded, then how far that is. */
export function CheckStep({ flow, current }: { flow: ImportFlow; current: Import }) {
  const { report, state, problems } = current;
  const isPublishing = isRunning(current);
  if (report === null)
    return (
      <ImportFoot actions={<Button onClick={flow.remove}>{fileTexts.cancel}</Button>}>
        {texts.noReport}
      </ImportFoot>
    );
  return (
    <>
      <div className="px-(--gutter) pb-8">
        <div className="mb-4 space-y-3 empty:hidden">
          <FlowError flow={flow} />
          {state === 'refused' && (
            <ErrorState title={texts.refused} message={problems.map(({ message }) => message).join('\n')} />
          )}
        </div>
        <Figures report={report} filesCount={current.files.length} />
        <div
          inert={isPublishing}
          className={`mt-6 grid gap-x-14 gap-y-8 lg:grid-cols-2 ${isPublishing ? 'opacity-50' : ''}`}
        >
          <div className="min-w-0 space-y-8 max-lg:order-last">
            <Rejects id={current.id} report={report} />
            <Warnings warnings={report.warnings} notes={current.readings.flatMap(({ notes }) => notes)} />
          </div>
          <Changes report={report} />
        </div>
      </div>
      {isPublishing || state === 'published' ? (
        <PublishFoot flow={flow} current={current} report={report} />
      ) : (
        <CheckFoot flow={flow} report={report} isRefused={state === 'refused'} />
      )}
    </>
  );
}
