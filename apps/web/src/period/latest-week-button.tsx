import { Button } from '@vitrina/ui/primitives/button';
import * as texts from '#texts/period/period';
import { useIsShared } from '../routing/shared-screen.ts';
import { usePeriod } from './period-context.ts';
import { isSameWeek } from './published-weeks.ts';

/** Chooses the latest week; hidden if already shown, or on a link's page. */
export function LatestWeekButton() {
  const { week, published, choose } = usePeriod();
  const isShared = useIsShared();
  const latest = published?.[0];
  if (isShared || latest === undefined || isSameWeek(latest, week)) return null;
  return (
    <Button variant="primary" onClick={() => choose(latest)}>
      {texts.openLatest(latest.weekNumber)}
    </Button>
  );
}
