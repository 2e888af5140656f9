import type { ReportPeriod } from '@vitrina/contract';
import { insertElements } from '@vitrina/ui/insert-elements';
import { EmptyState } from '@vitrina/ui/primitives/states';
import * as texts from '#texts/app/week-notices';
import { findNearestWeeks } from '../period/find-nearest-weeks.ts';
import { formatWeek } from '../period/format-week.ts';
import { LatestWeekButton } from '../period/latest-week-button.tsx';
import { usePeriod } from '../period/period-context.ts';
import { AppLink } from '../routing/app-link.tsx';
import { paths } from '../routing/paths.ts';
import { FIRST_PROFILE_YEAR } from '../routing/week-search-params.ts';
import { NoWeeksYet } from './no-weeks-yet.tsx';

/** Notice that no published week fits this screen. */
function NoWeeks() {
  const { chosen } = usePeriod();
  if (chosen === undefined) return <NoWeeksYet />;
  return (
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

/** Notice that the address's week is not published. */
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

/** Notice that no week is published, or not the given one. */
export const MissingWeek = ({ week }: { week: ReportPeriod | undefined }) =>
  week === undefined ? <NoWeeks /> : <UnpublishedWeek week={week} />;
