import { Button } from '@vitrina/ui/primitives/button.tsx';
import { EmptyState, ErrorState } from '@vitrina/ui/primitives/states.tsx';
import type { ReactNode } from 'react';
import { codeOf } from '../api.ts';
import { usePeriod } from './period-context.ts';
import { OfflineState } from '../shell/offline-state.tsx';
import { sameWeek } from './week.ts';
import { weekLabel } from './week-label.ts';

/** Shows a screen that has a week, unless there is no week to show: then it says why and what to do. */
export function WeekGate({ children }: { children: ReactNode }) {
  const { week, published, error, isOffline, choose, refresh, isRefreshing } = usePeriod();
  const latest = published?.[0];
  if (isOffline) return <OfflineState what="список недель" />;
  if (published === undefined && week === undefined && error !== null) {
    return (
      <div className="px-(--gutter) py-6">
        <ErrorState
          title="Не удалось получить список недель"
          message={error.message}
          code={codeOf(error)}
          onRetry={refresh}
          retrying={isRefreshing}
        />
      </div>
    );
  }
  if (published !== undefined && week === undefined) {
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
  if (week && published && !published.some((one) => sameWeek(one, week))) {
    return (
      <div className="px-(--gutter)">
        <EmptyState
          title={`${weekLabel(week)}: такой недели нет`}
          actions={
            latest && (
              <Button
                className="h-auto! min-h-(--control) max-w-full shrink! py-1 text-left whitespace-normal!"
                onClick={() => choose(latest)}
              >
                Открыть последнюю: {weekLabel(latest)}
              </Button>
            )
          }
        >
          Отчёт за эту неделю не опубликован.
        </EmptyState>
      </div>
    );
  }
  return children;
}
