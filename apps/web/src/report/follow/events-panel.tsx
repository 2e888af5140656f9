import * as texts from '#texts/report/follow/events';
import { formatInteger } from '@vitrina/ui/format/numbers';
import { Button } from '@vitrina/ui/primitives/button';
import { Skeleton } from '@vitrina/ui/primitives/skeleton';
import { reports } from '../../api/reports.ts';
import { addFollow, type FollowSubject } from '../../follow/change-follows.ts';
import { type Follows, useFollows } from '../../follow/follows-context.ts';
import { usePeriod } from '../../period/period-context.ts';
import { EventGroups } from './event-groups.tsx';
import { LetterSwitch } from './letter-switch.tsx';
import { useEventGroups } from './use-event-groups.ts';

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

interface Props {
  /** Called when a link of the panel is clicked. */
  onOpen: () => void;
}

/** The head of the panel: the week, the number of groups with new events, and the button that marks them as seen. */
function PanelHead({ unseenCount, onSeen }: { unseenCount: number; onSeen: () => void }) {
  const { reportWeek } = usePeriod();
  return (
    <div className="flex items-baseline gap-2 px-4 pt-3 pb-2">
      <h2 className="text-section">{texts.eventsOfWeek(reportWeek?.weekNumber ?? '')}</h2>
      {unseenCount > 0 && (
        <>
          <span className="min-w-0 flex-1 truncate text-badge font-normal text-ink-3">
            {texts.newCount(formatInteger(unseenCount))}
          </span>
          <Button small variant="quiet" onClick={onSeen} className="-my-1 -mr-2">
            {texts.markRead}
          </Button>
        </>
      )}
    </div>
  );
}

/** The week's events of the followed entities, by kind. */
export function EventsPanel({ onOpen }: Props) {
  const all = useFollows();
  const grouped = useEventGroups();
  if (all === undefined) return <Skeleton className="m-4 h-40" />;
  const unseen = grouped?.groups.filter(({ isUnseen }) => isUnseen) ?? [];
  return (
    <div className="max-md:-mx-2">
      <PanelHead unseenCount={unseen.length} onSeen={all.markSeen} />
      {all.follows.length === 0 ? (
        <NothingFollowed {...all} />
      ) : grouped === undefined ? (
        <Skeleton className="m-4 h-40" />
      ) : (
        <div className="border-t border-line px-4">
          <EventGroups {...grouped} hasHeadings onOpen={onOpen} />
        </div>
      )}
      <div className="sticky bottom-0 border-t border-line bg-raised px-4 py-2 max-md:-bottom-4">
        <LetterSwitch />
      </div>
    </div>
  );
}
