import type { ReactNode } from 'react';
import { SearchButton } from '../search/palette/palette-trigger.tsx';
import { WeekSelector } from '../period/week-selector.tsx';
import { DemoLink, DemoTag, PrintedHeader } from './header-parts.tsx';
import { Bell } from './bell.tsx';

interface Props {
  /** Button that toggles the sidebar. */
  toggle: ReactNode;
  /** Receives the element for the page's breadcrumbs. */
  onSlot: (slot: HTMLElement | null) => void;
  /** Whether the screen shows a week. */
  hasWeek: boolean;
}

/** The header of every screen: breadcrumbs, week and demo mark. */
export const Header = ({ toggle, onSlot, hasWeek }: Props) => (
  <>
    <PrintedHeader />
    <header className="@container sticky top-0 z-20 flex flex-wrap items-center gap-x-2 border-b border-line bg-ground px-4 md:h-12 md:flex-nowrap max-md:gap-x-0 max-md:px-2 print:hidden">
      {toggle}
      <div ref={onSlot} className="flex h-12 min-w-0 flex-1 items-center max-md:px-1" />
      {hasWeek ? <DemoLink /> : <DemoTag />}
      {hasWeek && (
        <div className="min-w-0 max-md:order-1 max-md:-mx-2 max-md:basis-[calc(100%+1rem)] max-md:border-t max-md:border-line-soft">
          <WeekSelector />
        </div>
      )}
      <Bell />
      <SearchButton />
    </header>
  </>
);
