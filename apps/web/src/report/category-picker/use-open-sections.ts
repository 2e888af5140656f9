import { useState } from 'react';
import { type CategoryNode, getSelection } from '../../search/category-nodes.ts';

/** The open sections of the tree and a function that changes them. */
export interface OpenSections {
  isOpen: (node: CategoryNode) => boolean;
  set: (nodes: readonly CategoryNode[], isOpen: boolean) => void;
}

const findPartlyChosen = (nodes: readonly CategoryNode[], chosen: ReadonlySet<number>): number[] =>
  nodes.flatMap((node) =>
    getSelection(node, chosen) === 'part' ? [node.id, ...findPartlyChosen(node.children, chosen)] : [],
  );

/**
 * Opens partly chosen sections first. During a search all matches and their descendants are open; a
 * section that the person closes stays closed until the search text changes.
 */
export function useOpenSections(
  nodes: readonly CategoryNode[],
  chosen: ReadonlySet<number>,
  searchText: string,
): OpenSections {
  const [opened, setOpened] = useState<ReadonlySet<number>>(() => new Set(findPartlyChosen(nodes, chosen)));
  const [toggled, setToggled] = useState<{ searchText: string; ids: ReadonlySet<number> }>({
    searchText,
    ids: new Set(),
  });
  const isToggled = ({ id }: CategoryNode) => toggled.searchText === searchText && toggled.ids.has(id);
  const isOpen = (node: CategoryNode) => (searchText === '' ? opened.has(node.id) : !isToggled(node));
  const set = (changed: readonly CategoryNode[], open: boolean) => {
    const ids = changed.filter((node) => isOpen(node) !== open).map(({ id }) => id);
    const toggle = (before: ReadonlySet<number>) =>
      new Set([...[...before].filter((id) => !ids.includes(id)), ...ids.filter((id) => !before.has(id))]);
    if (searchText === '') setOpened(toggle);
    else setToggled({ searchText, ids: toggle(toggled.searchText === searchText ? toggled.ids : new Set()) });
  };
  return { isOpen, set };
}
