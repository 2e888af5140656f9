import { Button } from '@vitrina/ui/primitives/button.tsx';
import { SlidersHorizontal } from 'lucide-react';
import { type ReactNode, useState } from 'react';

interface Props {
  /** How to look for: a text, a tree. */
  filter: ReactNode;
  /** Whether anything is looked for: then there are results to see. */
  isAsked: boolean;
  /** What was found. */
  children: ReactNode;
}

/**
 * A screen to find things on: what is looked for at the side, what was found beside it. Where there is no
 * room for both, one of them, with a button that leads to the other.
 */
export function Finder({ filter, isAsked, children }: Props) {
  const [isChoosing, setChoosing] = useState(!isAsked);
  const showsFilter = isChoosing || !isAsked;
  return (
    <div className="flex max-lg:flex-col">
      <aside
        aria-label="Поиск"
        className={`shrink-0 border-line px-(--gutter) py-4 lg:sticky lg:top-12 lg:h-[calc(100dvh-3rem)] lg:w-[18.75rem] lg:overflow-y-auto lg:border-r ${showsFilter ? '' : 'max-lg:hidden'}`}
      >
        {filter}
        {isAsked && (
          <div className="sticky bottom-0 -mx-(--gutter) mt-4 border-t border-line bg-ground px-(--gutter) py-3 lg:hidden">
            <Button look="primary" className="w-full" onClick={() => setChoosing(false)}>
              Показать найденное
            </Button>
          </div>
        )}
      </aside>
      <div className={`min-w-0 flex-1 ${showsFilter && isAsked ? 'max-lg:hidden' : ''}`}>
        {isAsked && (
          <div className="px-(--gutter) pt-4 lg:hidden">
            <Button onClick={() => setChoosing(true)}>
              <SlidersHorizontal className="size-4 text-ink-2" aria-hidden="true" />
              Изменить поиск
            </Button>
          </div>
        )}
        {children}
      </div>
    </div>
  );
}
