import type { CategoryTree as Tree } from '@vitrina/contract';
import { formatCount, nouns } from '@vitrina/ui/format/plural';
import { SearchField } from '@vitrina/ui/primitives/search-field';
import { EmptyState } from '@vitrina/ui/primitives/states';
import { type KeyboardEvent, type ReactNode, useMemo, useState } from 'react';
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
  /** What is chosen, in short, between the search and the tree. */
  children?: ReactNode;
}

/** From the search, the arrow leads into the tree. */
const intoTree = (event: KeyboardEvent<HTMLInputElement>) => {
  if (event.key !== 'ArrowDown') return;
  const line = event.currentTarget
    .closest('section')
    ?.querySelector<HTMLElement>('[role=treeitem][tabindex="0"]');
  if (!line) return;
  event.preventDefault();
  line.focus();
};

/** The category tree to choose from, whole sections at once or leaf by leaf, with a search in it. */
export function CategoryTreePicker({ tree, chosen, products, onChange, children }: Props) {
  const [text, setText] = useState('');
  const sought = text.trim();
  const nodes = useMemo(() => buildCategoryNodes(tree), [tree]);
  const found = useMemo(() => filterNodes(nodes, sought), [nodes, sought]);
  const openness = useOpenSections(nodes, chosen, sought);
  const toggle = (node: CategoryNode) => {
    const below = new Set(node.leaves);
    const rest = [...chosen].filter((leaf) => !below.has(leaf));
    onChange(getSelection(node, chosen) === true ? rest : [...rest, ...node.leaves]);
  };
  const leaves = found.reduce((count, node) => count + node.leaves.length, 0);
  return (
    <section aria-label="По категориям">
      <SearchField label="Найти категорию" value={text} onChange={setText} onKeyDown={intoTree} />
      {children}
      <output className="sr-only">
        {sought !== '' && `Найдено: ${formatCount(leaves, nouns.category)}`}
      </output>
      {found.length === 0 ? (
        <EmptyState title={sought === '' ? 'За эту неделю категорий нет' : 'Такой категории нет'}>
          {sought === '' ? 'Выберите другую неделю.' : 'Проверьте название или введите его часть.'}
        </EmptyState>
      ) : (
        <CategoryTree {...{ chosen, products, openness, sought, toggle }} nodes={found} />
      )}
    </section>
  );
}
