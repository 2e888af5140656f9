import type { ReportPeriod } from '@vitrina/contract';
import { Button } from '@vitrina/ui/primitives/button';
import { EmptyState, ErrorState } from '@vitrina/ui/primitives/states';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { codeOf } from '../api/client.ts';
import { OfflineState } from '../report/offline-state.tsx';
import { Page } from '../routing/page.tsx';
import { useRouteAt } from '../routing/routes-context.ts';
import { ServerState } from '../report/server-state.tsx';
import { LatestWeekButton } from '../period/latest-week-button.tsx';
import { usePeriod } from '../period/period-context.ts';
import { nearestWeeks } from '../period/nearest-weeks.ts';
import { sameWeek } from '../routing/week-search-params.ts';
import { weekLabel } from '../period/week-label.ts';

/** What stands in the place of a screen that has no week to show, under the screen's name. */
function InPlace({ children }: { children: ReactNode }) {
  const title = useRouteAt(useLocation().pathname)?.title ?? '';
  return (
    <Page title={title}>
      <h1 className="px-(--gutter) pt-5 text-title max-md:sr-only">{title}</h1>
      {children}
    </Page>
  );
}

/** The list of weeks could not be had. */
function NoList({ error }: { error: Error }) {
  const { refresh, isRefreshing } = usePeriod();
  return (
    <div className="px-(--gutter) py-6">
      <ErrorState
        title="Не удалось получить список недель"
        message={error.message}
        code={codeOf(error)}
        onRetry={refresh}
        retrying={isRefreshing}
      />
      <ServerState />
    </div>
  );
}

/** Nothing is published yet. */
function NoWeeks() {
  const { refresh } = usePeriod();
  return (
    <div className="px-(--gutter)">
      <EmptyState
        title="Пока нет ни одной готовой недели"
        actions={<Button onClick={refresh}>Проверить ещё раз</Button>}
      >
        Отчёты появятся, как только будет загружена и посчитана первая неделя.
      </EmptyState>
    </div>
  );
}

/** The week in the address is not published. */
function NoSuchWeek({ week }: { week: ReportPeriod }) {
  const { published = [], choose } = usePeriod();
  return (
    <div className="px-(--gutter)">
      <EmptyState title={`${weekLabel(week)}: такой недели нет`} actions={<LatestWeekButton />}>
        Отчёт за эту неделю не опубликован.
      </EmptyState>
      <h2 className="text-section">Ближайшие к ней</h2>
      <ul className="mt-1 max-w-[24rem] pb-6">
        {nearestWeeks(week, published).map((one) => (
          <li key={weekLabel(one)} className="border-b border-line-soft last:border-0">
            <button
              type="button"
              onClick={() => choose(one)}
              className="flex min-h-(--row) w-full items-center rounded-mark text-left hover:text-accent hover:underline"
            >
              {weekLabel(one)}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Why there is no week to show; undefined where there is one, or it is on its way. */
function useNoWeek(): ReactNode {
  const { week, published, error, isOffline } = usePeriod();
  if (isOffline) return <OfflineState what="список недель" />;
  if (published === undefined) return week === undefined && error !== null && <NoList error={error} />;
  if (week === undefined) return <NoWeeks />;
  return !published.some((one) => sameWeek(one, week)) && <NoSuchWeek week={week} />;
}

/** Shows a screen that has a week, unless there is no week to show: then it says why and what to do. */
export function WeekGate({ children }: { children: ReactNode }) {
  const noWeek = useNoWeek();
  return noWeek ? <InPlace>{noWeek}</InPlace> : children;
}
