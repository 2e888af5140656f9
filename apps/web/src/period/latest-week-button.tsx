import { Button } from '@vitrina/ui/primitives/button';
import { usePeriod } from './period-context.ts';
import { sameWeek } from '../routing/week-search-params.ts';
import { weekLabel } from './week-label.ts';

/** The way to the latest week, where another one is on the screen. */
export function LatestWeekButton() {
  const { week, published, choose } = usePeriod();
  const latest = published?.[0];
  if (latest === undefined || sameWeek(latest, week)) return null;
  return (
    <Button
      className="h-auto! min-h-(--control) max-w-full shrink! py-1 text-left whitespace-normal!"
      onClick={() => choose(latest)}
    >
      <span>
        Открыть последнюю: <span className="whitespace-nowrap">{weekLabel(latest)}</span>
      </span>
    </Button>
  );
}
