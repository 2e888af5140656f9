import { AppLink } from '../../routing/app-link.tsx';
import { paths } from '../../routing/paths.ts';
import { Wordmark } from '../../routing/wordmark.tsx';
import { formatWeek } from '../../period/format-week.ts';
import { LoadedDays } from '../../period/loaded-data.tsx';
import { usePeriod } from '../../period/period-context.ts';
import { DemoTag, PrintedHeader } from '../header-parts.tsx';

interface Props {
  /** Receives the element for the page's breadcrumbs. */
  onSlot?: (slot: HTMLElement | null) => void;
}

/** The header of a link's page: the entity and its fixed week. */
export function LinkHeader({ onSlot }: Props) {
  const { week } = usePeriod();
  return (
    <>
      {week && <PrintedHeader />}
      <header className="@container sticky top-0 z-20 grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 border-b border-line bg-ground px-(--gutter) md:flex md:h-12 print:hidden">
        <AppLink href={paths.publicHome()} className="flex h-12 shrink-0 items-center rounded-mark">
          <Wordmark />
        </AppLink>
        <div
          ref={onSlot}
          className="flex min-w-0 flex-1 items-center max-md:order-2 max-md:min-h-11 max-md:py-1 md:h-12"
        />
        {week && (
          <>
            <span className="max-md:order-3 max-md:justify-self-end">
              <DemoTag />
            </span>
            <span className="flex items-center gap-2 font-medium whitespace-nowrap max-md:order-1">
              {formatWeek(week)}
              <LoadedDays />
            </span>
          </>
        )}
      </header>
    </>
  );
}
