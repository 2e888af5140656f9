import type { ReportPeriod } from '@vitrina/contract';
import { CalendarDays, Columns2 } from 'lucide-react';
import { useMemo } from 'react';
import * as texts from '#texts/search/palette';
import * as periods from '#texts/period/period';
import { formatWeek } from '../../period/format-week.ts';
import { usePeriod } from '../../period/period-context.ts';
import { isSameWeek } from '../../period/published-weeks.ts';
import { getOtherYear, useAgainst } from '../../period/use-against.ts';
import { formatWeekText } from '../../routing/against-search-param.ts';
import { useChangeSearchParams } from '../../routing/use-change-search-params.ts';
import { useScreenPath } from '../../routing/shared-screen.ts';
import type { Option } from '../option.ts';
import { readWeekQuery, type WeekQuery } from './week-query.ts';

/** Maximum number of weeks for a text without a number. */
const MAX_WEEKS = 4;

const isNamed = ({ weekNumber, year }: WeekQuery, week: ReportPeriod): boolean =>
  (weekNumber === undefined || weekNumber === week.weekNumber) && (year === undefined || year === week.year);

interface NamedWeeks {
  /** Options that choose a published week for the screens. */
  options: readonly Option[];
  /** Says why a week that a text names is not offered. */
  note: string | undefined;
  /** Whether a word of the text means a week. */
  isExplicit: boolean;
}

/** Returns the published weeks that a text names, latest first. */
export function useWeekOptions(text: string): NamedWeeks {
  const { week, published, choose } = usePeriod();
  const query = useMemo(() => readWeekQuery(text, texts.weekWord), [text]);
  if (query === undefined || published === undefined)
    return { options: [], note: undefined, isExplicit: false };
  const named = published.filter((one) => isNamed(query, one));
  const others = named.filter((one) => !isSameWeek(one, week));
  const { weekNumber, isExplicit } = query;
  const say = named.length === 0 ? texts.unpublished : texts.alreadyOpen;
  return {
    options: others.slice(0, MAX_WEEKS).map((one) => ({
      key: `week ${formatWeekText(one)}`,
      title: formatWeek(one),
      icon: CalendarDays,
      target: { run: () => choose(one) },
    })),
    note: isExplicit && weekNumber !== undefined && others.length === 0 ? say(weekNumber) : undefined,
    isExplicit,
  };
}

/** Paths of the screens that compare two weeks: those about an entity, and the comparison. */
const COMPARED_PATHS = /^\/(?:seller|brand|category|section|product|compare)(?:2?$|-)/;

/** Returns options that compare the screen with an earlier week. */
export function useAgainstOptions(): readonly Option[] {
  const change = useChangeSearchParams();
  const { week } = usePeriod();
  const { week: against, earlier } = useAgainst();
  if (!COMPARED_PATHS.test(useScreenPath())) return [];
  return earlier
    .filter((one) => !isSameWeek(one, against))
    .map((one) => ({
      key: `against ${formatWeekText(one)}`,
      title: periods.compareWithWeek(one.weekNumber, getOtherYear(one, week)),
      icon: Columns2,
      target: { run: () => change({ against: formatWeekText(one) }, { replace: false }) },
    }));
}
