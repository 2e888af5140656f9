import type { ReportPeriod } from '@vitrina/contract';
import { IconButton } from '@vitrina/ui/primitives/icon-button';
import { Menu, MenuChoice, MenuItem, MenuLabel, MenuSeparator } from '@vitrina/ui/primitives/menu';
import { Skeleton } from '@vitrina/ui/primitives/skeleton';
import { Fragment } from 'react';
import { CalendarDays, ChevronDown, ChevronLeft, ChevronRight, RotateCw } from 'lucide-react';
import * as texts from '#texts/period/period';
import { LoadedDays } from './loaded-data.tsx';
import { usePeriod } from './period-context.ts';
import { findNeighbours, isSameWeek } from './published-weeks.ts';
import { formatMissingDates, formatWeekDates, formatWeek } from './format-week.ts';

const getKey = ({ year, weekNumber }: ReportPeriod) => `${year}-${weekNumber}`;

/** Shows the dates between two published weeks. */
function MissingWeeks({ between: [later, earlier] }: { between: [ReportPeriod | undefined, ReportPeriod] }) {
  const dates = later && formatMissingDates(later, earlier);
  return dates === undefined ? null : <MenuLabel>{texts.noReport(dates)}</MenuLabel>;
}

/** Menu of the published weeks, latest first. */
function WeekMenu() {
  const { week, published = [], choose, refresh } = usePeriod();
  return (
    <Menu
      align="center"
      title={texts.weekMenu}
      trigger={
        <button
          type="button"
          className="inline-flex min-w-0 flex-1 items-center justify-center gap-2 px-2.5 max-md:gap-1.5 max-md:px-1 max-[23rem]:gap-1 max-[23rem]:px-0 max-[23rem]:text-[0.8125rem] font-medium whitespace-nowrap hover:bg-hover focus-visible:-outline-offset-2"
        >
          <CalendarDays
            className="size-4 shrink-0 text-ink-2 max-md:hidden @max-[44rem]:hidden"
            aria-hidden="true"
          />
          <span className="truncate">{week ? formatWeek(week) : texts.chooseWeek}</span>
          <LoadedDays />
          <ChevronDown className="size-4 shrink-0 text-ink-2" aria-hidden="true" />
        </button>
      }
    >
      {published[0] && <MenuLabel>{texts.latestReady(published[0].weekNumber)}</MenuLabel>}
      {published.map((option, index) => (
        <Fragment key={getKey(option)}>
          <MissingWeeks between={[published[index - 1], option]} />
          <MenuChoice
            chosen={isSameWeek(option, week)}
            hasInitialFocus={isSameWeek(option, week)}
            textValue={String(option.weekNumber)}
            onSelect={() => choose(option)}
          >
            <span className="inline-block min-w-20 font-medium">{texts.week(option.weekNumber)}</span>{' '}
            {formatWeekDates(option)}
          </MenuChoice>
        </Fragment>
      ))}
      <MenuSeparator />
      <MenuItem onSelect={refresh}>
        <RotateCw aria-hidden="true" /> {texts.refreshWeeks}
      </MenuItem>
    </Menu>
  );
}

const stepClass = 'inline-flex w-8 max-md:w-11 shrink-0 items-center justify-center rounded-none';

/** Chooses the report period: previous and next week, and the menu of all weeks. */
export function WeekSelector() {
  const { week, published, choose, error } = usePeriod();
  const { earlier, later } = findNeighbours(week, published ?? []);
  return (
    <fieldset aria-label={texts.reportWeek} className="flex min-w-0 items-center max-md:flex-1">
      {published === undefined && error === null ? (
        <Skeleton className="h-(--control) w-70" />
      ) : (
        <div className="flex h-(--control) min-w-0 md:@min-[44rem]:min-w-70 items-stretch divide-x divide-line overflow-clip rounded-control border border-line-quiet max-md:flex-1 max-md:divide-x-0 max-md:rounded-none max-md:border-0">
          <IconButton
            label={texts.previousWeek}
            icon={<ChevronLeft aria-hidden="true" />}
            disabled={earlier === undefined}
            onClick={() => earlier && choose(earlier)}
            className={stepClass}
          />
          <WeekMenu />
          <IconButton
            label={texts.nextWeek}
            icon={<ChevronRight aria-hidden="true" />}
            disabled={later === undefined}
            onClick={() => later && choose(later)}
            className={stepClass}
          />
        </div>
      )}
    </fieldset>
  );
}
