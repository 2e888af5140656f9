import type { CategoryNode } from '../../search/category-nodes.ts';

/** One visible row of the tree. */
export interface TreeRow {
  node: CategoryNode;
  /** 1 for a section, 3 for a leaf. */
  level: number;
  /** Position among the siblings, from 1. */
  position: number;
  /** Number of siblings, including itself. */
  siblings: number;
  /** Undefined for a leaf. */
  isOpen: boolean | undefined;
}

/** Builds the visible rows of a tree, top down. */
export function buildTreeRows(
  nodes: readonly CategoryNode[],
  isOpen: (node: CategoryNode) => boolean,
  level = 1,
): TreeRow[] {
  return nodes.flatMap((node, index) => {
    const row = { node, level, position: index + 1, siblings: nodes.length };
    if (node.children.length === 0) return [{ ...row, isOpen: undefined }];
    if (!isOpen(node)) return [{ ...row, isOpen: false }];
    return [{ ...row, isOpen: true }, ...buildTreeRows(node.children, isOpen, level + 1)];
  });
}

/** Index of a row's parent; -1 for a section. */
const findParent = (rows: readonly TreeRow[], at: number): number =>
  rows.slice(0, at).findLastIndex(({ level }) => level < (rows[at]?.level ?? 0));

/** Effect of a key: an index to focus, or nodes to open, close or choose. */
export interface TreeStep {
  focus?: number;
  open?: readonly CategoryNode[];
  close?: CategoryNode;
  toggle?: CategoryNode;
}

const focusRow = (rows: readonly TreeRow[], index: number): TreeStep => ({
  focus: Math.max(0, Math.min(rows.length - 1, index)),
});

/** Number of rows that Page Down moves by. */
const PAGE_ROWS = 10;

/** Returns the effect of a key at a row; undefined for a key that the tree does not handle. */
export function getTreeStep(rows: readonly TreeRow[], at: number, key: string): TreeStep | undefined {
  const row = rows[at];
  if (row === undefined) return undefined;
  const { node, isOpen, level } = row;
  switch (key) {
    case 'ArrowDown':
      return focusRow(rows, at + 1);
    case 'ArrowUp':
      return focusRow(rows, at - 1);
    case 'PageDown':
      return focusRow(rows, at + PAGE_ROWS);
    case 'PageUp':
      return focusRow(rows, at - PAGE_ROWS);
    case 'Home':
      return focusRow(rows, 0);
    case 'End':
      return focusRow(rows, rows.length - 1);
    case 'ArrowRight':
      if (isOpen === false) return { open: [node] };
      return isOpen === true ? { focus: at + 1 } : {};
    case 'ArrowLeft':
      return isOpen === true ? { close: node } : { focus: Math.max(findParent(rows, at), 0) };
    case ' ':
    case 'Enter':
      return { toggle: node };
    case '*': {
      const parent = findParent(rows, at);
      const end = rows.findIndex((other, index) => index > at && other.level < level);
      const family = rows.slice(parent + 1, end < 0 ? undefined : end);
      return {
        open: family
          .filter((other) => other.level === level && other.isOpen === false)
          .map((other) => other.node),
      };
    }
    default:
      return undefined;
  }
}

/** Finds the next row whose title starts with the typed text; a single letter skips the current row. */
export function findByPrefix(rows: readonly TreeRow[], at: number, typed: string): number {
  const from = typed.length === 1 ? at + 1 : at;
  const order = [...rows.keys()].map((index) => (from + index) % rows.length);
  return (
    order.find((index) => rows[index]?.node.title.toLowerCase().startsWith(typed.toLowerCase()) === true) ??
    at
  );
}
