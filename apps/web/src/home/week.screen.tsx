import { useQuery } from '@tanstack/react-query';
import type { WeekInfo } from '@vitrina/contract';
import { createLazyComponent } from '@vitrina/ui/lazy/lazy-component';
import { Suspense } from 'react';
import { weekInfo } from '../period/queries.ts';
import { Report } from '../report.tsx';
import { Page } from '../shell/page.tsx';
import { useAsked } from '../use-asked.ts';
import { Continue } from './continue.tsx';
import { Kept } from './kept.tsx';
import { HomeListSkeleton, MarketSkeleton } from './list-skeleton.tsx';
import { Ranking } from './ranking.tsx';
import { TotalsSkeleton, WeekTotals } from './week-totals.tsx';

/** The picture of the market; the links to this screen from every other one do not fetch its code. */
const Market = createLazyComponent(async () => (await import('./market.tsx')).Market);

/** The largest sellers and brands of the week. */
const Leaders = ({ info }: { info: WeekInfo }) => (
  <>
    <Ranking
      title="Продавцы по выручке, ₸"
      all={{ title: 'Найти продавцов', href: '/sellers' }}
      leaders={info.topSellers}
      profile="/seller?sellerId="
    />
    <Ranking
      title="Бренды по выручке, ₸"
      all={{ title: 'Найти бренды', href: '/brands' }}
      leaders={info.topBrands}
      profile="/brand?brandId="
    />
  </>
);

/** The week at a glance: totals, what it is made of, who leads it, and what the person follows. */
export function Component() {
  const { week } = useAsked();
  const info = useQuery(weekInfo(week));
  const waiting = info.isError ? null : (
    <>
      <HomeListSkeleton />
      <HomeListSkeleton />
    </>
  );
  return (
    <Page title="Главная">
      <Continue />
      <div className="px-(--gutter) pt-5 pb-1 max-md:py-3">
        <Report query={info} what="итоги недели" skeleton={<TotalsSkeleton />}>
          {(body) => <WeekTotals info={body.weekInfo} />}
        </Report>
        <Suspense fallback={<MarketSkeleton />}>
          <Market />
        </Suspense>
        <div className="grid grid-cols-1 border-line max-xl:[&>*]:border-b max-xl:[&>*]:border-line max-xl:[&>*:last-child]:border-0 lg:max-xl:grid-cols-2 xl:grid-cols-3 xl:[&>*+*]:border-l xl:[&>*+*]:border-line xl:[&>*+*]:pl-6 xl:[&>*:not(:last-child)]:pr-6 lg:max-xl:gap-x-12 print:grid-cols-3 print:gap-x-8 print:[&>*]:border-0">
          {info.data ? <Leaders info={info.data.weekInfo} /> : waiting}
          <Kept />
        </div>
      </div>
    </Page>
  );
}
