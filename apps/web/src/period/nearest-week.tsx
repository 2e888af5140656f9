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

/** The nearest published week before the current one, where the week that changes are held against is not published. */
function useNearestWeek(): ReportPeriod | undefined {
  const { week, earlier } = useAgainst();
  return week === undefined ? earlier[0] : undefined;
}

/** Says why there is no comparison, and which week is the nearest with which there is one. */
export function useMissingWeekText(): string {
  const { week } = usePeriod();
  const { requested } = useAgainst();
  const nearest = useNearestWeek();
  if (nearest === undefined || requested === undefined) return texts.noEarlierWeeks;
  return texts.nearestWeek(requested.weekNumber, nearest.weekNumber, getOtherYear(nearest, week));
}

/** Holds changes against the nearest published week; nothing where there is none, or a link names the week. */
export function NearestWeekButton({ isSmall = false }: { isSmall?: boolean }) {
  const change = useChangeSearchParams();
  const isShared = useIsShared();
  const { week } = usePeriod();
  const nearest = useNearestWeek();
  const reason = useMissingWeekText();
  const isPhone = useIsPhone();
  const name = isPhone ? texts.shortCompareWithNearest : texts.compareWithNearest;
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

/** Stands where a comparison would: why there is none, and the nearest week to compare with. */
export const MissingWeek = () => (
  <EmptyState title={texts.noComparison} actions={<NearestWeekButton />}>
    {useMissingWeekText()}
  </EmptyState>
);
