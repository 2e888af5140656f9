import type { ReportPeriod } from '@vitrina/contract';
import { insertElements } from '@vitrina/ui/insert-elements';
import { Button } from '@vitrina/ui/primitives/button';
import { EmptyState, ErrorState } from '@vitrina/ui/primitives/states';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import * as texts from '#texts/app/layout';
import { getErrorCode } from '../api/api-error.ts';
import { OfflineState } from '../report/offline-state.tsx';
import { Page } from '../routing/page.tsx';
import { useRouteAt } from '../routing/routes-context.ts';
import { ServerState } from '../report/server-state.tsx';
import { LatestWeekButton } from '../period/latest-week-button.tsx';
import { usePeriod } from '../period/period-context.ts';
import { findNearestWeeks } from '../period/find-nearest-weeks.ts';
import { AppLink } from '../routing/app-link.tsx';
import { paths } from '../routing/paths.ts';
import { FIRST_PROFILE_YEAR } from '../routing/week-search-params.ts';
import { sameWeek } from '../period/published-weeks.ts';
import { formatWeek } from '../period/format-week.ts';

/** A page with the screen's title and a notice instead of its content. */
function NoticePage({ children }: { children: ReactNode }) {
  const title = useRouteAt(useLocation().pathname)?.title ?? '';
  return (
    <Page title={title}>
      <h1 className="px-(--gutter) pt-5 text-title max-md:sr-only">{title}</h1>
      {children}
    </Page>
  );
}

/** Error of the list of weeks. */
function WeeksError({ error }: { error: Error }) {
  const { refresh, isRefreshing } = usePeriod();
  return (
    <div className="px-(--gutter) py-6">
      <ErrorState
        title={texts.weeksFailed}
        message={error.message}
        code={getErrorCode(error)}
        onRetry={refresh}
        retrying={isRefreshing}
      />
      <ServerState />
    </div>
  );
}

/** No week is published that this screen may show. */
function NoWeeks() {
  const { chosen, refresh } = usePeriod();
  return chosen === undefined ? (
    <div className="px-(--gutter)">
      <EmptyState title={texts.noWeeks} actions={<Button onClick={refresh}>{texts.checkAgain}</Button>}>
        {texts.noWeeksYet}
      </EmptyState>
    </div>
  ) : (
    <div className="px-(--gutter)">
      <EmptyState title={texts.noWeeksHere}>
        {insertElements(texts.earlierWeeks, {
          week: formatWeek(chosen),
          year: FIRST_PROFILE_YEAR,
          home: <AppLink href={paths.home()}>{texts.homePage}</AppLink>,
        })}
      </EmptyState>
    </div>
  );
}

/** The week of the address is not published. */
function UnpublishedWeek({ week }: { week: ReportPeriod }) {
  const { published = [], choose } = usePeriod();
  return (
    <div className="px-(--gutter)">
      <EmptyState title={texts.noSuchWeek(formatWeek(week))} actions={<LatestWeekButton />}>
        {texts.notPublished}
      </EmptyState>
      <h2 className="text-section">{texts.nearestWeeks}</h2>
      <ul className="mt-1 max-w-[24rem] pb-6">
        {findNearestWeeks(week, published).map((nearest) => (
          <li key={formatWeek(nearest)} className="border-b border-line-soft last:border-0">
            <button
              type="button"
              onClick={() => choose(nearest)}
              className="flex min-h-(--row) w-full items-center rounded-mark text-left hover:text-accent hover:underline"
            >
              {formatWeek(nearest)}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Returns the notice for a missing week; falsy when there is one, or it is loading. */
function useMissingWeekNotice(): ReactNode {
  const { week, published, error, isOffline } = usePeriod();
  if (isOffline) return <OfflineState what={texts.weekList} />;
  if (published === undefined) return week === undefined && error !== null && <WeeksError error={error} />;
  if (week === undefined) return <NoWeeks />;
  return !published.some((one) => sameWeek(one, week)) && <UnpublishedWeek week={week} />;
}

/** Shows a screen once it has a week; otherwise a notice that says why not. */
export function WeekGate({ children }: { children: ReactNode }) {
  const notice = useMissingWeekNotice();
  return notice ? <NoticePage>{notice}</NoticePage> : children;
}
