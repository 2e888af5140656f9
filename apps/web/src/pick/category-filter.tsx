import { useQuery } from '@tanstack/react-query';
import { categoryList, categoryTree } from '../category/queries.ts';
import { Report } from '../report.tsx';
import { ListSkeleton } from '../shell/list-skeleton.tsx';
import { useAsked } from '../use-asked.ts';
import { CategoryTreePicker } from './category-tree.tsx';
import { useChosenCategories } from './chosen-categories.ts';

/** The category tree of the week beside a list: what is chosen stands in the address. */
export function CategoryFilter() {
  const { week } = useAsked();
  const [chosen, choose] = useChosenCategories();
  const rows = useQuery(categoryList(week)).data?.categories ?? [];
  return (
    <Report query={useQuery(categoryTree(week))} what="дерево категорий" skeleton={<ListSkeleton />}>
      {(tree) => (
        <CategoryTreePicker
          tree={tree}
          chosen={new Set(chosen)}
          products={new Map(rows.map((row) => [row.categoryId, row.productsCount]))}
          onChange={choose}
        />
      )}
    </Report>
  );
}
