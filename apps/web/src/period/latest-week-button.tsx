import { insertElements } from '@vitrina/ui/insert-elements';
import { Button } from '@vitrina/ui/primitives/button';
import * as texts from '#texts/period/period';
import { useIsShared } from '../routing/shared-screen.ts';
import { usePeriod } from './period-context.ts';
import { sameWeek } from './published-weeks.ts';
import { formatWeek } from './format-week.ts';

/** Chooses the latest week; hidden when it is shown already, or the week is that of a link. */
export function LatestWeekButton() {
  const { week, published, choose } = usePeriod();
  const isShared = useIsShared();
  const latest = published?.[0];
  if (isShared || latest === undefined || sameWeek(latest, week)) return null;
  return (
    <Button
      className="h-auto! min-h-(--control) max-w-full shrink! py-1 text-left whitespace-normal!"
      onClick={() => choose(latest)}
    >
      <span>
        {insertElements(texts.openLatest, {
          week: <span className="whitespace-nowrap">{formatWeek(latest)}</span>,
        })}
      </span>
    </Button>
  );
}
