import type { ReportPeriod } from '@vitrina/contract';
import { Button } from '@vitrina/ui/primitives/button';
import { EmptyState } from '@vitrina/ui/primitives/states';
import { useIsPhone } from '@vitrina/ui/use-is-phone';
import * as texts from '#texts/period/period';
import { formatWeekText } from '../routing/against-search-param.ts';
import { useIsShared } from '../routing/shared-screen.ts';
import { useChangeSearchParams } from '../routing/use-change-search-params.ts';
import { usePeriod } from './period-context.ts';
import { getOtherYear, useAgainst } from './use-against.ts';

/** Finds the nearest published week before the current one if the compared week is unpublished. */
function useNearestWeek(): ReportPeriod | undefined {
  const { week, earlier } = useAgainst();
  return week === undefined ? earlier[0] : undefined;
}

/** Returns why there is no comparison, and the nearest week that allows one. */
export function useMissingWeekText(): string {
  const { week } = usePeriod();
  const { requested } = useAgainst();
  const nearest = useNearestWeek();
  if (nearest === undefined || requested === undefined) return texts.noEarlierWeeks;
  return texts.nearestWeek(requested.weekNumber, nearest.weekNumber, getOtherYear(nearest, week));
}

/** Compares with the nearest published week; null if there is none, or on a link's page. */
export function NearestWeekButton({ isSmall = false }: { isSmall?: boolean }) {
  const change = useChangeSearchParams();
  const isShared = useIsShared();
  const { week } = usePeriod();
  const nearest = useNearestWeek();
  const reason = useMissingWeekText();
  const isPhone = useIsPhone();
  const name = isPhone ? texts.withWeek : texts.compareWithWeek;
  if (isShared || nearest === undefined) return null;
  return (
    <Button
      small={isSmall}
      title={reason}
      onClick={() => change({ against: formatWeekText(nearest) }, { replace: false })}
    >
      {name(nearest.weekNumber, getOtherYear(nearest, week))}
    </Button>
  );
}

/** Replaces a comparison: explains why there is none, and offers the nearest week. */
export const MissingWeek = () => (
  <EmptyState title={texts.noComparison} actions={<NearestWeekButton />}>
    {useMissingWeekText()}
  </EmptyState>
);
