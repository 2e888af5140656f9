import type { CategoryNode } from '../../search/category-nodes.ts';

/** One line of the tree as it is opened now. */
export interface TreeRow {
  node: CategoryNode;
  /** 1 for a section, 3 for a leaf. */
  level: number;
  /** Its place among its siblings, from 1, and their number. */
  place: number;
  siblings: number;
  /** Undefined for a leaf. */
  isOpen: boolean | undefined;
}

/** The lines of a tree in which some nodes are open, from the top down. */
export function treeRows(
  nodes: readonly CategoryNode[],
  isOpen: (node: CategoryNode) => boolean,
  level = 1,
): TreeRow[] {
  return nodes.flatMap((node, index) => {
    const place = { node, level, place: index + 1, siblings: nodes.length };
    if (node.children.length === 0) return [{ ...place, isOpen: undefined }];
    if (!isOpen(node)) return [{ ...place, isOpen: false }];
    return [{ ...place, isOpen: true }, ...treeRows(node.children, isOpen, level + 1)];
  });
}

/** The line above that a line belongs to; -1 for a section. */
const parentOf = (rows: readonly TreeRow[], at: number): number =>
  rows.slice(0, at).findLastIndex(({ level }) => level < (rows[at]?.level ?? 0));

/** What a key does in the tree: another line gets the focus, or nodes open, close or are chosen. */
export interface TreeStep {
  focus?: number;
  open?: readonly CategoryNode[];
  close?: CategoryNode;
  toggle?: CategoryNode;
}

const atPlace = (rows: readonly TreeRow[], at: number): TreeStep => ({
  focus: Math.max(0, Math.min(rows.length - 1, at)),
});

/** As many lines as Page Down goes. */
const PAGE = 10;

/** What a key does at a line; undefined for a key that the tree leaves alone. */
export function treeStep(rows: readonly TreeRow[], at: number, key: string): TreeStep | undefined {
  const row = rows[at];
  if (row === undefined) return undefined;
  const { node, isOpen, level } = row;
  switch (key) {
    case 'ArrowDown':
      return atPlace(rows, at + 1);
    case 'ArrowUp':
      return atPlace(rows, at - 1);
    case 'PageDown':
      return atPlace(rows, at + PAGE);
    case 'PageUp':
      return atPlace(rows, at - PAGE);
    case 'Home':
      return atPlace(rows, 0);
    case 'End':
      return atPlace(rows, rows.length - 1);
    case 'ArrowRight':
      if (isOpen === false) return { open: [node] };
      return isOpen === true ? { focus: at + 1 } : {};
    case 'ArrowLeft':
      return isOpen === true ? { close: node } : { focus: Math.max(parentOf(rows, at), 0) };
    case ' ':
    case 'Enter':
      return { toggle: node };
    case '*': {
      const parent = parentOf(rows, at);
      const after = rows.findIndex((one, place) => place > at && one.level < level);
      const around = rows.slice(parent + 1, after < 0 ? undefined : after);
      return {
        open: around.filter((one) => one.level === level && one.isOpen === false).map((one) => one.node),
      };
    }
    default:
      return undefined;
  }
}

/** The next line whose title begins with what was typed; one letter goes on from line to line. */
export function findByPrefix(rows: readonly TreeRow[], at: number, typed: string): number {
  const from = typed.length === 1 ? at + 1 : at;
  const order = [...rows.keys()].map((place) => (from + place) % rows.length);
  return (
    order.find((place) => rows[place]?.node.title.toLowerCase().startsWith(typed.toLowerCase()) === true) ??
    at
  );
}
