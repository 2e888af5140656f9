import * as texts from '#texts/report/finder';
import { Skeleton } from '@vitrina/ui/primitives/skeleton';
import { X } from 'lucide-react';
import { useState } from 'react';
import { useChosenCategories } from './use-chosen-categories.ts';

/** Number of chips shown before the list is expanded. */
const COLLAPSED_COUNT = 8;

const chip =
  'flex h-7 max-md:h-8 max-w-60 items-center gap-1.5 rounded-badge bg-accent-soft px-2 hover:bg-press forced-colors:border';

/** Focuses the next chip, or the previous one, before a chip is removed. */
const focusNextChip = (button: HTMLElement) => {
  const buttons = [...(button.closest('ul')?.querySelectorAll('button') ?? [])];
  const index = buttons.findIndex((other) => other === button);
  (buttons[index + 1] ?? buttons[index - 1])?.focus();
};

/** Chips of the chosen categories; a click removes one. Renders nothing when none is chosen. */
export function CategoryChips({ className = '' }: { className?: string }) {
  const { hasChoice, leaves, shortest, choose, tree } = useChosenCategories();
  const [isExpanded, setExpanded] = useState(false);
  if (hasChoice && tree.isPending) return <Skeleton className="h-7 w-40 max-md:h-8 max-md:w-full" />;
  if (leaves === undefined || shortest.length === 0) return null;
  const shown = isExpanded ? shortest : shortest.slice(0, COLLAPSED_COUNT);
  const remove = (removed: readonly number[]) => {
    const removedIds = new Set(removed);
    choose(leaves.filter((leaf) => !removedIds.has(leaf)));
  };
  return (
    <ul
      aria-label={texts.chosenCategories}
      className={`flex min-w-0 flex-wrap gap-1.5 max-md:flex-nowrap max-md:scroll-sideways ${className}`}
    >
      {shown.map((category) => (
        <li key={category.id} className="min-w-0 max-md:shrink-0">
          <button
            type="button"
            aria-label={texts.remove(category.title)}
            title={category.title}
            onClick={({ currentTarget }) => {
              focusNextChip(currentTarget);
              remove(category.leaves);
            }}
            className={chip}
          >
            <span className="truncate">{category.title}</span>
            <X className="size-3.5 shrink-0 text-ink-2 print:hidden" aria-hidden="true" />
          </button>
        </li>
      ))}
      {shortest.length > COLLAPSED_COUNT && (
        <li>
          <button
            type="button"
            aria-expanded={isExpanded}
            onClick={() => setExpanded(!isExpanded)}
            className={chip}
          >
            {isExpanded ? texts.collapse : texts.more(shortest.length - COLLAPSED_COUNT)}
          </button>
        </li>
      )}
    </ul>
  );
}
