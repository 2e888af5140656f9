import * as texts from '#texts/report/follow/events';
import { MAX_FOLLOWS } from '@vitrina/contract';
import { formatInteger } from '@vitrina/ui/format/numbers';
import { Link } from '@vitrina/ui/link';
import { Button } from '@vitrina/ui/primitives/button';
import { Skeleton } from '@vitrina/ui/primitives/skeleton';
import { reports } from '../../api/reports.ts';
import { addFollow, type FollowSubject } from '../../follow/change-follows.ts';
import { type Follows, useFollows } from '../../follow/follows-context.ts';
import { usePeriod } from '../../period/period-context.ts';
import { paths } from '../../routing/paths.ts';
import { EventList } from './event-list.tsx';
import { FollowedRows } from './followed-rows.tsx';
import { LetterSwitch } from './letter-switch.tsx';

/** Number of suggested sellers if nothing is followed. */
const MAX_SUGGESTIONS = 3;

/** Suggestions if nothing is followed. */
function NothingFollowed({ change }: Follows) {
  const info = reports.period.weekInfo.useQuery(usePeriod().reportWeek).data?.weekInfo;
  const follow = (subject: FollowSubject) => change((list) => addFollow(list, subject));
  return (
    <div className="px-4 pb-4">
      <p className="text-ink-2">{texts.nothingFollowed}</p>
      <ul className="mt-2">
        {info?.topSellers.slice(0, MAX_SUGGESTIONS).map(({ id, title }) => (
          <li key={id} className="flex min-h-10 items-center gap-3 border-t border-line-soft max-md:min-h-11">
            <span className="min-w-0 flex-1 truncate">{title}</span>
            <Button small onClick={() => follow({ kind: 'seller', id })} aria-label={texts.followWhat(title)}>
              {texts.follow}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The followed entities with their revenue. */
const FollowedPart = ({ follows, events, onOpen }: Pick<Follows, 'follows' | 'events'> & Props) => (
  <section aria-label={texts.followed} className="border-t border-line px-4 py-2.5">
    <div className="flex items-baseline gap-2">
      <h3 className="text-section">{texts.followed}</h3>
      <span className="min-w-0 flex-1 truncate text-badge font-normal text-ink-3">
        {texts.followedCount(formatInteger(follows.length), MAX_FOLLOWS)}
      </span>
      <Link href={paths.account()} onClick={onOpen} className="rounded-mark text-accent hover:underline">
        {texts.change}
      </Link>
    </div>
    {events && <FollowedRows followed={events.followed} onOpen={onOpen} />}
  </section>
);

interface Props {
  /** Called when a link of the panel is clicked. */
  onOpen: () => void;
}

/** The week's events of the followed entities. */
export function EventsPanel({ onOpen }: Props) {
  const all = useFollows();
  const { reportWeek } = usePeriod();
  if (all === undefined) return <Skeleton className="m-4 h-40" />;
  const { follows, events, markSeen } = all;
  return (
    <div className="max-md:-mx-2">
      <div className="flex items-baseline gap-2 px-4 pt-3 pb-2">
        <h2 className="text-section">{texts.eventsOfWeek(reportWeek?.weekNumber ?? '')}</h2>
        {events && events.count > 0 && (
          <span className="min-w-0 flex-1 truncate text-badge font-normal text-ink-3">
            {events.unseenCount > 0
              ? texts.countAndNew(formatInteger(events.count), formatInteger(events.unseenCount))
              : formatInteger(events.count)}
          </span>
        )}
        {events && events.unseenCount > 0 && (
          <Button small variant="quiet" onClick={markSeen} className="-my-1 -mr-2">
            {texts.markRead}
          </Button>
        )}
      </div>
      {follows.length === 0 ? (
        <NothingFollowed {...all} />
      ) : (
        <>
          {events ? <EventList events={events} onOpen={onOpen} /> : <Skeleton className="m-4 h-40" />}
          <FollowedPart follows={follows} events={events} onOpen={onOpen} />
        </>
      )}
      <div className="sticky bottom-0 border-t border-line bg-raised px-4 py-2 max-md:-bottom-4">
        <LetterSwitch />
      </div>
    </div>
  );
}
