import * as texts from '#texts/report/follow/events';
import type { WeekEvents } from '../../api/follow.ts';
import { formatInteger } from '@vitrina/ui/format/numbers';
import { Link } from '@vitrina/ui/link';
import { useId, useState } from 'react';
import { describeGroup } from './describe-group.ts';
import { EventLines, EventRow, SingleEvent } from './event-rows.tsx';
import type { EventGroup } from './group-events.ts';

/** Events shown when a group is opened. */
const MAX_SINGLE = 3;

const linkClass = 'inline-flex min-h-7 items-center rounded-mark text-accent hover:underline max-md:min-h-11';

interface GroupProps {
  group: EventGroup;
  /** Called when a link is clicked. */
  onOpen: (() => void) | undefined;
}

/** The largest events of an opened group, and the way to all of them. */
function SingleEvents({ group, onOpen }: GroupProps) {
  const [areAllShown, setAllShown] = useState(false);
  const { events } = group;
  const { href } = describeGroup(group);
  const count = formatInteger(events.length);
  const isCut = !areAllShown && events.length > MAX_SINGLE;
  return (
    <>
      <ul>
        {events.slice(0, isCut ? MAX_SINGLE : undefined).map((event) => (
          <SingleEvent
            key={[event.kind, event.id, event.productId, event.sellerId].join(' ')}
            event={event}
            onOpen={onOpen}
          />
        ))}
      </ul>
      {href !== undefined ? (
        <Link href={href} onClick={onOpen} className={linkClass}>
          {texts.allInPrices(count)}
        </Link>
      ) : (
        isCut && (
          <button type="button" onClick={() => setAllShown(true)} className={linkClass}>
            {texts.showAll(count)}
          </button>
        )
      )}
    </>
  );
}

/** A group: a button that opens its events; a single event is shown itself. */
function Group({ group, onOpen }: GroupProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const { title, detail, amountCaption } = describeGroup(group);
  const { events, type, amount, isUnseen } = group;
  const [single] = events;
  if (events.length === 1 && single !== undefined)
    return <EventRow event={single} caption={amountCaption} onOpen={onOpen} />;
  return (
    <>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
        className="relative flex w-full gap-2 py-2 hover:bg-hover"
      >
        <EventLines {...{ type, title, detail, amount, isUnseen, isOpen }} caption={amountCaption} />
      </button>
      <div id={id} hidden={!isOpen} className="pr-6 pb-2 pl-6 @max-[22rem]:pl-3">
        {isOpen && <SingleEvents group={group} onOpen={onOpen} />}
      </div>
    </>
  );
}

interface Props {
  groups: readonly EventGroup[];
  /** The week's events, of which the groups may hold only the largest. */
  events: Pick<WeekEvents, 'events' | 'count'>;
  /** Whether the own shop's groups and the others have a heading, if there are both. */
  hasHeadings?: boolean;
  /** Called when a link is clicked. */
  onOpen?: () => void;
}

/** The events of a week by kind: the own shop's, then those of the other followed entities. */
export function EventGroups({ groups, events: { events, count }, hasHeadings = false, onOpen }: Props) {
  const mine = groups.filter(({ isMine }) => isMine);
  const others = groups.filter(({ isMine }) => !isMine);
  const parts =
    hasHeadings && mine.length > 0 && others.length > 0
      ? [
          { title: texts.yourShop, of: mine },
          { title: texts.youFollow, of: others },
        ]
      : [{ title: undefined, of: groups }];
  if (groups.length === 0) return <p className="py-2 text-ink-2">{texts.quietWeek}</p>;
  return (
    <>
      {parts.map(({ title, of }) => (
        <div key={title ?? ''} className="@container">
          {title !== undefined && <h3 className="pt-2 text-badge font-normal text-ink-3">{title}</h3>}
          <ul>
            {of.map((group) => (
              <li key={group.key} className="border-b border-line-soft last:border-0">
                <Group group={group} onOpen={onOpen} />
              </li>
            ))}
          </ul>
        </div>
      ))}
      {events.length < count && (
        <p className="py-2 text-badge font-normal text-ink-2">
          {texts.cut(formatInteger(events.length), formatInteger(count))}
        </p>
      )}
    </>
  );
}
