import { useMemo } from 'react';
import { categoryReports, categoryTsr } from '../api/category.ts';
import { buildCategoryNodes, type CategoryNode } from './category-nodes.ts';
import { includesText } from './includes-text.ts';
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

/** Finds sections by name; subsections of a match are part of it. */
const findSectionsByName = (nodes: readonly CategoryNode[], text: string): CategoryNode[] =>
  nodes.flatMap((node) => {
    if (node.children.length === 0) return [];
    return includesText(node.title, text) ? [node] : findSectionsByName(node.children, text);
  });

/** Returns the names of the week's categories; fetches the tree only when needed. */
export function useCategoryNames(isNeeded: boolean): CategoryNames {
  const { week } = useReportParams();
  const tree = categoryTsr.tree.useQuery(categoryReports.tree(isNeeded ? week : undefined)).data;
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
      findSections: (text: string) => (text === '' ? [] : findSectionsByName(nodes, text)),
      listTop: () => nodes,
    };
  }, [tree]);
}
