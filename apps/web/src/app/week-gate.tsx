import { ErrorState } from '@vitrina/ui/primitives/states';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import * as texts from '#texts/app/layout';
import { getErrorCode } from '../api/api-error.ts';
import { OfflineState } from '../report/offline-state.tsx';
import { Page } from '../routing/page.tsx';
import { useRouteAt } from '../routing/routes-context.ts';
import { ServerState } from '../report/server-state.tsx';
import { usePeriod } from '../period/period-context.ts';
import { isSameWeek } from '../period/published-weeks.ts';
import { MissingWeek } from './week-notices.tsx';

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

/** Returns the notice for a missing week; falsy while there is a week or it is loading. */
function useMissingWeekNotice(): ReactNode {
  const { week, published, error, isOffline } = usePeriod();
  if (isOffline) return <OfflineState what={texts.weekList} />;
  if (published === undefined) return week === undefined && error !== null && <WeeksError error={error} />;
  return !published.some((one) => isSameWeek(one, week)) && <MissingWeek week={week} />;
}

/** Shows a screen once it has a week; otherwise a notice that explains why not. */
export function WeekGate({ children }: { children: ReactNode }) {
  const notice = useMissingWeekNotice();
  return notice ? <NoticePage>{notice}</NoticePage> : children;
}
