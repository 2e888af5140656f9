import * as entities from '#texts/entities';
import { useIsPhone } from '@vitrina/ui/use-is-phone';
import { type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from 'react';
import { type CategoryNode, getSelection } from '../../search/category-nodes.ts';
import type { OpenSections } from './use-open-sections.ts';
import { useVirtualRows } from './use-virtual-rows.ts';
import { TreeItem } from './tree-item.tsx';
import { type TreeRow, buildTreeRows, getTreeStep, findByPrefix } from './tree-rows.ts';

/** Heights of an item, px. */
const ITEM_HEIGHT_PX = { desk: 30, phone: 44 } as const;

/** Maximum time between two letters of one prefix, ms. */
const TYPING_MS = 600;

/** Collects typed letters into a prefix. */
function useTypedPrefix() {
  const typing = useRef({ text: '', at: 0 });
  return (letter: string, at: number) => {
    const { current: before } = typing;
    const text = at - before.at < TYPING_MS && before.text !== letter ? before.text + letter : letter;
    typing.current = { text, at };
    return text;
  };
}

interface Props {
  nodes: readonly CategoryNode[];
  chosen: ReadonlySet<number>;
  /** Products of each leaf; a product has one category, so the counts can be summed. */
  products: ReadonlyMap<number, number>;
  openSections: OpenSections;
  /** The search text; '' if there is none. */
  searchText: string;
  toggle: (node: CategoryNode) => void;
}

/** The item that has the focus or receives it by Tab. */
function useActiveItem(rows: readonly TreeRow[]) {
  const tree = useRef<HTMLDivElement>(null);
  const [id, setId] = useState<number>();
  const index = rows.findIndex(({ node }) => node.id === id);
  const active = Math.max(index, 0);
  const isFocusPending = useRef(false);
  useEffect(() => {
    if (!isFocusPending.current) return;
    isFocusPending.current = false;
    tree.current?.querySelector<HTMLElement>(`[data-category="${rows[active]?.node.id}"]`)?.focus();
  });
  const activate = (index: number, isFocused: boolean) => {
    isFocusPending.current = isFocused;
    setId(rows[index]?.node.id);
  };
  return { tree, active, activate };
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, value) => total + value, 0);

/** The category tree: sections open and close, any item can be chosen; only items close to the viewport are rendered. */
export function CategoryTree({ nodes, chosen, products, openSections, searchText, toggle }: Props) {
  const height = useIsPhone() ? ITEM_HEIGHT_PX.phone : ITEM_HEIGHT_PX.desk;
  const rows = buildTreeRows(nodes, openSections.isOpen);
  const { tree, active, activate } = useActiveItem(rows);
  const { first, last } = useVirtualRows(tree, height);
  const type = useTypedPrefix();

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const isLetter = event.key.length === 1 && event.key.trim() !== '' && event.key !== '*';
    const step = isLetter
      ? { focus: findByPrefix(rows, active, type(event.key, event.timeStamp)) }
      : getTreeStep(rows, active, event.key);
    if (step === undefined) return;
    event.preventDefault();
    activate(step.focus ?? active, true);
    if (step.open) openSections.set(step.open, true);
    if (step.close) openSections.set([step.close], false);
    if (step.toggle) toggle(step.toggle);
  };

  const onClick = ({ target }: MouseEvent) => {
    const item = target instanceof Element ? target.closest<HTMLElement>('[data-category]') : null;
    const index = rows.findIndex(({ node }) => String(node.id) === item?.dataset['category']);
    const row = rows[index];
    if (row === undefined) return;
    activate(index, true);
    const isOnArrow = target instanceof Element && target.closest('[data-arrow]') !== null;
    if (isOnArrow) openSections.set([row.node], row.isOpen !== true);
    else toggle(row.node);
  };

  const rendered = [...rows.keys()].filter((index) => (index >= first && index < last) || index === active);
  return (
    <div
      ref={tree}
      role="tree"
      aria-label={entities.categories}
      aria-multiselectable="true"
      tabIndex={-1}
      onKeyDown={onKeyDown}
      onClick={onClick}
      className="relative mt-2"
      style={{ height: rows.length * height }}
    >
      {rendered.map((index) => {
        const row = rows[index];
        return row === undefined ? null : (
          <TreeItem
            key={row.node.id}
            row={row}
            checked={getSelection(row.node, chosen)}
            products={sum(row.node.leaves.map((leaf) => products.get(leaf) ?? 0))}
            searchText={searchText}
            isActive={index === active}
            top={index * height}
          />
        );
      })}
    </div>
  );
}
