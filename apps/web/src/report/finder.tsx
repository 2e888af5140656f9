import { Button } from '@vitrina/ui/primitives/button';
import { SlidersHorizontal } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';

interface Props {
  /** The filter: a text field or a tree. */
  filter: ReactNode;
  /** Whether the filter has a value. */
  hasFilter: boolean;
  /** Number of results, once known: «1 987 продавцов». */
  found: string | undefined;
  /** Whether the results are always under the filter. */
  isLive?: boolean;
  /** Clears the filter; undefined if it is empty. */
  onClear: (() => void) | undefined;
  /** The results. */
  children: ReactNode;
}

/** The visible part on a narrow screen, and a switch that moves the focus with it. */
function useVisiblePart(hasFilter: boolean) {
  const filter = useRef<HTMLElement>(null);
  const results = useRef<HTMLDivElement>(null);
  const [isChoosing, setChoosing] = useState(!hasFilter);
  const isFocusPending = useRef(false);
  useEffect(() => {
    if (!isFocusPending.current) return;
    isFocusPending.current = false;
    window.scrollTo(0, 0);
    (isChoosing ? filter : results).current?.focus({ preventScroll: true });
  }, [isChoosing]);
  const switchTo = (showFilter: boolean) => {
    isFocusPending.current = true;
    setChoosing(showFilter);
  };
  return { filter, results, isChoosing, switchTo };
}

/**
 * The layout of a search screen: the filter at the side, the results beside it. A narrow screen shows one of
 * them, with a button for the other.
 */
export function Finder({ filter, hasFilter, isLive = false, found, onClear, children }: Props) {
  const { filter: asideRef, results: resultsRef, isChoosing, switchTo } = useVisiblePart(hasFilter);
  const isFilterVisible = isChoosing || !hasFilter || isLive;
  const isSwitchable = hasFilter && !isLive;
  return (
    <div className="flex max-lg:flex-col">
      <aside
        ref={asideRef}
        tabIndex={-1}
        aria-label="Поиск"
        className={`shrink-0 border-line print:hidden px-(--gutter) py-4 outline-none lg:sticky lg:top-12 lg:h-[calc(100dvh-3rem)] lg:w-[18.75rem] lg:overflow-y-auto lg:border-r ${isFilterVisible ? '' : 'max-lg:hidden'}`}
      >
        {filter}
        {isSwitchable && (
          <div className="sticky bottom-0 -mx-(--gutter) mt-4 flex gap-2 border-t border-line bg-ground px-(--gutter) py-3 lg:hidden">
            {onClear && <Button onClick={onClear}>Снять всё</Button>}
            <Button variant="primary" className="min-w-0 flex-1" onClick={() => switchTo(false)}>
              {found === undefined ? 'Показать найденное' : `Показать ${found}`}
            </Button>
          </div>
        )}
      </aside>
      <div
        ref={resultsRef}
        tabIndex={-1}
        className={`relative min-w-0 flex-1 outline-none ${isFilterVisible && isSwitchable ? 'max-lg:hidden' : ''}`}
      >
        {isSwitchable && (
          <div className="absolute top-2 right-(--gutter) md:top-3.5 lg:hidden print:hidden">
            <Button onClick={() => switchTo(true)}>
              <SlidersHorizontal className="size-4 text-ink-2 max-md:hidden" aria-hidden="true" />
              <span>
                Изменить<span className="max-md:sr-only"> поиск</span>
              </span>
            </Button>
          </div>
        )}
        {children}
      </div>
    </div>
  );
}
