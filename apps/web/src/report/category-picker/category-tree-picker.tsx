import * as entities from '#texts/entities';
import * as texts from '#texts/report/category-picker/tree';
import type { CategoryTree as Tree } from '@vitrina/contract';
import { formatCount, nouns } from '@vitrina/ui/format/plural';
import { SearchField } from '@vitrina/ui/primitives/search-field';
import { EmptyState } from '@vitrina/ui/primitives/states';
import { type KeyboardEvent, useMemo, useState } from 'react';
import {
  buildCategoryNodes,
  getSelection,
  type CategoryNode,
  filterNodes,
} from '../../search/category-nodes.ts';
import { CategoryTree } from './category-tree.tsx';
import { useOpenSections } from './use-open-sections.ts';

interface Props {
  tree: Tree;
  /** The chosen leaves. */
  chosen: ReadonlySet<number>;
  /** Products of each leaf. */
  products: ReadonlyMap<number, number>;
  onChange: (chosen: readonly number[]) => void;
}

/** Moves the focus from the search field into the tree on the down arrow. */
const focusTree = (event: KeyboardEvent<HTMLInputElement>) => {
  if (event.key !== 'ArrowDown') return;
  const item = event.currentTarget
    .closest('section')
    ?.querySelector<HTMLElement>('[role=treeitem][tabindex="0"]');
  if (!item) return;
  event.preventDefault();
  item.focus();
};

/** The category tree with a search field; sections and leaves can be chosen. */
export function CategoryTreePicker({ tree, chosen, products, onChange }: Props) {
  const [text, setText] = useState('');
  const searchText = text.trim();
  const nodes = useMemo(() => buildCategoryNodes(tree), [tree]);
  const found = useMemo(() => filterNodes(nodes, searchText), [nodes, searchText]);
  const openSections = useOpenSections(nodes, chosen, searchText);
  const toggle = (node: CategoryNode) => {
    const below = new Set(node.leaves);
    const rest = [...chosen].filter((leaf) => !below.has(leaf));
    onChange(getSelection(node, chosen) === true ? rest : [...rest, ...node.leaves]);
  };
  const leaves = found.reduce((count, node) => count + node.leaves.length, 0);
  return (
    <section aria-label={texts.title}>
      <SearchField label={texts.find} value={text} onChange={setText} onKeyDown={focusTree} />
      <output className="sr-only">
        {searchText !== '' && texts.found(formatCount(leaves, nouns.category))}
      </output>
      {found.length === 0 ? (
        <EmptyState title={searchText === '' ? texts.noCategories : texts.noSuchCategory}>
          {searchText === '' ? texts.chooseWeek : texts.checkTitle}
        </EmptyState>
      ) : (
        <>
          {products.size > 0 && (
            <p aria-hidden="true" className="-mb-1 pt-1 text-right text-axis font-normal text-ink-3">
              {entities.products}
            </p>
          )}
          <CategoryTree {...{ chosen, products, openSections, searchText, toggle }} nodes={found} />
        </>
      )}
    </section>
  );
}
