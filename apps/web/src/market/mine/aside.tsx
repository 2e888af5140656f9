import { formatInteger } from '@vitrina/ui/format/numbers';
import { Skeleton } from '@vitrina/ui/primitives/skeleton';
import { isSameSubject } from '../../follow/change-follows.ts';
import { EventGroups } from '../../report/follow/event-groups.tsx';
import { FollowedRows } from '../../report/follow/followed-rows.tsx';
import { useEventGroups } from '../../report/follow/use-event-groups.ts';
import { paths } from '../../routing/paths.ts';
import { AsideHead } from './aside-head.tsx';
import { MarketLines } from './market-lines.tsx';
import * as texts from '#texts/market/mine';

const places = Array.from({ length: 12 }, (_, index) => index);

/** A number beside a title; renders nothing without one. */
const formatCounted = (count: number): string | undefined => (count === 0 ? undefined : formatInteger(count));

const AsideSkeleton = () => (
  <div>
    <Skeleton className="mt-1 mb-3 h-4 w-32" />
    {places.map((place) => (
      <div key={place} className="flex h-12 items-center gap-6 border-b border-line-soft">
        <Skeleton className="h-3 flex-1" />
        <Skeleton className="h-3 w-16" />
      </div>
    ))}
  </div>
);

/** Beside the shop's week: what happened, what is followed, and the market. Shown at once, so that nothing moves. */
export function Aside({ sellerId }: { sellerId: number }) {
  const grouped = useEventGroups();
  if (grouped === undefined) return <AsideSkeleton />;
  const shop = { kind: 'seller', id: sellerId } as const;
  const followed = grouped.events.followed.filter((one) => !isSameSubject(one, shop));
  return (
    <div className="grid grid-cols-1 gap-x-10 gap-y-5 [&>*]:min-w-0 lg:max-[87.5rem]:grid-cols-3">
      <section>
        <AsideHead title={texts.happened} count={formatCounted(grouped.groups.length)} />
        <EventGroups {...grouped} />
      </section>
      <section>
        <AsideHead
          title={texts.followed}
          count={formatCounted(followed.length)}
          link={{ title: texts.changeFollowed, href: paths.account() }}
        />
        {followed.length === 0 ? (
          <p className="py-1 text-ink-2">{texts.nothingFollowed}</p>
        ) : (
          <FollowedRows followed={followed} />
        )}
      </section>
      <MarketLines />
    </div>
  );
}
