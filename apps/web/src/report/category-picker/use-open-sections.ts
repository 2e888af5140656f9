import { useState } from 'react';
import { type CategoryNode, getSelection } from '../../search/category-nodes.ts';

/** Which sections of the tree are open, and how to change that. */
export interface OpenSections {
  isOpen: (node: CategoryNode) => boolean;
  set: (nodes: readonly CategoryNode[], isOpen: boolean) => void;
}

const partlyChosen = (nodes: readonly CategoryNode[], chosen: ReadonlySet<number>): number[] =>
  nodes.flatMap((node) =>
    getSelection(node, chosen) === 'part' ? [node.id, ...partlyChosen(node.children, chosen)] : [],
  );

/**
 * At first what is partly chosen is open. While something is looked for, all that was found is open, with
 * everything below a section of that name, and what a person closes then stays so until they look for
 * something else.
 */
export function useOpenSections(
  nodes: readonly CategoryNode[],
  chosen: ReadonlySet<number>,
  sought: string,
): OpenSections {
  const [opened, setOpened] = useState<ReadonlySet<number>>(() => new Set(partlyChosen(nodes, chosen)));
  const [turned, setTurned] = useState<{ sought: string; ids: ReadonlySet<number> }>({
    sought,
    ids: new Set(),
  });
  const isTurned = ({ id }: CategoryNode) => turned.sought === sought && turned.ids.has(id);
  const isOpen = (node: CategoryNode) => (sought === '' ? opened.has(node.id) : !isTurned(node));
  const set = (changed: readonly CategoryNode[], open: boolean) => {
    const ids = changed.filter((node) => isOpen(node) !== open).map(({ id }) => id);
    const turn = (before: ReadonlySet<number>) =>
      new Set([...[...before].filter((id) => !ids.includes(id)), ...ids.filter((id) => !before.has(id))]);
    if (sought === '') setOpened(turn);
    else setTurned({ sought, ids: turn(turned.sought === sought ? turned.ids : new Set()) });
  };
  return { isOpen, set };
}
