import * as texts from '#texts/report/charts/category-treemap';
import { paths } from '../../routing/paths.ts';
import type { CategoryRow } from '@vitrina/contract';
import { Treemap } from '@vitrina/ui/charts/treemap';
import { useMemo } from 'react';
import { ChartSkeleton } from './chart-skeleton.tsx';
import { useReportParams } from '../../period/use-report-params.ts';
import { useIsServed } from '../../api/served-profiles.ts';
import { reports } from '../../api/reports.ts';

interface Props {
  categories: readonly CategoryRow[];
  className?: string;
}

/** Treemap of leaf categories by section; each links to its profile. */
export function CategoryTreemap({ categories, className = '' }: Props) {
  const { week } = useReportParams();
  const tree = reports.category.tree.useQuery(week);
  const names = tree.data?.categoryIdNameMap;
  const areServed = useIsServed('insight');
  const leaves = useMemo(
    () =>
      categories.map((row, index) => ({
        key: index,
        title: row.categoryTitle,
        section: names?.[row.category1LvlId] ?? '',
        sectionHref: areServed ? paths.section({ sectionId: row.category1LvlId }) : undefined,
        revenue: row.revenue,
        salesCount: row.salesCount,
        index: row.potentialProfitIndex,
        href: paths.category({ categoryId: row.categoryId }),
      })),
    [categories, names, areServed],
  );
  return tree.isPending ? (
    <ChartSkeleton of="treemap" className={className} />
  ) : (
    <Treemap title={texts.title} leaves={leaves} isLarge className={className} />
  );
}
