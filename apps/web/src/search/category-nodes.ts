import type { CategoryTree } from '@vitrina/contract';
import { compareTitles } from '@vitrina/ui/format/title-order';
import { createTitleMatch } from '@vitrina/contract/spelling';

/** A category of any level with all leaf categories below it; a leaf contains itself. */
export interface CategoryNode {
  id: number;
  title: string;
  children: readonly CategoryNode[];
  leaves: readonly number[];
}

const compareNodes = (one: CategoryNode, other: CategoryNode) =>
  compareTitles(one.title, other.title) || one.id - other.id;

/** Builds nodes with titles from the tree, each level in alphabetical order. */
export function buildCategoryNodes({ categoriesTree, categoryIdNameMap }: CategoryTree): CategoryNode[] {
  const node = (id: number, children: CategoryNode[]): CategoryNode => ({
    id,
    title: categoryIdNameMap[String(id)] ?? String(id),
    children: children.toSorted(compareNodes),
    leaves: children.length === 0 ? [id] : children.flatMap(({ leaves }) => leaves),
  });
  return Object.entries(categoriesTree)
    .map(([top, middles]) =>
      node(
        Number(top),
        Object.entries(middles).map(([middle, leaves]) =>
          node(
            Number(middle),
            leaves.map((leaf) => node(leaf, [])),
          ),
        ),
      ),
    )
    .toSorted(compareNodes);
}

/** Lists the titles of nodes and of all below them. */
const listTitles = (nodes: readonly CategoryNode[]): string[] =>
  nodes.flatMap(({ title, children }) => [title, ...listTitles(children)]);

/** Filters nodes by title, with their ancestors; a matching node keeps all its children. */
export function filterNodes(nodes: readonly CategoryNode[], text: string): CategoryNode[] {
  const isMatch = createTitleMatch(text, listTitles(nodes));
  const filter = (some: readonly CategoryNode[]): CategoryNode[] =>
    some.flatMap((node) => {
      if (isMatch(node.title)) return [node];
      const children = filter(node.children);
      if (children.length === 0) return [];
      return [{ ...node, children, leaves: children.flatMap(({ leaves }) => leaves) }];
    });
  return filter(nodes);
}

/** Finds the sections of any level by title; those below a match belong to it. */
export function findSectionsByTitle(nodes: readonly CategoryNode[], text: string): CategoryNode[] {
  const isMatch = createTitleMatch(text, listTitles(nodes));
  const find = (some: readonly CategoryNode[]): CategoryNode[] =>
    some
      .filter(({ children }) => children.length > 0)
      .flatMap((node) => (isMatch(node.title) ? [node] : find(node.children)));
  return find(nodes);
}

/** Whether all, some ('part') or none of a node's leaves are chosen. */
export function getSelection(node: CategoryNode, chosen: ReadonlySet<number>): boolean | 'part' {
  const count = node.leaves.filter((leaf) => chosen.has(leaf)).length;
  if (count === 0) return false;
  return count === node.leaves.length ? true : 'part';
}

/** Finds the fewest nodes that cover the chosen leaves: a fully chosen section replaces its leaves. */
export const findFewestNodes = (
  nodes: readonly CategoryNode[],
  chosen: ReadonlySet<number>,
): CategoryNode[] =>
  nodes.flatMap((node) => {
    const selection = getSelection(node, chosen);
    if (selection === 'part') return findFewestNodes(node.children, chosen);
    return selection ? [node] : [];
  });

/** Resolves ids of any level to leaves; keeps unknown ids. */
export function resolveLeaves(nodes: readonly CategoryNode[], ids: readonly number[]): number[] {
  const leavesById = new Map<number, readonly number[]>();
  const addNode = (node: CategoryNode) => {
    leavesById.set(node.id, node.leaves);
    node.children.forEach(addNode);
  };
  nodes.forEach(addNode);
  return [...new Set(ids.flatMap((id) => leavesById.get(id) ?? [id]))];
}
