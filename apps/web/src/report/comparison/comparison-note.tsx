import * as texts from '#texts/report/comparison/note';
import { insertElements } from '@vitrina/ui/insert-elements';
import type { Noun } from '@vitrina/ui/format/plural';
import { Button } from '@vitrina/ui/primitives/button';
import type { Movement } from '@vitrina/ui/report-table/comparison';
import { Fragment, useMemo, type ReactNode } from 'react';
import { getErrorCode } from '../../api/api-error.ts';
import {
  describeRevenueChanges,
  countRevenueChanges,
  type ChangePart,
  type Revenues,
} from './revenue-changes.ts';

interface Props {
  /** Number of the earlier week. */
  week: number;
  isPublished: boolean;
  noun: Noun;
  now: Revenues;
  /** Undefined while unknown. */
  before: Revenues | undefined;
  error: Error | null;
  /** Switch of the earlier week, beside the sentence. */
  weekMenu: ReactNode;
  onRetry: () => void;
  /** Shows the rows of one movement only. */
  onFilter: (movement: Movement) => void;
}

interface PartsProps extends Pick<Props, 'onFilter'> {
  parts: readonly ChangePart[];
}

/** Parts of the note; each filters the table by its rows. */
const Parts = ({ parts, onFilter }: PartsProps) =>
  parts.map(({ movement, text }, at) => (
    <Fragment key={movement}>
      {at > 0 && ', '}
      <button
        type="button"
        onClick={() => onFilter(movement)}
        className="min-h-6 rounded-mark underline decoration-line-control decoration-dotted underline-offset-3 hover:text-ink hover:decoration-solid"
      >
        {text}
      </button>
    </Fragment>
  ));

/** Returns the sentence of the note: the changes, or why they are unknown. */
function useSentence({ week, isPublished, noun, now, before, error, onFilter }: Props): ReactNode {
  const changes = useMemo(
    () => before && describeRevenueChanges(countRevenueChanges(now, before), noun),
    [now, before, noun],
  );
  if (!isPublished) return texts.notPublished(week);
  if (changes !== undefined) {
    const { revenue, rows } = changes;
    const parts = {
      revenue: <Parts parts={revenue} onFilter={onFilter} />,
      rows: <Parts parts={rows} onFilter={onFilter} />,
    };
    if (rows.length === 0)
      return revenue.length === 0 ? texts.unchanged(week) : insertElements(texts.changed(week), parts);
    return revenue.length === 0
      ? insertElements(texts.unchangedWithRows(week), parts)
      : insertElements(texts.changedWithRows(week), parts);
  }
  if (error === null) return texts.comparing(week);
  if (getErrorCode(error)?.endsWith('_NOT_FOUND') === true) return texts.noReport(week);
  return texts.failed(week, error.message);
}

/** Describes how a list differs from its earlier week, or why that is unknown. */
export function ComparisonNote(props: Props) {
  const { before, error, weekMenu, onRetry } = props;
  const canRetry =
    before === undefined && error !== null && getErrorCode(error)?.endsWith('_NOT_FOUND') !== true;
  return (
    <div className="flex min-h-7 flex-wrap items-start gap-x-2 px-6 pb-2 text-badge font-normal text-ink-2 max-md:flex-nowrap max-md:px-4">
      <output className="min-w-0 max-md:flex-1">{useSentence(props)}</output>
      {canRetry && (
        <Button small onClick={onRetry}>
          {texts.retry}
        </Button>
      )}
      {weekMenu}
    </div>
  );
}
