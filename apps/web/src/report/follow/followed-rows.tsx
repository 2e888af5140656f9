import { useQueryClient } from '@tanstack/react-query';
import type { Followed } from '@vitrina/contract';
import { showRelativeChange, toneClasses } from '@vitrina/ui/format/change';
import { formatCompact } from '@vitrina/ui/format/numbers';
import { Link } from '@vitrina/ui/link';
import { OwnTag } from '@vitrina/ui/primitives/tag';
import { useMemo } from 'react';
import { useOwnShop } from '../../follow/known-follows.ts';
import { followKinds, subjectPath } from '../../follow/follow-kinds.ts';
import { useReportParams } from '../../period/use-report-params.ts';
import type { LineScope } from '../week-line/list-series.ts';
import { SeriesLine } from '../week-line/series-line.tsx';

/** Returns the scope of the trend lines for each kind, in the week of the screen. */
function useScopes(): Readonly<Record<Followed['kind'], LineScope>> | undefined {
  const queryClient = useQueryClient();
  const { week } = useReportParams();
  return useMemo(() => {
    if (week === undefined) return undefined;
    const scope = (kind: Followed['kind']): LineScope => ({ kind, week, queryClient });
    return {
      seller: scope('seller'),
      brand: scope('brand'),
      category: scope('category'),
      product: scope('product'),
    };
  }, [week, queryClient]);
}

const Change = ({ revenueBefore, revenue, isWithinChance }: Followed) => {
  if (!revenueBefore || revenue === null) return '—';
  const change = showRelativeChange(revenue / revenueBefore - 1, { isColoured: true, isWithinChance });
  return <span className={toneClasses[change.tone]}>{change.text}</span>;
};

interface Props {
  followed: readonly Followed[];
  /** Called when a row is opened. */
  onOpen?: () => void;
}

/** Followed entities: name, trend line of eight weeks, revenue and its change. */
export function FollowedRows({ followed, onOpen }: Props) {
  const scopes = useScopes();
  const shop = useOwnShop();
  return (
    <ul>
      {followed.map((one) => {
        const { kind, id, title, revenue, isWithinChance } = one;
        const Icon = followKinds[kind].icon;
        const isOwn = kind === 'seller' && id === shop;
        return (
          <li
            key={`${kind} ${id}`}
            className={`flex min-h-7 items-center gap-2 border-b border-line-soft last:border-0 max-md:min-h-11 ${isOwn ? 'bg-accent-soft' : ''}`}
          >
            <Icon className={`size-4 shrink-0 ${isOwn ? 'text-accent' : 'text-ink-3'}`} aria-hidden="true" />
            <span className="sr-only">{followKinds[kind].one}</span>
            <Link
              href={subjectPath(one)}
              title={title}
              onClick={onOpen}
              className="min-w-0 flex-1 truncate rounded-mark py-1 hover:underline"
            >
              {title}
            </Link>
            {isOwn && <OwnTag />}
            {scopes && <SeriesLine scope={scopes[kind]} id={id} isMuted={isWithinChance === true} />}
            <span className="figures w-16 shrink-0 text-right">{formatCompact(revenue)}</span>
            <span className="figures w-19 shrink-0 text-right text-badge font-normal whitespace-nowrap text-ink-3">
              <Change {...one} />
            </span>
          </li>
        );
      })}
    </ul>
  );
}
