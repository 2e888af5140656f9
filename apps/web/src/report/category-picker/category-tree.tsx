import { useIsPhone } from '@vitrina/ui/use-is-phone';
import { type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from 'react';
import { type CategoryNode, getSelection } from '../../search/category-nodes.ts';
import type { OpenSections } from './use-open-sections.ts';
import { useVirtualRows } from './use-virtual-rows.ts';
import { TreeItem } from './tree-item.tsx';
import { type TreeRow, treeRows, treeStep, findByPrefix } from './tree-rows.ts';

/** Heights of a line, px. */
const LINE = { desk: 30, phone: 44 } as const;

/** Letters typed within so many ms of each other are one word. */
const TYPING_MS = 600;

/** Collects the letters of a word that is typed at the tree. */
function useTyping() {
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
  /** Products of each leaf; they add up, as a product has one category. */
  products: ReadonlyMap<number, number>;
  openness: OpenSections;
  /** The text that is looked for, '' for none. */
  sought: string;
  toggle: (node: CategoryNode) => void;
}

/** The one line that has the focus, or would get it by Tab. */
function useActiveLine(rows: readonly TreeRow[]) {
  const tree = useRef<HTMLDivElement>(null);
  const [id, setId] = useState<number>();
  const found = rows.findIndex(({ node }) => node.id === id);
  const active = Math.max(found, 0);
  const isWanted = useRef(false);
  useEffect(() => {
    if (!isWanted.current) return;
    isWanted.current = false;
    tree.current?.querySelector<HTMLElement>(`[data-category="${rows[active]?.node.id}"]`)?.focus();
  });
  const activate = (at: number, takeFocus: boolean) => {
    isWanted.current = takeFocus;
    setId(rows[at]?.node.id);
  };
  return { tree, active, activate };
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);

/** The category tree: sections open and close, any line can be chosen, and only lines near the window are drawn. */
export function CategoryTree({ nodes, chosen, products, openness, sought, toggle }: Props) {
  const height = useIsPhone() ? LINE.phone : LINE.desk;
  const rows = treeRows(nodes, openness.isOpen);
  const { tree, active, activate } = useActiveLine(rows);
  const { first, last } = useVirtualRows(tree, height);
  const type = useTyping();

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const isLetter = event.key.length === 1 && event.key.trim() !== '' && event.key !== '*';
    const step = isLetter
      ? { focus: findByPrefix(rows, active, type(event.key, event.timeStamp)) }
      : treeStep(rows, active, event.key);
    if (step === undefined) return;
    event.preventDefault();
    activate(step.focus ?? active, true);
    if (step.open) openness.set(step.open, true);
    if (step.close) openness.set([step.close], false);
    if (step.toggle) toggle(step.toggle);
  };

  const onClick = ({ target }: MouseEvent) => {
    const line = target instanceof Element ? target.closest<HTMLElement>('[data-category]') : null;
    const at = rows.findIndex(({ node }) => String(node.id) === line?.dataset['category']);
    const row = rows[at];
    if (row === undefined) return;
    activate(at, true);
    const isAtArrow = target instanceof Element && target.closest('[data-arrow]') !== null;
    if (isAtArrow) openness.set([row.node], row.isOpen !== true);
    else toggle(row.node);
  };

  const drawn = [...rows.keys()].filter((at) => (at >= first && at < last) || at === active);
  return (
    <div
      ref={tree}
      role="tree"
      aria-label="Категории"
      aria-multiselectable="true"
      tabIndex={-1}
      onKeyDown={onKeyDown}
      onClick={onClick}
      className="relative mt-2"
      style={{ height: rows.length * height }}
    >
      {drawn.map((at) => {
        const row = rows[at];
        return row === undefined ? null : (
          <TreeItem
            key={row.node.id}
            row={row}
            checked={getSelection(row.node, chosen)}
            products={sum(row.node.leaves.map((leaf) => products.get(leaf) ?? 0))}
            sought={sought}
            isActive={at === active}
            top={at * height}
          />
        );
      })}
    </div>
  );
}
