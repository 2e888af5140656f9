import { useQuery } from '@tanstack/react-query';
import type { WeekInfo } from '@vitrina/contract';
import { Figure, FigureRow } from '@vitrina/ui/primitives/figure.tsx';
import { longDates, weekRange } from '@vitrina/ui/week-range.ts';
import { CategoryTreemap } from '../category/category-treemap.tsx';
import { categoryList } from '../category/queries.ts';
import { weekInfo } from '../period/queries.ts';
import { useWeekBefore } from '../period/week-before.ts';
import { Report } from '../report.tsx';
import { Page } from '../shell/page.tsx';
import { ProfileSkeleton } from '../shell/profile-skeleton.tsx';
import { useAsked } from '../use-asked.ts';
import { Continue } from './continue.tsx';
import { Promising } from './promising.tsx';
import { Ranking } from './ranking.tsx';

const totals = [
  'revenue',
  'salesCount',
  'averagePrice',
  'sellersCount',
  'brandsCount',
  'categoriesCount',
  'productsCount',
] as const satisfies readonly (keyof WeekInfo)[];

/** The market's totals, each with its change against the week before where that is published. */
function Totals({ info }: { info: WeekInfo }) {
  const before = useQuery(weekInfo(useWeekBefore())).data?.weekInfo;
  return (
    <>
      <h1 className="mb-4 text-title">
        Неделя {info.weekNumber}{' '}
        <span className="text-body font-normal text-ink-2">
          {longDates(weekRange(info.weekNumber, info.year, 1))}
        </span>
      </h1>
      <FigureRow>
        {totals.map((field) => (
          <Figure key={field} field={field} value={info[field]} before={before?.[field]} />
        ))}
      </FigureRow>
    </>
  );
}

const sellers = { title: 'Найти продавцов', href: '/sellers' };
const brands = { title: 'Найти бренды', href: '/brands' };

/** The week at a glance: totals, what it is made of, the most promising categories, leading sellers and brands. */
export function Component() {
  const { week } = useAsked();
  const info = useQuery(weekInfo(week));
  const categories = useQuery(categoryList(week));
  return (
    <Page title="Главная">
      <Continue />
      <div className="px-(--gutter) py-5">
        <Report query={info} what="итоги недели" skeleton={<ProfileSkeleton />}>
          {(body) => (
            <>
              <Totals info={body.weekInfo} />
              <div className="min-h-104 border-b border-line">
                <Report query={categories} what="список категорий">
                  {(list) => (
                    <div className="grid grid-cols-1 gap-x-6 xl:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
                      <CategoryTreemap categories={list.categories} className="py-5" />
                      <div className="max-xl:border-t xl:border-l xl:pl-6 border-line">
                        <Promising categories={list.categories} />
                      </div>
                    </div>
                  )}
                </Report>
              </div>
              <div className="grid grid-cols-1 gap-x-12 lg:grid-cols-2">
                <Ranking
                  title="Продавцы по выручке"
                  all={sellers}
                  leaders={body.weekInfo.topSellers}
                  profile="/seller?sellerId="
                />
                <Ranking
                  title="Бренды по выручке"
                  all={brands}
                  leaders={body.weekInfo.topBrands}
                  profile="/brand?brandId="
                />
              </div>
            </>
          )}
        </Report>
      </div>
    </Page>
  );
}
