import { MAX_FOLLOWS } from '@vitrina/contract';
import { formatInteger } from '@vitrina/ui/format/numbers';
import { Link } from '@vitrina/ui/link';
import { Button } from '@vitrina/ui/primitives/button';
import { Skeleton } from '@vitrina/ui/primitives/skeleton';
import { periodReports, periodTsr } from '../../api/period.ts';
import { addFollow, type FollowSubject } from '../../follow/change-follows.ts';
import { type Follows, useFollows } from '../../follow/follows-context.ts';
import { usePeriod } from '../../period/period-context.ts';
import { paths } from '../../routing/paths.ts';
import { EventList } from './event-list.tsx';
import { FollowedRows } from './followed-rows.tsx';
import { LetterSwitch } from './letter-switch.tsx';

/** Suggestions where nothing is followed: the largest sellers of the week. */
const MAX_SUGGESTIONS = 3;

/** Shown where nothing is followed. */
function NothingFollowed({ change }: Follows) {
  const info = periodTsr.weekInfo.useQuery(periodReports.weekInfo(usePeriod().reportWeek)).data?.weekInfo;
  const follow = (subject: FollowSubject) => change((list) => addFollow(list, subject));
  return (
    <div className="px-4 pb-4">
      <p className="text-ink-2">
        Следите за продавцами, категориями, брендами и товарами: здесь будет сказано, что с ними произошло.
      </p>
      <ul className="mt-2">
        {info?.topSellers.slice(0, MAX_SUGGESTIONS).map(({ id, title }) => (
          <li key={id} className="flex min-h-10 items-center gap-3 border-t border-line-soft max-md:min-h-11">
            <span className="min-w-0 flex-1 truncate">{title}</span>
            <Button small onClick={() => follow({ kind: 'seller', id })} aria-label={`Следить: ${title}`}>
              Следить
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** What is followed, with its revenue. */
const FollowedPart = ({ follows, events, onOpen }: Pick<Follows, 'follows' | 'events'> & Props) => (
  <section aria-label="Слежу" className="border-t border-line px-4 py-2.5">
    <div className="flex items-baseline gap-2">
      <h3 className="text-section">Слежу</h3>
      <span className="min-w-0 flex-1 truncate text-badge font-normal text-ink-3">
        {formatInteger(follows.length)} из {MAX_FOLLOWS} · выручка за 8 недель
      </span>
      <Link href={paths.account()} onClick={onOpen} className="rounded-mark text-accent hover:underline">
        Изменить
      </Link>
    </div>
    {events && <FollowedRows followed={events.followed} onOpen={onOpen} />}
  </section>
);

interface Props {
  /** Called when a link of the panel is followed. */
  onOpen: () => void;
}

/** What happened in the week to what the person follows. */
export function EventsPanel({ onOpen }: Props) {
  const all = useFollows();
  const { reportWeek } = usePeriod();
  if (all === undefined) return <Skeleton className="m-4 h-40" />;
  const { follows, events, markSeen } = all;
  return (
    <div className="max-md:-mx-2">
      <div className="flex items-baseline gap-2 px-4 pt-3 pb-2">
        <h2 className="text-section">События недели {reportWeek?.weekNumber}</h2>
        {events && events.count > 0 && (
          <span className="min-w-0 flex-1 truncate text-badge font-normal text-ink-3">
            {formatInteger(events.count)}
            {events.unseenCount > 0 && `, из них новых ${formatInteger(events.unseenCount)}`}
          </span>
        )}
        {events && events.unseenCount > 0 && (
          <Button small variant="quiet" onClick={markSeen} className="-my-1 -mr-2">
            Прочитано
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
