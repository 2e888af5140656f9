import { ChevronRight } from 'lucide-react';
import type { CategoryTree } from '@vitrina/contract';
import { formatNumber } from '@vitrina/ui/format.ts';
import { Checkbox } from '@vitrina/ui/primitives/checkbox.tsx';
import { SearchField } from '@vitrina/ui/primitives/field.tsx';
import { EmptyState } from '@vitrina/ui/primitives/states.tsx';
import { useMemo, useState } from 'react';
import { categoryNodes, type CategoryNode, chosenIn, foundNodes } from './category-nodes.ts';

interface Branch {
  chosen: ReadonlySet<number>;
  /** Products of each leaf; they add up, as a product has one category. */
  products: ReadonlyMap<number, number>;
  /** While something is looked for, all that was found is open. */
  allOpen: boolean;
  toggle: (node: CategoryNode, isChosen: boolean) => void;
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);

function Node({ node, branch }: { node: CategoryNode; branch: Branch }) {
  const part = chosenIn(node, branch.chosen);
  const [isOpened, setOpened] = useState(part === 'part');
  const isOpen = branch.allOpen || isOpened;
  const isLeaf = node.children.length === 0;
  return (
    <li>
      <div className="flex items-center gap-1">
        {isLeaf ? (
          <span className="w-6 shrink-0" />
        ) : (
          <button
            type="button"
            aria-expanded={isOpen}
            aria-label={node.title}
            onClick={() => setOpened(!isOpen)}
            className="inline-flex size-6 shrink-0 items-center justify-center rounded-badge text-ink-3 hover:bg-hover"
          >
            <ChevronRight className={isOpen ? 'size-4 rotate-90' : 'size-4'} aria-hidden="true" />
          </button>
        )}
        <Checkbox
          checked={part}
          onChange={(isChosen) => branch.toggle(node, isChosen)}
          className="min-w-0 flex-1"
        >
          <span className="min-w-0 flex-1 truncate">{node.title}</span>
        </Checkbox>
        <span className="figures text-badge text-ink-3" title="Товары">
          {formatNumber(sum(node.leaves.map((leaf) => branch.products.get(leaf) ?? 0)))}
        </span>
      </div>
      {!isLeaf && isOpen && (
        <ul className="pl-4">
          {node.children.map((child) => (
            <Node key={child.id} node={child} branch={branch} />
          ))}
        </ul>
      )}
    </li>
  );
}

interface Props extends Pick<Branch, 'chosen' | 'products'> {
  tree: CategoryTree;
  onChange: (chosen: readonly number[]) => void;
}

/** The category tree to choose leaves from: whole sections at once or one by one, with a search. */
export function CategoryTreePicker({ tree, chosen, products, onChange }: Props) {
  const [text, setText] = useState('');
  const nodes = useMemo(() => categoryNodes(tree), [tree]);
  const found = useMemo(() => foundNodes(nodes, text), [nodes, text]);
  const toggle = (node: CategoryNode, isChosen: boolean) => {
    const rest = [...chosen].filter((leaf) => !node.leaves.includes(leaf));
    onChange(isChosen ? [...rest, ...node.leaves] : rest);
  };
  const allOpen = text.trim() !== '';
  return (
    <div>
      <div className="mb-2 flex items-center justify-between gap-4">
        <h2 className="text-section">По категориям</h2>
        {chosen.size > 0 && (
          <button
            type="button"
            onClick={() => onChange([])}
            className="min-h-6 rounded-mark text-ink-2 hover:text-ink hover:underline"
          >
            Сбросить {formatNumber(chosen.size)}
          </button>
        )}
      </div>
      <SearchField label="Найти категорию" value={text} onChange={setText} />
      {found.length === 0 ? (
        <EmptyState title="Такой категории нет">Проверьте название или введите его часть.</EmptyState>
      ) : (
        <ul className="mt-2">
          {found.map((node) => (
            <Node key={node.id} node={node} branch={{ chosen, products, allOpen, toggle }} />
          ))}
        </ul>
      )}
    </div>
  );
}
