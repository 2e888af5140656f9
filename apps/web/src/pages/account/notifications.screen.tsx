import { paths } from '../../routing/paths.ts';
import { Link } from '@vitrina/ui/link';
import { formatDateTime } from '@vitrina/ui/format/week-range';
import { usePeriod } from '../../period/period-context.ts';
import { reports } from '../../api/reports.ts';
import { formatWeek } from '../../period/format-week.ts';
import { AccountPage } from './account-page.tsx';
import { Facts } from '../facts.tsx';
import { PlainPart } from '../plain-page.tsx';
import * as screens from '#texts/screens';
import * as texts from '#texts/pages/account/notifications';

/** Formats the latest week and its publication date. */
function useLatestWeekText(): string {
  const latest = usePeriod().published?.[0];
  const publishedAt = reports.period.weekInfo.useQuery(latest).data?.weekInfo.publishedAt;
  if (latest === undefined) return '—';
  return publishedAt === undefined
    ? formatWeek(latest)
    : texts.computed(formatWeek(latest), formatDateTime(new Date(publishedAt)));
}

/** Number of weeks listed. */
const SHOWN = 8;

/** Links to the latest published weeks. */
function LatestWeeks() {
  const { published } = usePeriod();
  if (published === undefined || published.length === 0) return null;
  return (
    <PlainPart lead={texts.latestWeeks} text={texts.eachOpens}>
      <ul className="divide-y divide-line-soft border-y border-line">
        {published.slice(0, SHOWN).map((week) => (
          <li key={`${week.year} ${week.weekNumber}`} className="flex">
            <Link
              href={paths.home(week)}
              className="flex-1 rounded-mark py-1.75 text-accent hover:underline max-md:py-3"
            >
              {formatWeek(week)}
            </Link>
          </li>
        ))}
      </ul>
    </PlainPart>
  );
}

/** Lists what is sent by e-mail: the sign-in code, and the letter if subscribed. */
export function Component() {
  const latest = useLatestWeekText();
  return (
    <AccountPage title={screens.notifications}>
      <PlainPart lead={texts.lead} text={texts.text}>
        <Facts
          facts={{
            code: { name: texts.code, value: texts.onRequest },
            letter: {
              name: texts.letter,
              value: (
                <Link href={paths.account()} className="text-accent underline underline-offset-2">
                  {texts.turnedOnInAccount}
                </Link>
              ),
            },
            newWeek: { name: texts.newWeek, value: texts.inListOfWeeks },
            latestWeek: { name: texts.latestWeek, value: latest },
            advertising: { name: texts.advertising, value: texts.notSent },
          }}
        />
      </PlainPart>
      <LatestWeeks />
    </AccountPage>
  );
}
