import * as texts from '#texts/report/finder';
import { CountBadge } from '@vitrina/ui/primitives/tag';
import { useMemo } from 'react';
import { reports } from '../../api/reports.ts';
import { Report } from '../report.tsx';
import { useReportParams } from '../../period/use-report-params.ts';
import { CategoryTreePicker } from './category-tree-picker.tsx';
import { useChosenCategories } from './use-chosen-categories.ts';
import { TreeSkeleton } from './tree-skeleton.tsx';

/** Number of chosen leaves and a button that clears them. */
function ChosenCount({ count, onClear }: { count: number; onClear: () => void }) {
  return (
    <p className="flex items-center gap-2">
      <CountBadge count={count} title={texts.chosenCount} />
      <button
        type="button"
        onClick={onClear}
        className="min-h-6 rounded-mark text-ink-2 hover:text-ink hover:underline max-lg:hidden"
      >
        {texts.clearAll}
      </button>
    </p>
  );
}

/** The category tree of the week beside a list; the address stores the chosen categories. */
export function CategoryFilter() {
  const { week } = useReportParams();
  const { leaves, choose } = useChosenCategories();
  const rows = reports.category.list.useQuery(week).data?.categories;
  const products = useMemo(() => new Map(rows?.map((row) => [row.categoryId, row.productsCount])), [rows]);
  const chosen = useMemo(() => new Set(leaves), [leaves]);
  return (
    <>
      <div className="mb-2 flex min-h-6 items-center justify-between gap-4">
        <h2 className="text-section">{texts.byCategories}</h2>
        {chosen.size > 0 && <ChosenCount count={chosen.size} onClear={() => choose([])} />}
      </div>
      <Report
        query={reports.category.tree.useQuery(week)}
        what={texts.treeAccusative}
        skeleton={<TreeSkeleton />}
      >
        {(tree) => <CategoryTreePicker tree={tree} chosen={chosen} products={products} onChange={choose} />}
      </Report>
    </>
  );
}
