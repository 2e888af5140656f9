import { useQuery } from '@tanstack/react-query';
import type { BrandRow } from '@vitrina/contract';
import { formatCountAccusative, nouns } from '@vitrina/ui/format/plural';
import { EmptyState } from '@vitrina/ui/primitives/states';
import { type ListBefore, useAskedBefore, useListBefore } from '../compare/use-list-before.ts';
import { CategoryFilter } from '../pick/category-filter.tsx';
import { useChosenCategories } from '../pick/chosen-categories.ts';
import { Report } from '../report.tsx';
import { ReportList } from '../report-list.tsx';
import { FoundHead, inCategories } from '../pick/found-head.tsx';
import { Finder } from '../shell/finder.tsx';
import { Page } from '../shell/page.tsx';
import { WeekLeaders } from '../shell/week-leaders.tsx';
import { useAsked } from '../use-asked.ts';
import { brandsByCategories } from './queries.ts';

const columns = [
  'brandTitle',
  'revenue',
  'shareRevenueFromTotal',
  'potentialProfitIndex',
  'salesCount',
  'averagePrice',
  'sellersCount',
  'productsCount',
  'demandIndex',
] as const satisfies readonly (keyof BrandRow)[];

const Found = ({ rows, before }: { rows: readonly BrandRow[]; before: ListBefore }) => (
  <ReportList
    name="brands"
    caption="Бренды в выбранных категориях"
    noun={nouns.brand}
    rows={rows}
    columns={columns}
    before={before}
    whole="shareRevenueFromTotal"
    none="В выбранных категориях брендов нет"
    advice="Выберите другие категории или другую неделю."
  />
);

/** Finds brands by categories. */
export function Component() {
  const { week } = useAsked();
  const { isAny, leaves, choose } = useChosenCategories();
  const query = useQuery(brandsByCategories(week && leaves && { ...week, categoryIds: [...leaves] }));
  const { week: earlier } = useAskedBefore();
  const before = useListBefore(
    brandsByCategories(earlier && leaves && { ...earlier, categoryIds: [...leaves] }),
    (rows) => rows,
  );
  return (
    <Page title="Найти бренды" crumbs={[{ title: 'Бренды', href: '/brands' }]}>
      <Finder
        filter={<CategoryFilter />}
        isAsked={isAny}
        onDrop={() => choose([])}
        found={query.data && formatCountAccusative(query.data.length, nouns.brand)}
      >
        <FoundHead atRest={!isAny}>
          {leaves && isAny ? `Бренды в ${inCategories(leaves.length)}` : 'Найти бренды'}
        </FoundHead>
        {!isAny ? (
          <div className="px-(--gutter)">
            <EmptyState title="Выберите категории">
              Отметьте в дереве одну или несколько категорий: здесь появятся их бренды.
            </EmptyState>
            <WeekLeaders of="brands" />
          </div>
        ) : (
          <Report query={query} what="бренды по категориям">
            {(rows) => <Found rows={rows} before={before} />}
          </Report>
        )}
      </Finder>
    </Page>
  );
}
