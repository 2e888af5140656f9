import * as texts from '#texts/report/finder';
import { Button } from '@vitrina/ui/primitives/button';
import { CountBadge } from '@vitrina/ui/primitives/tag';
import { ListTree } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { CategoryChips } from './category-picker/category-chips.tsx';
import { CategoryFilter } from './category-picker/category-filter.tsx';
import { useChosenCategories } from './category-picker/use-chosen-categories.ts';

interface Props {
  /** The heading of the list. */
  title: string;
  /** Scope of the list's figures, if not the whole week. */
  note?: string | undefined;
  /** The field that searches the list by name. */
  search: ReactNode;
  /** Number of results, once known: «1 987 продавцов». */
  found: string | undefined;
  /** The list. */
  children: ReactNode;
}

/** Returns whether the category tree is open, and a function that toggles it and moves the focus. */
function useTree(isOpenAtFirst: boolean) {
  const filter = useRef<HTMLElement>(null);
  const results = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  const isFocusPending = useRef(false);
  useEffect(() => {
    if (!isFocusPending.current) return;
    isFocusPending.current = false;
    window.scrollTo(0, 0);
    (isOpen ? filter : results).current?.focus({ preventScroll: true });
  }, [isOpen]);
  const switchTo = (open: boolean) => {
    isFocusPending.current = true;
    setOpen(open);
  };
  return { filter, results, isOpen, switchTo };
}

/** Width from which all columns fit beside the tree. */
const wide = '(width >= 80rem)';

/**
 * The layout of a search screen: the ranked list of the week, above it a search by name and a button that opens the
 * category tree, beside the list or, on a narrow screen, instead of it.
 */
export function Finder({ title, note, search, found, children }: Props) {
  const { hasChoice, leaves = [], choose } = useChosenCategories();
  const { filter, results, isOpen, switchTo } = useTree(hasChoice && window.matchMedia(wide).matches);
  return (
    <>
      <div className="flex flex-wrap items-center gap-2 px-(--gutter) pt-3 pb-1 print:hidden">
        <h1
          title={title}
          className="mr-2 line-clamp-4 min-w-0 text-title max-md:sr-only [overflow-wrap:anywhere]"
        >
          {title}
        </h1>
        {search}
        <Button
          aria-expanded={isOpen}
          variant={hasChoice ? 'chosen' : 'outlined'}
          onClick={() => switchTo(!isOpen)}
        >
          <ListTree className="size-4 text-ink-2" aria-hidden="true" />
          {texts.sections}
          {leaves.length > 0 && <CountBadge count={leaves.length} title={texts.chosenCount} />}
        </Button>
        <CategoryChips className="max-lg:basis-full" />
        {note !== undefined && <p className="basis-full text-badge font-normal text-ink-3">{note}</p>}
      </div>
      <div className="flex">
        {isOpen && (
          <aside
            ref={filter}
            tabIndex={-1}
            aria-label={texts.sectionSearch}
            className="w-full shrink-0 border-line px-(--gutter) py-3 outline-none lg:sticky lg:top-12 lg:h-[calc(100dvh-3rem-var(--note-height,0px))] lg:w-64 xl:w-76 lg:overflow-y-auto lg:border-r print:hidden"
          >
            <CategoryFilter />
            <div className="sticky bottom-0 -mx-(--gutter) mt-4 flex gap-2 border-t border-line bg-ground px-(--gutter) py-3 lg:hidden">
              {hasChoice && <Button onClick={() => choose([])}>{texts.clearAll}</Button>}
              <Button variant="primary" className="min-w-0 flex-1" onClick={() => switchTo(false)}>
                {found === undefined ? texts.showFound : texts.show(found)}
              </Button>
            </div>
          </aside>
        )}
        <div
          ref={results}
          tabIndex={-1}
          className={`relative min-w-0 flex-1 outline-none md:[--table-offset:9rem] ${isOpen ? 'max-lg:hidden' : ''}`}
        >
          {children}
        </div>
      </div>
    </>
  );
}
