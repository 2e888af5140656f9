import type { Noun } from '@vitrina/ui/format/plural';
import { Button } from '@vitrina/ui/primitives/button';
import { useMemo } from 'react';
import { getErrorCode } from '../../api/api-error.ts';
import { describeRevenueChanges, countRevenueChanges } from './revenue-changes.ts';
import type { Revenues } from './revenue-changes.ts';

interface Props {
  /** Number of the earlier week. */
  week: number;
  isPublished: boolean;
  noun: Noun;
  now: Revenues;
  /** Undefined while unknown. */
  before: Revenues | undefined;
  error: Error | null;
  onRetry: () => void;
}

/** The sentence of the note: what changed, or why that is unknown. */
function useSentence({ week, isPublished, noun, now, before, error }: Props): string {
  const words = useMemo(
    () => before && describeRevenueChanges(countRevenueChanges(now, before), noun),
    [now, before, noun],
  );
  const inWeek = `с неделей\u00a0${week}`;
  if (!isPublished) return `Неделя\u00a0${week} не опубликована: сравнить не с чем.`;
  if (words !== undefined) return `По сравнению ${inWeek} ${words}.`;
  if (error === null) return `Сравниваем ${inWeek}…`;
  if (getErrorCode(error)?.endsWith('_NOT_FOUND') === true)
    return `За неделю\u00a0${week} такого отчёта нет: сравнить не с чем.`;
  return `Сравнить ${inWeek} не получилось. ${error.message}`;
}

/** Says how a list differs from that of an earlier week, or why that is unknown. */
export function ComparisonNote(props: Props) {
  const { before, error, onRetry } = props;
  const canRetry =
    before === undefined && error !== null && getErrorCode(error)?.endsWith('_NOT_FOUND') !== true;
  return (
    <div className="flex min-h-7 flex-wrap items-start gap-x-2 px-6 pb-2 text-badge font-normal text-ink-2 max-md:px-4">
      <output>{useSentence(props)}</output>
      {canRetry && (
        <Button small onClick={onRetry}>
          Повторить
        </Button>
      )}
    </div>
  );
}
