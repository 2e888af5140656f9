import { type EntityId, entityPath } from '../routing/paths.ts';
import { formatCompact } from '@vitrina/ui/format/numbers';
import { Link } from '@vitrina/ui/link';
import { OwnTag } from '@vitrina/ui/primitives/tag';
import { useOwnShop } from '../follow/known-follows.ts';
import { ColumnHead } from './column-head.tsx';
import * as texts from '#texts/market/market';

interface Props {
  title: string;
  /** Address of the full list. */
  all: { title: string; href: string };
  leaders: readonly { id: number; title: string; revenue: number }[];
  kind: EntityId['kind'];
}

const Unsold = ({ title, all }: Pick<Props, 'title' | 'all'>) => (
  <section className="min-w-0 py-5 xl:py-4">
    <ColumnHead title={title} all={all} />
    <p className="text-ink-2">{texts.noSales}</p>
  </section>
);

/** The largest by revenue: rank, name, a bar relative to the first, revenue in ₸. */
export function RevenueRanking({ title, all, leaders, kind }: Props) {
  const maxRevenue = leaders[0]?.revenue ?? 0;
  const shop = useOwnShop();
  const isOwn = (id: number) => kind === 'seller' && id === shop;
  if (leaders.length === 0) return <Unsold title={title} all={all} />;
  return (
    <section className="min-w-0 py-5 xl:py-4">
      <ColumnHead title={title} all={all} />
      <ol>
        {leaders.map((leader, index) => (
          <li
            key={leader.id}
            className={`flex min-h-(--row) items-center gap-2.5 border-b border-line-soft last:border-0 md:min-h-7.5 print:min-h-6 ${isOwn(leader.id) ? 'bg-accent-soft' : ''}`}
          >
            <span className="figures w-4 shrink-0 text-ink-3">{index + 1}</span>
            <Link
              href={entityPath({ kind, id: leader.id })}
              className="min-w-0 flex-1 truncate rounded-mark hover:underline"
            >
              {leader.title}
            </Link>
            {isOwn(leader.id) && <OwnTag />}
            <span className="h-1.5 w-[16%] shrink-0 max-md:w-12 max-[23rem]:hidden" aria-hidden="true">
              <span
                className="mark block h-full rounded-mark bg-bar"
                style={{ width: `${(100 * leader.revenue) / maxRevenue}%` }}
              />
            </span>
            <span className="figures w-16 shrink-0 text-right">{formatCompact(leader.revenue)}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
