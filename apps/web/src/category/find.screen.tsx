import { useQuery } from '@tanstack/react-query';
import type { CategoryRow } from '@vitrina/contract';
import { nouns } from '@vitrina/ui/plural.ts';
import { CategoryFilter } from '../pick/category-filter.tsx';
import { useChosenCategories } from '../pick/chosen-categories.ts';
import { Report } from '../report.tsx';
import { ReportList } from '../report-list.tsx';
import { Finder } from '../shell/finder.tsx';
import { Page } from '../shell/page.tsx';
import { useAsked } from '../use-asked.ts';
import { CategoryTreemap } from './category-treemap.tsx';
import { categoryList } from './queries.ts';

const columns = [
  'categoryTitle',
  'revenue',
  'shareRevenueFromTotal',
  'salesCount',
  'averagePrice',
  'sellersCount',
  'brandsCount',
  'productsCount',
  'demandIndex',
  'potentialProfitIndex',
  'placeByRevenue',
] as const satisfies readonly (keyof CategoryRow)[];

/** The categories as a picture, then as a table. */
function Found({ rows }: { rows: readonly CategoryRow[] }) {
  return (
    <>
      <CategoryTreemap categories={rows} className="px-(--gutter) pt-4" />
      <ReportList
        name="categories"
        caption="Категории недели"
        noun={nouns.category}
        rows={rows}
        columns={columns}
        whole="shareRevenueFromTotal"
        none="Выбранных категорий за эту неделю нет"
        advice="Выберите другие категории или другую неделю."
      />
    </>
  );
}

/** All categories of the week, or those chosen in the tree. */
export function Component() {
  const { week } = useAsked();
  const [ids] = useChosenCategories();
  const chosen = new Set(ids);
  return (
    <Page title="Найти категории" crumbs={[{ title: 'Категории', href: '/categories' }]}>
      <Finder filter={<CategoryFilter />} isAsked>
        <h1 className="px-(--gutter) pt-5 text-title">Категории недели</h1>
        <Report query={useQuery(categoryList(week))} what="список категорий">
          {({ categories }) => (
            <Found
              rows={ids.length === 0 ? categories : categories.filter((row) => chosen.has(row.categoryId))}
            />
          )}
        </Report>
      </Finder>
    </Page>
  );
}
