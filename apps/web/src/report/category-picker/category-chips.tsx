import { Skeleton } from '@vitrina/ui/primitives/skeleton';
import { X } from 'lucide-react';
import { useState } from 'react';
import { useChosenCategories } from './use-chosen-categories.ts';

/** As many as stand there before somebody asks for the rest. */
const SHOWN = 8;

const chip =
  'flex h-7 max-md:h-8 max-w-60 items-center gap-1.5 rounded-badge bg-accent-soft px-2 hover:bg-press forced-colors:border';

/** The next button takes the focus before this one goes. */
const passFocusOn = (button: HTMLElement) => {
  const all = [...(button.closest('ul')?.querySelectorAll('button') ?? [])];
  const at = all.findIndex((one) => one === button);
  (all[at + 1] ?? all[at - 1])?.focus();
};

/** The chosen categories, each of which a click drops, once their names are known; nothing where none is chosen. */
export function CategoryChips({ className = '' }: { className?: string }) {
  const { isAny, leaves, inShort, choose } = useChosenCategories();
  const [all, setAll] = useState(false);
  if (isAny && leaves === undefined) return <Skeleton className="h-7 w-40 max-md:h-8 max-md:w-full" />;
  if (leaves === undefined || inShort.length === 0) return null;
  const shown = all ? inShort : inShort.slice(0, SHOWN);
  const drop = (dropped: readonly number[]) => {
    const gone = new Set(dropped);
    choose(leaves.filter((leaf) => !gone.has(leaf)));
  };
  return (
    <ul aria-label="Выбранные категории" className={`flex min-w-0 flex-wrap gap-1.5 ${className}`}>
      {shown.map((category) => (
        <li key={category.id} className="min-w-0">
          <button
            type="button"
            aria-label={`Убрать «${category.title}»`}
            title={category.title}
            onClick={({ currentTarget }) => {
              passFocusOn(currentTarget);
              drop(category.leaves);
            }}
            className={chip}
          >
            <span className="truncate">{category.title}</span>
            <X className="size-3.5 shrink-0 text-ink-2 print:hidden" aria-hidden="true" />
          </button>
        </li>
      ))}
      {inShort.length > SHOWN && (
        <li>
          <button type="button" aria-expanded={all} onClick={() => setAll(!all)} className={chip}>
            {all ? 'Свернуть' : `Ещё ${inShort.length - SHOWN}`}
          </button>
        </li>
      )}
    </ul>
  );
}
