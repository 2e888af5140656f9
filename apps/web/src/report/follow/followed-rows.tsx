import type { AnyFollowed } from '../../api/follow.ts';
import { showRelativeChange, toneClasses } from '@vitrina/ui/format/change';
import { formatCompact } from '@vitrina/ui/format/numbers';
import { Link } from '@vitrina/ui/link';
import { OwnTag } from '@vitrina/ui/primitives/tag';
import { useOwnShop } from '../../follow/known-follows.ts';
import { followKinds, subjectPath } from '../../follow/follow-kinds.ts';

const Change = ({ revenueBefore, revenue, isWithinChance }: AnyFollowed) => {
  if (!revenueBefore || revenue === null) return '—';
  const change = showRelativeChange(revenue / revenueBefore - 1, { isColoured: true, isWithinChance });
  return <span className={toneClasses[change.tone]}>{change.text}</span>;
};

interface Props {
  followed: readonly AnyFollowed[];
}

/** Followed entities: name, revenue and its change. */
export function FollowedRows({ followed }: Props) {
  const shop = useOwnShop();
  return (
    <ul>
      {followed.map((one) => {
        const { kind, id, title, revenue } = one;
        const isOwn = kind === 'seller' && id === shop;
        return (
          <li
            key={`${kind} ${id}`}
            className={`flex min-h-7 items-center gap-2 border-b border-line-soft last:border-0 max-md:min-h-11 ${isOwn ? 'bg-accent-soft' : ''}`}
          >
            <span className="sr-only">{followKinds[kind].one}</span>
            <Link
              href={subjectPath(one)}
              title={title}
              className="min-w-0 flex-1 truncate rounded-mark py-1 hover:underline"
            >
              {title}
            </Link>
            {isOwn && <OwnTag />}
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
