import { createLazyComponent } from '@vitrina/ui/lazy/lazy-component';
import { CountBadge } from '@vitrina/ui/primitives/tag';
import { Suspense, useMemo } from 'react';
import { categoryReports, categoryTsr } from '../../api/category.ts';
import { Report } from '../report.tsx';
import { useReportParams } from '../../period/use-report-params.ts';
import { CategoryChips } from './category-chips.tsx';
import { useChosenCategories } from './use-chosen-categories.ts';
import { TreeSkeleton } from './tree-skeleton.tsx';

/** The tree comes with its rows: the links to these screens from every other one do not fetch its code. */
const CategoryTreePicker = createLazyComponent(
  async () => (await import('./category-tree-picker.tsx')).CategoryTreePicker,
);

/** How many leaves are chosen, and the way to choose none. */
function Chosen({ count, onDrop }: { count: number; onDrop: () => void }) {
  return (
    <p className="flex items-center gap-2">
      <CountBadge count={count} title="Выбрано категорий" />
      <button
        type="button"
        onClick={onDrop}
        className="min-h-6 rounded-mark text-ink-2 hover:text-ink hover:underline max-lg:hidden"
      >
        Снять всё
      </button>
    </p>
  );
}

/**
 * The category tree of the week beside a list: what is chosen stands in the address.
 * @param isTold what else there is on the screen says already what this is, and how much is chosen
 */
export function CategoryFilter({ isTold = false }: { isTold?: boolean }) {
  const { week } = useReportParams();
  const { leaves, choose } = useChosenCategories();
  const rows = categoryTsr.list.useQuery(categoryReports.list(week)).data?.categories;
  const products = useMemo(() => new Map(rows?.map((row) => [row.categoryId, row.productsCount])), [rows]);
  const chosen = useMemo(() => new Set(leaves), [leaves]);
  return (
    <>
      <div className={isTold ? 'sr-only' : 'mb-2 flex min-h-6 items-center justify-between gap-4'}>
        <h2 className="text-section">По категориям</h2>
        {chosen.size > 0 && <Chosen count={chosen.size} onDrop={() => choose([])} />}
      </div>
      <Report
        query={categoryTsr.tree.useQuery(categoryReports.tree(week))}
        what="дерево категорий"
        skeleton={<TreeSkeleton />}
      >
        {(tree) => (
          <Suspense fallback={<TreeSkeleton />}>
            <CategoryTreePicker tree={tree} chosen={chosen} products={products} onChange={choose}>
              <CategoryChips className="mt-2 lg:hidden" />
            </CategoryTreePicker>
          </Suspense>
        )}
      </Report>
    </>
  );
}
