import { formatNumber } from '@vitrina/ui/format/numbers';
import { nouns, pluralize } from '@vitrina/ui/format/plural';
import { Check, ChevronRight, Minus } from 'lucide-react';
import type { TreeRow } from './tree-rows.ts';

/** A title with the part that was looked for marked. */
function Title({ title, sought }: { title: string; sought: string }) {
  const at = sought === '' ? -1 : title.toLowerCase().indexOf(sought.toLowerCase());
  if (at < 0) return title;
  const end = at + sought.length;
  return (
    <>
      {title.slice(0, at)}
      <mark className="rounded-mark bg-warn-soft text-inherit underline decoration-warn">
        {title.slice(at, end)}
      </mark>
      {title.slice(end)}
    </>
  );
}

/** What a box shows; the line itself tells it to screen readers. */
const Box = ({ checked }: { checked: boolean | 'part' }) => (
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
  /** The text that is looked for, '' for none. */
  sought: string;
  /** The one line that Tab leads to. */
  isActive: boolean;
  /** Where it stands, px from the top of the tree. */
  top: number;
}

const indents = ['', '', 'pl-4.5', 'pl-9'];

/** One category in the tree. The tree itself hears clicks: by `data-category`, and at the arrow by `data-arrow`. */
export function TreeItem({ row, checked, products, sought, isActive, top }: Props) {
  const { node, level, place, siblings, isOpen } = row;
  return (
    <div
      role="treeitem"
      aria-level={level}
      aria-posinset={place}
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
      <Box checked={checked} />
      <span
        className={`ml-2.5 min-w-0 flex-1 truncate ${level === 1 ? 'font-semibold' : ''}`}
        title={node.title}
      >
        <Title title={node.title} sought={sought} />
      </span>
      <span className="figures ml-2 shrink-0 text-badge text-ink-3">
        {formatNumber(products)}
        <span className="sr-only"> {pluralize(products, nouns.product)}</span>
      </span>
    </div>
  );
}
