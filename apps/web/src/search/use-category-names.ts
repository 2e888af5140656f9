import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { categoryTree } from '../api/category.ts';
import { buildCategoryNodes, type CategoryNode } from './category-nodes.ts';
import { contains } from './contains.ts';
import { useReportParams } from '../period/use-report-params.ts';

/** Where categories stand: a leaf's name and its section's, undefined until the tree is there. */
export interface CategoryNames {
  nameOf: (id: number) => string | undefined;
  sectionOf: (id: number) => string | undefined;
  /** The sections, of any level, whose own name has a text, with all leaves below. */
  sectionsNamed: (text: string) => readonly CategoryNode[];
}

/** The sections whose name has a text; those below them are part of them. */
const sectionsIn = (nodes: readonly CategoryNode[], text: string): CategoryNode[] =>
  nodes.flatMap((node) => {
    if (node.children.length === 0) return [];
    return contains(node.title, text) ? [node] : sectionsIn(node.children, text);
  });

/** The names of the week's categories and their sections, asked for only when they are needed. */
export function useCategoryNames(isNeeded: boolean): CategoryNames {
  const { week } = useReportParams();
  const tree = useQuery(categoryTree(isNeeded ? week : undefined)).data;
  return useMemo(() => {
    const sections = new Map(
      Object.entries(tree?.categoriesTree ?? {}).flatMap(([top, middles]) =>
        Object.values(middles).flatMap((leaves) => leaves.map((leaf) => [leaf, top] as const)),
      ),
    );
    const nameOf = (id: number | string) => tree?.categoryIdNameMap[String(id)];
    const nodes = tree ? buildCategoryNodes(tree) : [];
    return {
      nameOf,
      sectionOf: (id: number) => nameOf(sections.get(id) ?? ''),
      sectionsNamed: (text: string) => (text === '' ? [] : sectionsIn(nodes, text)),
    };
  }, [tree]);
}
