import { useMemo } from 'react';
import { reports } from '../api/reports.ts';
import { buildCategoryNodes, type CategoryNode, findSectionsByTitle } from './category-nodes.ts';
import { useReportParams } from '../period/use-report-params.ts';

/** Looks up categories and sections; undefined until the tree is loaded. */
export interface CategoryNames {
  getName: (id: number) => string | undefined;
  getSectionName: (id: number) => string | undefined;
  /** Finds sections of any level by their name. */
  findSections: (text: string) => readonly CategoryNode[];
  /** Lists the sections of the top level. */
  listTop: () => readonly CategoryNode[];
}

/** Returns the names of the week's categories; fetches the tree only when needed. */
export function useCategoryNames(isNeeded: boolean): CategoryNames {
  const { week } = useReportParams();
  const tree = reports.category.tree.useQuery(isNeeded ? week : undefined).data;
  return useMemo(() => {
    const sections = new Map(
      Object.entries(tree?.categoriesTree ?? {}).flatMap(([top, middles]) =>
        Object.values(middles).flatMap((leaves) => leaves.map((leaf) => [leaf, top] as const)),
      ),
    );
    const getName = (id: number | string) => tree?.categoryIdNameMap[String(id)];
    const nodes = tree ? buildCategoryNodes(tree) : [];
    return {
      getName,
      getSectionName: (id: number) => getName(sections.get(id) ?? ''),
      findSections: (text: string) => (text === '' ? [] : findSectionsByTitle(nodes, text)),
      listTop: () => nodes,
    };
  }, [tree]);
}
