import * as texts from '#texts/report/profile/vanished-entity';
import { insertElements } from '@vitrina/ui/insert-elements';
import { Link } from '@vitrina/ui/link';
import { useLocation } from 'react-router';
import { formatWeek } from '../../period/format-week.ts';
import { useReportParams } from '../../period/use-report-params.ts';
import { useScreenPath } from '../../routing/shared-screen.ts';
import { withWeek } from '../../routing/week-search-params.ts';
import type { UseHistory } from '../trend/entity-history.ts';
import type { Vanished } from './use-vanished.ts';
import { Trend } from '../trend/trend.tsx';

interface Props extends Vanished {
  useHistory: UseHistory;
}

/** An entity that is missing in the week: its name, the last week that has it, and its history. */
export function VanishedEntity({ name, lastWeek, useHistory }: Props) {
  const path = useScreenPath();
  const { search } = useLocation();
  const { week } = useReportParams();
  const href = `${path}?${withWeek(new URLSearchParams(search), lastWeek).toString()}`;
  return (
    <div className="px-(--gutter) pt-5 pb-6 max-md:pt-3">
      <h1 title={name} className="line-clamp-4 text-title [overflow-wrap:anywhere]">
        {name}
      </h1>
      <p className="mt-1 mb-4 text-ink-2">
        {insertElements(texts.noOffers(week?.weekNumber ?? ''), {
          week: (
            <Link href={href} className="text-accent hover:underline">
              {formatWeek(lastWeek)}
            </Link>
          ),
        })}
      </p>
      <Trend name={name} useHistory={useHistory} />
    </div>
  );
}
