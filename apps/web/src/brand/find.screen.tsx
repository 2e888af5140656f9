import { useQuery } from '@tanstack/react-query';
import type { BrandRow } from '@vitrina/contract';
import { nouns } from '@vitrina/ui/plural.ts';
import { EmptyState } from '@vitrina/ui/primitives/states.tsx';
import { CategoryFilter } from '../pick/category-filter.tsx';
import { useChosenCategories } from '../pick/chosen-categories.ts';
import { Report } from '../report.tsx';
import { ReportList } from '../report-list.tsx';
import { Finder } from '../shell/finder.tsx';
import { Page } from '../shell/page.tsx';
import { useAsked } from '../use-asked.ts';
import { brandsByCategories } from './queries.ts';

const columns = [
  'brandTitle',
  'revenue',
  'shareRevenueFromTotal',
  'salesCount',
  'averagePrice',
  'sellersCount',
  'productsCount',
  'demandIndex',
  'potentialProfitIndex',
] as const satisfies readonly (keyof BrandRow)[];

function Found({ categoryIds }: { categoryIds: number[] }) {
  const { week } = useAsked();
  const query = useQuery(brandsByCategories(week && { ...week, categoryIds }));
  return (
    <Report query={query} what="бренды по категориям">
      {(rows) => (
        <ReportList
          name="brands"
          caption="Бренды в выбранных категориях"
          noun={nouns.brand}
          rows={rows}
          columns={columns}
          whole="shareRevenueFromTotal"
          none="В выбранных категориях брендов нет"
          advice="Выберите другие категории или другую неделю."
        />
      )}
    </Report>
  );
}

/** Finds brands by categories. */
export function Component() {
  const [chosen] = useChosenCategories();
  return (
    <Page title="Найти бренды" crumbs={[{ title: 'Бренды', href: '/brands' }]}>
      <Finder filter={<CategoryFilter />} isAsked={chosen.length > 0}>
        <h1 className="px-(--gutter) pt-5 text-title">Бренды в выбранных категориях</h1>
        {chosen.length === 0 ? (
          <div className="px-(--gutter)">
            <EmptyState title="Выберите категории">
              Отметьте в дереве одну или несколько категорий: здесь появятся их бренды.
            </EmptyState>
          </div>
        ) : (
          <Found categoryIds={chosen} />
        )}
      </Finder>
    </Page>
  );
}
