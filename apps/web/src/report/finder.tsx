import { Button } from '@vitrina/ui/primitives/button';
import { SlidersHorizontal } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';

interface Props {
  /** The filter: a text field or a tree. */
  filter: ReactNode;
  /** Whether the filter has a value. */
  isAsked: boolean;
  /** Number of results, once known: «1 987 продавцов». */
  found: string | undefined;
  /** Whether the results are always under the filter. */
  isLive?: boolean;
  /** Clears the filter; undefined where it is empty. */
  onDrop: (() => void) | undefined;
  /** The results. */
  children: ReactNode;
}

/** The visible part on a narrow screen, and a switch that moves the focus with it. */
function useTurns(isAsked: boolean) {
  const filter = useRef<HTMLElement>(null);
  const results = useRef<HTMLDivElement>(null);
  const [isChoosing, setChoosing] = useState(!isAsked);
  const wanted = useRef(false);
  useEffect(() => {
    if (!wanted.current) return;
    wanted.current = false;
    window.scrollTo(0, 0);
    (isChoosing ? filter : results).current?.focus({ preventScroll: true });
  }, [isChoosing]);
  const turn = (choosing: boolean) => {
    wanted.current = true;
    setChoosing(choosing);
  };
  return { filter, results, isChoosing, turn };
}

/**
 * The layout of a search screen: the filter at the side, the results beside it. A narrow screen shows one of
 * them, with a button for the other.
 */
export function Finder({ filter, isAsked, isLive = false, found, onDrop, children }: Props) {
  const { filter: asideRef, results: resultsRef, isChoosing, turn } = useTurns(isAsked);
  const showsFilter = isChoosing || !isAsked || isLive;
  const turns = isAsked && !isLive;
  return (
    <div className="flex max-lg:flex-col">
      <aside
        ref={asideRef}
        tabIndex={-1}
        aria-label="Поиск"
        className={`shrink-0 border-line print:hidden px-(--gutter) py-4 outline-none lg:sticky lg:top-12 lg:h-[calc(100dvh-3rem)] lg:w-[18.75rem] lg:overflow-y-auto lg:border-r ${showsFilter ? '' : 'max-lg:hidden'}`}
      >
        {filter}
        {turns && (
          <div className="sticky bottom-0 -mx-(--gutter) mt-4 flex gap-2 border-t border-line bg-ground px-(--gutter) py-3 lg:hidden">
            {onDrop && <Button onClick={onDrop}>Снять всё</Button>}
            <Button variant="primary" className="min-w-0 flex-1" onClick={() => turn(false)}>
              {found === undefined ? 'Показать найденное' : `Показать ${found}`}
            </Button>
          </div>
        )}
      </aside>
      <div
        ref={resultsRef}
        tabIndex={-1}
        className={`relative min-w-0 flex-1 outline-none ${showsFilter && turns ? 'max-lg:hidden' : ''}`}
      >
        {turns && (
          <div className="absolute top-2 right-(--gutter) md:top-3.5 lg:hidden print:hidden">
            <Button onClick={() => turn(true)}>
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
