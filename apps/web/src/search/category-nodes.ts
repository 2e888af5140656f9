import type { CategoryTree } from '@vitrina/contract';
import { contains } from './contains.ts';

/** A category of any level, with all the leaves below it; a leaf has itself alone. */
export interface CategoryNode {
  id: number;
  title: string;
  children: readonly CategoryNode[];
  leaves: readonly number[];
}

const collator = new Intl.Collator('ru');
const byTitle = (one: CategoryNode, other: CategoryNode) =>
  collator.compare(one.title, other.title) || one.id - other.id;

/** The tree as nodes with titles, each level in the order of the alphabet. */
export function buildCategoryNodes({ categoriesTree, categoryIdNameMap }: CategoryTree): CategoryNode[] {
  const node = (id: number, children: CategoryNode[]): CategoryNode => ({
    id,
    title: categoryIdNameMap[String(id)] ?? String(id),
    children: children.toSorted(byTitle),
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
    .toSorted(byTitle);
}

/** The nodes whose title contains a text, with the way to them; a node that does keeps all below it. */
export function filterNodes(nodes: readonly CategoryNode[], text: string): CategoryNode[] {
  return nodes.flatMap((node) => {
    const children = filterNodes(node.children, text);
    if (contains(node.title, text)) return [node];
    if (children.length === 0) return [];
    return [{ ...node, children, leaves: children.flatMap(({ leaves }) => leaves) }];
  });
}

/** Whether all, some or none of a node's leaves are chosen. */
export function chosenIn(node: CategoryNode, chosen: ReadonlySet<number>): boolean | 'part' {
  const count = node.leaves.filter((leaf) => chosen.has(leaf)).length;
  if (count === 0) return false;
  return count === node.leaves.length ? true : 'part';
}

/** The fewest nodes that stand for the chosen leaves: a section all of which is chosen stands for it. */
export const findCover = (nodes: readonly CategoryNode[], chosen: ReadonlySet<number>): CategoryNode[] =>
  nodes.flatMap((node) => {
    const part = chosenIn(node, chosen);
    if (part === 'part') return findCover(node.children, chosen);
    return part ? [node] : [];
  });

/** The leaves that ids of any level stand for; an id that the tree does not know stands for itself. */
export function resolveLeaves(nodes: readonly CategoryNode[], ids: readonly number[]): number[] {
  const all = new Map<number, readonly number[]>();
  const note = (node: CategoryNode) => {
    all.set(node.id, node.leaves);
    node.children.forEach(note);
  };
  nodes.forEach(note);
  return [...new Set(ids.flatMap((id) => all.get(id) ?? [id]))];
}
