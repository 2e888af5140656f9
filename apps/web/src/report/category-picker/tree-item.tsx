import * as texts from '#texts/report/category-picker/tree';
import { formatNumber } from '@vitrina/ui/format/numbers';
import { nouns, pluralize } from '@vitrina/ui/format/plural';
import { Check, ChevronRight, Minus } from 'lucide-react';
import type { TreeRow } from './tree-rows.ts';

/** A title with the match of the search text highlighted. */
function Title({ title, searchText }: { title: string; searchText: string }) {
  const start = searchText === '' ? -1 : title.toLowerCase().indexOf(searchText.toLowerCase());
  if (start < 0) return title;
  const end = start + searchText.length;
  return (
    <>
      {title.slice(0, start)}
      <mark className="rounded-mark bg-warn-soft text-inherit underline decoration-warn">
        {title.slice(start, end)}
      </mark>
      {title.slice(end)}
    </>
  );
}

/** The checkbox; `aria-checked` of the item has its state. */
const Checkbox = ({ checked }: { checked: boolean | 'part' }) => (
  <span
    aria-hidden="true"
    className={`flex size-4 shrink-0 items-center justify-center rounded-badge border max-md:size-5 ${checked === false ? 'border-line-control bg-ground' : 'border-accent bg-accent text-on-accent'}`}
  >
    {checked === true && <Check className="size-3" strokeWidth={2.5} />}
    {checked === 'part' && <Minus className="size-3" strokeWidth={2.5} />}
  </span>
);

interface Props {
  row: TreeRow;
  checked: boolean | 'part';
  /** Products of its leaves. */
  products: number;
  /** The search text; '' if there is none. */
  searchText: string;
  /** Whether Tab stops at this item. */
  isActive: boolean;
  /** Offset from the top of the tree, px. */
  top: number;
}

const indents = ['', '', 'pl-4.5', 'pl-9'];

/** One category of the tree. The tree handles clicks by `data-category` and, on the arrow, `data-arrow`. */
export function TreeItem({ row, checked, products, searchText, isActive, top }: Props) {
  const { node, level, position, siblings, isOpen } = row;
  return (
    <div
      role="treeitem"
      aria-level={level}
      aria-posinset={position}
      aria-setsize={siblings}
      aria-expanded={isOpen}
      aria-checked={checked === 'part' ? 'mixed' : checked}
      data-category={node.id}
      tabIndex={isActive ? 0 : -1}
      style={{ top }}
      className={`absolute inset-x-0 flex h-7.5 scroll-my-24 cursor-pointer items-center rounded-badge select-none hover:bg-hover focus-visible:-outline-offset-2 max-md:h-11 ${indents[level] ?? ''}`}
    >
      <span
        data-arrow={isOpen}
        className="flex h-full w-6 shrink-0 items-center justify-center text-ink-3 hover:text-ink"
      >
        {isOpen !== undefined && (
          <ChevronRight className={isOpen ? 'size-4 rotate-90' : 'size-4'} aria-hidden="true" />
        )}
      </span>
      <Checkbox checked={checked} />
      <span
        className={`ml-2.5 min-w-0 flex-1 truncate ${level === 1 ? 'font-semibold' : ''}`}
        title={node.title}
      >
        <Title title={node.title} searchText={searchText} />
      </span>
      <span
        title={texts.inWeek(`${formatNumber(products)} ${pluralize(products, nouns.product)}`)}
        className="figures ml-2 shrink-0 text-badge text-ink-3"
      >
        {formatNumber(products)}
        <span className="sr-only"> {pluralize(products, nouns.product)}</span>
      </span>
    </div>
  );
}
